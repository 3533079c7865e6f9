import { Monitor, Moon, Sun } from 'lucide-react'
import type { OpenedMenuProps } from '#app/shell/menu-on-demand.tsx'
import { theme } from '#app/shell/theme.ts'
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

export default function ThemeMenuItems({ trigger, onContent }: OpenedMenuProps) {
	return (
		<DropdownMenu defaultOpen>
			<DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
			<DropdownMenuContent ref={onContent} className="min-w-40">
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
