import { Card } from '#design/card.tsx'
import { preventionTips } from '../../texts/credit-insights/advice.ts'
import { PriorityBadge } from '../priority-badge.tsx'

/** Six ways to stay out of debt. */
export function PreventionTab() {
	return (
		<div className="grid gap-4 md:grid-cols-2">
			{preventionTips.map(({ title, text, priority }) => (
				<Card key={title} className="p-5">
					<PriorityBadge priority={priority} suffix=" priority" />
					<h2 className="mt-2.5 font-semibold text-md">{title}</h2>
					<p className="mt-1 text-muted-foreground">{text}</p>
				</Card>
			))}
		</div>
	)
}
