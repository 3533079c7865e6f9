import { Moon, Sun } from 'lucide-react'
import { lazy } from 'react'
import { MenuOnDemand } from '#app/shell/menu-on-demand.tsx'
import { Button } from '#design/button.tsx'

const load = () => import('#app/shell/theme-menu-items.tsx')
const ThemeMenuItems = lazy(load)

export function ThemeMenu() {
	return (
		<MenuOnDemand
			load={load}
			menu={(props) => <ThemeMenuItems {...props} />}
			trigger={
				<Button variant="ghost" size="icon-sm" aria-label="Theme" title="Theme">
					<Sun className="size-4.5 dark:hidden" aria-hidden="true" />
					<Moon className="hidden size-4.5 dark:block" aria-hidden="true" />
				</Button>
			}
		/>
	)
}
