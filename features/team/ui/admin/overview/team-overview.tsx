import { AudioLines } from 'lucide-react'
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#design/card.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { OpenCoaching } from '#features/coaching/ui/open-coaching.tsx'
import type { TeamOverview as Overview } from '#features/team/contract.ts'
import { mostRepsPictured } from '#features/team/limits.ts'
import type { AdminSearch, ChangeSearch } from '../admin-search.ts'
import { PeriodSwitch } from '../period-switch.tsx'
import { ComplianceAlerts } from './compliance-alerts.tsx'
import { CompliancePlot } from './compliance-plot.tsx'
import { TopPerformers } from './top-performers.tsx'

type TeamOverviewProps = { overview: Overview; search: AdminSearch; onSearch: ChangeSearch }

/** The team's compliance in one picture, who needs a look, and who does best. */
export function TeamOverview({ overview, search, onSearch }: TeamOverviewProps) {
	const { complianceByRep, period } = overview
	const isCut = complianceByRep.length === mostRepsPictured
	return (
		<div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-12">
			<div className="lg:order-2 lg:col-span-5">
				<ComplianceAlerts overview={overview} days={search.days} />
			</div>
			<div className="flex flex-col gap-5 lg:order-1 lg:col-span-7">
				<Card aria-labelledby="compliance-by-rep">
					<CardHeader className="items-center">
						<div>
							<CardTitle id="compliance-by-rep">Compliance by rep</CardTitle>
							<CardDescription>
								Last {period.days} days, highest first
								{isCut ? `, the lowest ${mostRepsPictured}` : ''}
							</CardDescription>
						</div>
						<PeriodSwitch search={search} onSearch={onSearch} />
					</CardHeader>
					{complianceByRep.length ? (
						<CardBody>
							<CompliancePlot reps={complianceByRep} />
						</CardBody>
					) : (
						<EmptyState
							icon={<AudioLines />}
							title="No scored calls yet"
							text="Compliance is compared here once active reps have scored calls in this period."
						/>
					)}
				</Card>
				<TopPerformers overview={overview} />
			</div>
			<OpenCoaching person={null} className="lg:order-3 lg:col-span-12" />
		</div>
	)
}
