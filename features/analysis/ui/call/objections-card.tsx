import { Badge } from '#design/badge.tsx'
import { Card, CardHeader, CardTitle } from '#design/card.tsx'
import { useCall } from './call-context.ts'
import { HearIt } from './hear-it.tsx'
import { TrainThis } from './train-this.tsx'

/** What the client objected to, and whether it was answered. */
export function ObjectionsCard() {
	const { objections } = useCall().moments
	if (objections.length === 0) return null
	const handled = objections.filter((objection) => objection.handled).length
	return (
		<Card aria-labelledby="objections">
			<CardHeader>
				<CardTitle id="objections">Objections</CardTitle>
				<Badge>
					{handled} of {objections.length} handled
				</Badge>
			</CardHeader>
			<ul className="divide-y border-t">
				{objections.map((objection) => (
					<li key={objection.ref} className="px-5 py-3">
						<div className="flex items-start justify-between gap-3">
							<h3 className="font-medium">{objection.title}</h3>
							<Badge tone={objection.handled ? 'success' : 'warning'}>
								{objection.handled ? 'Handled' : 'Not handled'}
							</Badge>
						</div>
						<p className="mt-1 text-muted-foreground text-sm">“{objection.quote}”</p>
						{objection.handled ? null : (
							<TrainThis practice={{ kind: 'objection', code: objection.code }} about={objection.title} />
						)}
						<HearIt place={objection} about={objection.title} />
					</li>
				))}
			</ul>
		</Card>
	)
}
