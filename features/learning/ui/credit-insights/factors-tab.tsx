import { Card } from '#design/card.tsx'
import { creditFactors } from '../../texts/credit-insights/score.ts'

/** The five factors of a score; the longer the bar, the more it weighs. */
export function FactorsTab() {
	return (
		<Card>
			<ul className="divide-y">
				{creditFactors.map(({ name, weight, what, helps, onTheCall }) => (
					<li key={name} className="px-5 py-4">
						<div className="flex items-baseline justify-between gap-3">
							<h2 className="font-semibold text-md">{name}</h2>
							<span className="num font-semibold text-lg">{weight}%</span>
						</div>
						<div className="mt-1.5 h-2 overflow-hidden rounded-full bg-foreground/10" aria-hidden="true">
							<div className="h-full rounded-full bg-primary" style={{ width: `${weight}%` }} />
						</div>
						<p className="mt-2.5">{what}</p>
						<p className="mt-1 text-muted-foreground">
							<span className="font-medium text-foreground">Helps:</span> {helps}
						</p>
						<p className="mt-1 text-muted-foreground">
							<span className="font-medium text-foreground">On the call:</span> {onTheCall}
						</p>
					</li>
				))}
			</ul>
		</Card>
	)
}
