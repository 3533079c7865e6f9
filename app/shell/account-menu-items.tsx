import { Link } from '@tanstack/react-router'
import { CircleHelp, CreditCard, Keyboard, LogOut, ShieldCheck, Webhook } from 'lucide-react'
import type { OpenedMenuProps } from '#app/shell/menu-on-demand.tsx'
import {
	DropdownMenu,
	DropdownMenuContent,
	DropdownMenuItem,
	DropdownMenuLabel,
	DropdownMenuSeparator,
	DropdownMenuTrigger,
} from '#design/dropdown-menu.tsx'
import { usePerson } from '#features/people/ui/person.tsx'
import { roleLabel } from '#features/people/ui/role-label.ts'
import { logOut } from '#features/people/ui/session.ts'

type AccountMenuItemsProps = OpenedMenuProps & { onShortcuts: () => void }

export default function AccountMenuItems({ trigger, onContent, onShortcuts }: AccountMenuItemsProps) {
	const { name, role } = usePerson()
	return (
		<DropdownMenu defaultOpen>
			<DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
			<DropdownMenuContent ref={onContent}>
				<DropdownMenuLabel>
					<p className="truncate font-medium">{name}</p>
					<p className="text-muted-foreground text-sm">{roleLabel(role)}</p>
				</DropdownMenuLabel>
				<DropdownMenuSeparator />
				<DropdownMenuItem asChild>
					<Link to="/pricing">
						<CreditCard aria-hidden="true" />
						Plans and billing
					</Link>
				</DropdownMenuItem>
				<DropdownMenuItem asChild>
					<Link to="/account-security">
						<ShieldCheck aria-hidden="true" />
						Sign-in & security
					</Link>
				</DropdownMenuItem>
				<DropdownMenuItem asChild>
					<Link to="/integrations">
						<Webhook aria-hidden="true" />
						API & webhooks
					</Link>
				</DropdownMenuItem>
				<DropdownMenuItem asChild>
					<Link to="/help">
						<CircleHelp aria-hidden="true" />
						Help
					</Link>
				</DropdownMenuItem>
				<DropdownMenuItem onSelect={onShortcuts}>
					<Keyboard aria-hidden="true" />
					Keyboard shortcuts
				</DropdownMenuItem>
				<DropdownMenuSeparator />
				<DropdownMenuItem onSelect={logOut}>
					<LogOut aria-hidden="true" />
					Log out
				</DropdownMenuItem>
			</DropdownMenuContent>
		</DropdownMenu>
	)
}
