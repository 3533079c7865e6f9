import { Card, CardBody, CardHeader, CardTitle } from '#design/card.tsx'
import { scoreRanges } from '../../texts/credit-insights/score.ts'

const lowest = 300
const highest = 850

/** The bands of a score, on one scale. */
export function ScoreRanges() {
	return (
		<Card>
			<CardHeader>
				<CardTitle>Score range guide</CardTitle>
			</CardHeader>
			<CardBody>
				<div className="flex gap-0.5" aria-hidden="true">
					{[...scoreRanges].reverse().map(({ name, from, to, tone }) => (
						<div
							key={name}
							data-tone={tone}
							className="h-3 bg-tone first:rounded-l-full last:rounded-r-full"
							style={{ width: `${((to - from + 1) / (highest - lowest + 1)) * 100}%` }}
						/>
					))}
				</div>
				<div className="num mt-1 flex justify-between text-muted-foreground text-xs" aria-hidden="true">
					<span>{lowest}</span>
					<span>{highest}</span>
				</div>
				<ul className="mt-3 space-y-1.5">
					{scoreRanges.map(({ name, from, to, tone }) => (
						<li key={name} className="flex items-center gap-2" data-tone={tone}>
							<span className="dot" aria-hidden="true" />
							<span className="flex-1">{name}</span>
							<span className="num text-muted-foreground">
								{from}-{to}
							</span>
						</li>
					))}
				</ul>
			</CardBody>
		</Card>
	)
}
