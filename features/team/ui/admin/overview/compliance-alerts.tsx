import { Link } from '@tanstack/react-router'
import { OctagonAlert, ShieldCheck, TriangleAlert } from 'lucide-react'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Card, CardDescription, CardHeader, CardTitle } from '#design/card.tsx'
import { adminComplianceBadge } from '#features/analysis/ui/score-bands.ts'
import type { TeamOverview } from '#features/team/contract.ts'
import { complianceAlert } from '#features/team/limits.ts'
import { formatCount } from '#platform/text/format-number.ts'
import type { AdminSearch } from '../admin-search.ts'

type ComplianceAlertsProps = { overview: TeamOverview; days: AdminSearch['days'] }

/** The reps under the alert level, the worst first, each with the way to the calls behind it. */
export function ComplianceAlerts({ overview: { alerts, cards }, days }: ComplianceAlertsProps) {
	const hidden = cards.repsUnderAlert - alerts.length
	return (
		<Card aria-labelledby="compliance-alerts">
			<CardHeader className="items-center">
				<div>
					<CardTitle id="compliance-alerts">Compliance alerts</CardTitle>
					<CardDescription>Reps under {complianceAlert}%</CardDescription>
				</div>
				{alerts.length ? <Badge tone="critical">{cards.repsUnderAlert}</Badge> : null}
			</CardHeader>
			{alerts.length ? (
				<ul className="divide-y border-t">
					{alerts.map((alert) => (
						<Alerted key={alert.id} alert={alert} days={days} />
					))}
				</ul>
			) : (
				<p className="flex items-center gap-2 border-t px-5 py-4" data-tone="success">
					<ShieldCheck className="size-4 shrink-0 text-tone-text" aria-hidden="true" />
					{cards.scoredCalls
						? `No active reps are under ${complianceAlert}%.`
						: 'No calls have been scored in this period.'}
				</p>
			)}
			{hidden > 0 ? (
				<p className="border-t px-5 py-3 text-muted-foreground text-sm">
					{formatCount(hidden, 'more rep')} under Compliance Monitoring
				</p>
			) : null}
		</Card>
	)
}

type AlertedProps = { alert: TeamOverview['alerts'][number]; days: AdminSearch['days'] }

function Alerted({ alert, days }: AlertedProps) {
	const { id, name, complianceScore } = alert
	const { tone } = adminComplianceBadge(complianceScore)
	const Icon = tone === 'failed' ? OctagonAlert : TriangleAlert
	return (
		<li className="flex items-start gap-3 px-5 py-3" data-tone={tone}>
			<Icon className="mt-0.5 size-4 shrink-0 text-tone-text" aria-hidden="true" />
			<div className="min-w-0 flex-1">
				<p className="font-medium">
					{name} <span className="num font-normal text-muted-foreground">{complianceScore}%</span>
				</p>
				<p className="text-muted-foreground text-sm">{describeMostBroken(alert)}</p>
			</div>
			<Button asChild variant="outline" size="sm">
				<Link
					to="/admin-dashboard"
					search={{ tab: 'compliance', rep: id, ...(days ? { days } : {}) }}
					aria-label={`Review ${name}`}
				>
					Review
				</Link>
			</Button>
		</li>
	)
}

function describeMostBroken({ mostBroken, scoredCalls }: TeamOverview['alerts'][number]): string {
	const calls = formatCount(scoredCalls, 'scored call')
	if (!mostBroken) return calls
	const how = mostBroken.kind === 'prohibited statement' ? 'said' : 'not given in full'
	return `${mostBroken.title}: ${how} on ${mostBroken.calls} of ${calls}`
}
