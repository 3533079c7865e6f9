import { Monitor, Moon, Sun } from 'lucide-react'
import { theme } from '#app/shell/theme.ts'
import { Button } from '#design/button.tsx'
import {
	DropdownMenu,
	DropdownMenuContent,
	DropdownMenuRadioGroup,
	DropdownMenuRadioItem,
	DropdownMenuTrigger,
} from '#design/dropdown-menu.tsx'

const themes = [
	{ value: 'system', label: 'System', Icon: Monitor },
	{ value: 'light', label: 'Light', Icon: Sun },
	{ value: 'dark', label: 'Dark', Icon: Moon },
] as const

export function ThemeMenu() {
	return (
		<DropdownMenu>
			<DropdownMenuTrigger asChild>
				<Button variant="ghost" size="icon-sm" aria-label="Theme" title="Theme">
					<Sun className="size-4.5 dark:hidden" aria-hidden="true" />
					<Moon className="hidden size-4.5 dark:block" aria-hidden="true" />
				</Button>
			</DropdownMenuTrigger>
			<DropdownMenuContent className="min-w-40">
				<DropdownMenuRadioGroup
					value={theme.use()}
					onValueChange={(value) => theme.set(value as 'system' | 'light' | 'dark')}
				>
					{themes.map(({ value, label, Icon }) => (
						<DropdownMenuRadioItem key={value} value={value}>
							<Icon aria-hidden="true" />
							{label}
						</DropdownMenuRadioItem>
					))}
				</DropdownMenuRadioGroup>
			</DropdownMenuContent>
		</DropdownMenu>
	)
}
