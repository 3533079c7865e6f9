import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { adminDestinations, mainDestinations } from '#app/shell/navigation.ts'
import { classNames } from '#design/class-names.ts'
import { Tooltip } from '#design/tooltip.tsx'
import { stats } from '#features/analysis/ui/read-recordings.ts'
import { usePerson } from '#features/people/ui/person.tsx'
import { formatNumber } from '#platform/text/format-number.ts'

type NavLinksProps = {
	/** Icons alone, their names in tooltips. */
	isNarrow?: boolean
	className?: string
	onNavigate?: () => void
}

/** The places one can go, for the sidebar and for the menu of phones. */
export function NavLinks({ isNarrow = false, className, onNavigate }: NavLinksProps) {
	const { role } = usePerson()
	const { data } = useQuery(stats)
	return (
		<nav className={classNames('flex-1 space-y-0.5 overflow-y-auto px-3 py-2', className)} aria-label="Main">
			{mainDestinations.map((destination) => (
				<NavLink
					key={destination.to}
					destination={destination}
					isNarrow={isNarrow}
					onClick={onNavigate}
					count={destination.to === '/recordings' ? data?.totalCalls : undefined}
				/>
			))}
			{role === 'admin' ? (
				<>
					<p className={classNames('eyebrow px-2.5 pt-5 pb-1', isNarrow && 'sr-only')}>Administration</p>
					{adminDestinations.map((destination) => (
						<NavLink
							key={destination.to}
							destination={destination}
							isNarrow={isNarrow}
							onClick={onNavigate}
						/>
					))}
				</>
			) : null}
		</nav>
	)
}

type NavLinkProps = {
	destination: (typeof mainDestinations | typeof adminDestinations)[number]
	isNarrow: boolean
	onClick: (() => void) | undefined
	count?: number | undefined
}

function NavLink({ destination: { to, title, icon: Icon }, isNarrow, onClick, count }: NavLinkProps) {
	const link = (
		<Link
			to={to}
			onClick={onClick}
			activeOptions={{ exact: to === '/' }}
			className="group flex h-9 items-center gap-2.5 rounded-lg px-2.5 font-medium text-base text-sidebar-foreground transition-colors duration-(--dur-fast) hover:bg-sidebar-accent/60 hover:text-sidebar-accent-foreground aria-[current=page]:bg-sidebar-accent aria-[current=page]:text-sidebar-accent-foreground coarse:h-11"
		>
			<Icon
				className="size-4.5 shrink-0 opacity-80 group-aria-[current=page]:text-link group-aria-[current=page]:opacity-100"
				aria-hidden="true"
			/>
			<span className={classNames('truncate', isNarrow && 'sr-only')}>{title}</span>
			{count !== undefined && !isNarrow ? (
				<span className="num ml-auto text-muted-foreground text-xs">
					{formatNumber(count)}
					<span className="sr-only"> calls</span>
				</span>
			) : null}
		</Link>
	)
	if (!isNarrow) return link
	return (
		<Tooltip text={title} side="right">
			{link}
		</Tooltip>
	)
}
