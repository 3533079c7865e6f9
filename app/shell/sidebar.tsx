import { Link } from '@tanstack/react-router'
import { NavLinks } from '#app/shell/nav-links.tsx'
import { PersonFoot } from '#app/shell/person-foot.tsx'
import { classNames } from '#design/class-names.ts'
import { Logo } from '#design/logo.tsx'
import { createStoredChoice } from '#platform/browser/stored-choice.ts'

export const sidebar = createStoredChoice('sidebar', ['expanded', 'collapsed'])

export function toggleSidebar(): void {
	sidebar.set(sidebar.get() === 'expanded' ? 'collapsed' : 'expanded')
}

export function Sidebar() {
	const isNarrow = sidebar.use() === 'collapsed'
	return (
		<aside
			aria-label="Sidebar"
			className={classNames(
				'sticky top-0 hidden h-dvh shrink-0 flex-col border-sidebar-border border-r bg-sidebar lg:flex',
				isNarrow ? 'w-15' : 'w-60',
			)}
		>
			<Link to="/" aria-label="Candor home" className="flex h-14 shrink-0 items-center gap-2.5 px-4">
				<Logo />
				{isNarrow ? null : (
					<span className="font-semibold text-foreground text-lg tracking-tight">Candor</span>
				)}
			</Link>
			<NavLinks isNarrow={isNarrow} className={isNarrow ? 'px-2' : undefined} />
			<PersonFoot isNarrow={isNarrow} />
		</aside>
	)
}
