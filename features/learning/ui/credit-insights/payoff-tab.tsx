import { Minus, Plus } from 'lucide-react'
import { Card } from '#design/card.tsx'
import { payoffStrategies } from '../../texts/credit-insights/advice.ts'
import { PayoffComparison } from './payoff-comparison.tsx'

/** Three ways to pay debts off, and what two of them mean for debts that are typed in. */
export function PayoffTab() {
	return (
		<div className="space-y-5">
			<div className="grid gap-4 lg:grid-cols-3">
				{payoffStrategies.map(({ name, how, pros, cons }) => (
					<Card key={name} className="p-5">
						<h2 className="font-semibold text-md">{name}</h2>
						<p className="mt-1 text-muted-foreground">{how}</p>
						<Points title="Pros" points={pros} tone="success" />
						<Points title="Cons" points={cons} tone="failed" />
					</Card>
				))}
			</div>
			<PayoffComparison />
		</div>
	)
}

type PointsProps = { title: 'Pros' | 'Cons'; points: readonly string[]; tone: 'success' | 'failed' }

function Points({ title, points, tone }: PointsProps) {
	const Icon = title === 'Pros' ? Plus : Minus
	return (
		<>
			<h3 className="mt-4 font-medium text-sm">{title}</h3>
			<ul className="list-tick mt-1.5" data-tone={tone}>
				{points.map((point) => (
					<li key={point}>
						<Icon aria-hidden="true" />
						<span>{point}</span>
					</li>
				))}
			</ul>
		</>
	)
}
