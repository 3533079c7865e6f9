import { CircleCheck, CircleX } from 'lucide-react'
import { Card } from '#design/card.tsx'
import { commonMistakes } from '../../texts/credit-insights/advice.ts'

/** Five common mistakes, each beside its solution. */
export function MistakesTab() {
	return (
		<Card>
			<ul className="divide-y">
				{commonMistakes.map(({ mistake, why, solution }) => (
					<li key={mistake} className="grid gap-x-8 gap-y-3 px-5 py-4 md:grid-cols-2">
						<div className="flex gap-2.5" data-tone="failed">
							<CircleX className="mt-0.5 size-4 shrink-0 text-tone-text" aria-hidden="true" />
							<div>
								<h2 className="font-semibold text-md">{mistake}</h2>
								<p className="mt-0.5 text-muted-foreground">{why}</p>
							</div>
						</div>
						<div className="flex gap-2.5" data-tone="success">
							<CircleCheck className="mt-0.5 size-4 shrink-0 text-tone-text" aria-hidden="true" />
							<p>
								<span className="font-medium">Solution:</span> {solution}
							</p>
						</div>
					</li>
				))}
			</ul>
		</Card>
	)
}
