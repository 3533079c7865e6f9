import { Link } from '@tanstack/react-router'
import { ChevronDown, CircleHelp, CreditCard, Keyboard, LogOut, ShieldCheck, Webhook } from 'lucide-react'
import { Avatar } from '#design/avatar.tsx'
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

export function AccountMenu({ onShortcuts }: { onShortcuts: () => void }) {
	const { name, role } = usePerson()
	return (
		<DropdownMenu>
			<DropdownMenuTrigger
				aria-label={`Account menu: ${name}, ${roleLabel(role)}`}
				className="ml-1 flex items-center gap-1 rounded-full p-0.5 hover:bg-accent coarse:min-h-11 coarse:min-w-11 coarse:justify-center"
			>
				<Avatar name={name} />
				<ChevronDown className="hidden size-3.5 text-muted-foreground lg:block" aria-hidden="true" />
			</DropdownMenuTrigger>
			<DropdownMenuContent>
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
