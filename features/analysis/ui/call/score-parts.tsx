import { formatCount } from '#platform/text/format-number.ts'
import { useCall } from './call-context.ts'

/** How the score came about: parts, caps, and the version of the rules it was given by. */
export function ScoreParts() {
	const { score, version, overallScore } = useCall().analysis
	if (overallScore === null) return null
	return (
		<>
			<h3 className="border-t px-4 pt-3 pb-2 font-semibold text-sm">Why this score</h3>
			<ul className="divide-y border-t">
				{score.parts.map(({ code, title, weight, points, why }) => (
					<li key={code} className="px-4 py-2 text-sm">
						<div className="flex justify-between gap-4">
							<h4 className="font-medium">{title}</h4>
							{weight > 0 ? (
								<span className="num whitespace-nowrap">
									<span className="font-medium">{round(points)}</span>{' '}
									<span className="text-muted-foreground">of {weight}</span>
								</span>
							) : (
								<span className="whitespace-nowrap text-muted-foreground">Not counted</span>
							)}
						</div>
						{why ? <p className="mt-0.5 text-muted-foreground">{why}</p> : null}
					</li>
				))}
				{score.caps.map(({ max, why }) => (
					<li key={why} className="px-4 py-2 text-sm">
						<span className="font-medium">At most {max}:</span>{' '}
						<span className="text-muted-foreground">{why}</span>
					</li>
				))}
				{score.floor ? (
					<li className="px-4 py-2 text-sm">
						<span className="font-medium">At least {score.floor.min}:</span>{' '}
						<span className="text-muted-foreground">{score.floor.why}</span>
					</li>
				) : null}
				<li className="flex justify-between gap-4 px-4 py-2 text-sm">
					<span>
						<span className="font-medium">Score</span>{' '}
						{score.beforeCaps === overallScore ? null : (
							<span className="text-muted-foreground">
								({round(score.beforeCaps)} before the {score.beforeCaps > overallScore ? 'cap' : 'minimum'})
							</span>
						)}
					</span>
					<span className="num font-semibold">{overallScore}</span>
				</li>
			</ul>
			<p className="border-t px-4 py-2 text-muted-foreground text-xs">
				{formatCount(score.parts.length, 'part')}, rules version {version}. Training feedback, not legal
				advice.
			</p>
		</>
	)
}

function round(points: number): string {
	return String(Math.round(points * 10) / 10)
}
