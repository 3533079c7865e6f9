import { CardBody } from '#design/card.tsx'
import type { TeamAnalytics } from '#features/team/contract.ts'

const mostRules = 10

/** The rules broken on most calls, with bars to compare them. */
export function BrokenRules({ rules, scoredCalls }: Pick<TeamAnalytics, 'rules' | 'scoredCalls'>) {
	const shown = rules.slice(0, mostRules)
	const most = shown[0]?.calls ?? 1
	if (shown.length === 0)
		return <CardBody className="text-muted-foreground">No rules were broken on these calls.</CardBody>
	return (
		<ul className="divide-y border-t">
			{shown.map(({ code, title, kind, calls }) => (
				<li
					key={code}
					className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 px-5 py-2.5 sm:grid-cols-[minmax(0,1fr)_12rem_6rem]"
				>
					<div className="min-w-0">
						<p className="font-medium">{title}</p>
						<p className="text-muted-foreground text-sm">
							{kind === 'prohibited statement' ? 'Prohibited statement' : 'Required disclosure'}
						</p>
					</div>
					<div
						aria-hidden="true"
						className="order-last col-span-2 h-2 rounded-full bg-foreground/10 sm:order-none sm:col-span-1"
					>
						<div className="h-full rounded-full bg-primary" style={{ width: `${(100 * calls) / most}%` }} />
					</div>
					<p className="num text-right text-sm">
						{calls} of {scoredCalls}
					</p>
				</li>
			))}
		</ul>
	)
}
