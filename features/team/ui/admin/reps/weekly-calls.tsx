import { Progress } from '#design/progress.tsx'
import type { Rep } from '#features/team/contract.ts'
import { formatNumber } from '#platform/text/format-number.ts'

/** A rep's calls of this week against their target. */
export function WeeklyCalls({ rep: { name, performance, goals } }: { rep: Rep }) {
	const { callsThisWeek } = performance
	const { weeklyCallTarget } = goals
	const reached = weeklyCallTarget ? Math.min(100, Math.round((callsThisWeek / weeklyCallTarget) * 100)) : 100
	return (
		<div className="w-28">
			<p className="num">
				<span className="font-semibold">{formatNumber(callsThisWeek)}</span>
				<span className="text-muted-foreground"> of {formatNumber(weeklyCallTarget)}</span>
			</p>
			<Progress value={reached} label={`Weekly call target of ${name}`} className="mt-1" />
		</div>
	)
}
