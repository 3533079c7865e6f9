import { ChevronDown } from 'lucide-react'
import { lazy } from 'react'
import { MenuOnDemand } from '#app/shell/menu-on-demand.tsx'
import { Avatar } from '#design/avatar.tsx'
import { usePerson } from '#features/people/ui/person.tsx'
import { roleLabel } from '#features/people/ui/role-label.ts'

const load = () => import('#app/shell/account-menu-items.tsx')
const AccountMenuItems = lazy(load)

export function AccountMenu({ onShortcuts }: { onShortcuts: () => void }) {
	const { name, role } = usePerson()
	return (
		<MenuOnDemand
			load={load}
			menu={(props) => <AccountMenuItems {...props} onShortcuts={onShortcuts} />}
			trigger={
				<button
					type="button"
					aria-label={`Account menu: ${name}, ${roleLabel(role)}`}
					className="ml-1 flex items-center gap-1 rounded-full p-0.5 hover:bg-accent coarse:min-h-11 coarse:min-w-11 coarse:justify-center"
				>
					<Avatar name={name} />
					<ChevronDown className="hidden size-3.5 text-muted-foreground lg:block" aria-hidden="true" />
				</button>
			}
		/>
	)
}
