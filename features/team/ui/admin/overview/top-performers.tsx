import { Link } from '@tanstack/react-router'
import { Avatar } from '#design/avatar.tsx'
import { Card, CardDescription, CardHeader, CardTitle } from '#design/card.tsx'
import { formulas, type TeamOverview } from '#features/team/contract.ts'
import { fewestCallsToRank } from '#features/team/limits.ts'
import { FormulaTip } from '../../formula-tip.tsx'

/** Who does best, by closing rate plus compliance. */
export function TopPerformers({ overview: { topPerformers } }: { overview: TeamOverview }) {
	return (
		<Card aria-labelledby="top-performers">
			<CardHeader className="items-center">
				<div>
					<CardTitle id="top-performers">Top performers</CardTitle>
					<CardDescription>Closing rate plus compliance</CardDescription>
				</div>
				<FormulaTip of="the ranking" text={formulas.topPerformers} />
			</CardHeader>
			{topPerformers.length ? (
				<ol className="divide-y border-t">
					{topPerformers.map(({ id, name, closingRate, complianceScore, sum }, index) => (
						<li key={id} className="flex items-center gap-3 px-5 py-3">
							<span className="num w-4 text-center font-semibold text-muted-foreground">{index + 1}</span>
							<Avatar name={name} tone="neutral" />
							<div className="min-w-0 flex-1">
								<Link to="/employees/$id" params={{ id }} className="font-medium hover:underline">
									{name}
								</Link>
								<p className="text-muted-foreground text-sm">
									Closing <span className="num font-medium text-foreground">{closingRate}%</span>, compliance{' '}
									<span className="num font-medium text-foreground">{complianceScore}%</span>
								</p>
							</div>
							<span className="num font-semibold text-md">{sum}</span>
						</li>
					))}
				</ol>
			) : (
				<p className="border-t px-5 py-4 text-muted-foreground">
					No rep has {fewestCallsToRank} scored calls in this period yet.
				</p>
			)}
		</Card>
	)
}
