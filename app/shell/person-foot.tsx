import { LogOut } from 'lucide-react'
import { Avatar } from '#design/avatar.tsx'
import { classNames } from '#design/class-names.ts'
import { IconButton } from '#design/icon-button.tsx'
import { usePerson } from '#features/people/ui/person.tsx'
import { roleLabel } from '#features/people/ui/role-label.ts'
import { logOut } from '#features/people/ui/session.ts'

/** Who is signed in, and the way out; at the foot of the sidebar and of the menu of phones. */
export function PersonFoot({ isNarrow = false }: { isNarrow?: boolean }) {
	const { name, role } = usePerson()
	return (
		<div
			className={classNames(
				'flex items-center gap-2.5 border-sidebar-border border-t p-3',
				isNarrow && 'flex-col',
			)}
		>
			<Avatar name={name} />
			<div className={classNames('min-w-0 flex-1 leading-tight', isNarrow && 'sr-only')}>
				<p className="truncate font-medium text-foreground text-sm">{name}</p>
				<p className="text-muted-foreground text-xs">{roleLabel(role)}</p>
			</div>
			<IconButton label="Log out" onClick={logOut}>
				<LogOut className="size-4" aria-hidden="true" />
			</IconButton>
		</div>
	)
}
