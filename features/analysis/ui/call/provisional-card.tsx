import { AccordionRow } from '#design/accordion.tsx'
import { Badge } from '#design/badge.tsx'
import { Card, CardDescription, CardHeader, CardTitle } from '#design/card.tsx'
import { useCall } from './call-context.ts'
import { FindingList } from './finding-list.tsx'
import { HearIt } from './hear-it.tsx'
import { provisionalRows } from './provisional-rows.ts'

/** A sentence about the confidence of some words; empty if it was not measured. */
export const certainty = (confidence: number | undefined) =>
	confidence === undefined ? '' : `Transcription confidence: ${Math.round(100 * confidence)}%. `

/** Findings based on uncertain words: shown, but not counted. */
export function ProvisionalCard() {
	const { provisional } = useCall().analysis
	const rows = provisionalRows(provisional)
	if (rows.length === 0) return null
	return (
		<Card aria-labelledby="provisional">
			<CardHeader>
				<div>
					<CardTitle id="provisional">Provisional</CardTitle>
					<CardDescription>The recording is too unclear to count these. Listen to be sure.</CardDescription>
				</div>
				<Badge>{rows.length}</Badge>
			</CardHeader>
			<FindingList>
				{rows.map(({ id, title, words }) => (
					<AccordionRow key={id} value={id} title={title} badge={<Badge>Provisional</Badge>}>
						<p className="text-sm">{'quote' in words ? `“${words.quote}”` : words.name}</p>
						<p className="mt-1 text-muted-foreground text-sm">{certainty(words.confidence)}</p>
						{'quote' in words ? <HearIt place={{ ...words, ref: '' }} about={title} /> : null}
					</AccordionRow>
				))}
			</FindingList>
		</Card>
	)
}
