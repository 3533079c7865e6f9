import { AccordionRow } from '#design/accordion.tsx'
import { Badge } from '#design/badge.tsx'
import { Card, CardHeader, CardTitle } from '#design/card.tsx'
import { useCall } from './call-context.ts'
import { FindingList, rowId } from './finding-list.tsx'
import { HearIt } from './hear-it.tsx'
import { LearnMenu } from './learn-menu.tsx'

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
			<FindingList>
				{objections.map((objection) => (
					<AccordionRow
						key={objection.ref}
						value={objection.ref}
						id={rowId(objection.ref)}
						title={objection.title}
						badge={
							<Badge tone={objection.handled ? 'success' : 'warning'}>
								{objection.handled ? 'Handled' : 'Not handled'}
							</Badge>
						}
					>
						<p className="text-muted-foreground text-sm">“{objection.quote}”</p>
						<HearIt place={objection} about={objection.title} />
						{objection.handled ? null : (
							<div className="mt-2">
								<LearnMenu practice={{ kind: 'objection', code: objection.code }} about={objection.title} />
							</div>
						)}
					</AccordionRow>
				))}
			</FindingList>
		</Card>
	)
}
