import type { ReactNode } from 'react'
import { Badge } from '#design/badge.tsx'
import { Card, CardDescription, CardHeader, CardTitle } from '#design/card.tsx'
import type { Provisional } from '#features/analysis/contract.ts'
import type { Evidence } from '#features/compliance/contract.ts'
import { useCall } from './call-context.ts'
import { HearIt } from './hear-it.tsx'

/** A sentence about the confidence of some words; empty if it was not measured. */
export const certainty = (confidence: number | undefined) =>
	confidence === undefined ? '' : `Transcription confidence: ${Math.round(100 * confidence)}%. `

/** Findings based on uncertain words: shown, but not counted. */
export function ProvisionalCard() {
	const { provisional } = useCall().analysis
	const rows = provisional ? rowsOf(provisional) : []
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
			<ul className="divide-y border-t">{rows}</ul>
		</Card>
	)
}

function rowsOf({
	enrollment,
	salesAgentName,
	prospectName,
	objections,
	strengths,
}: Provisional): ReactNode[] {
	return [
		enrollment && <Row key="enrollment" title="Possible closed deal" words={enrollment} />,
		salesAgentName && <NameRow key="agent" title="Agent’s name" {...salesAgentName} />,
		prospectName && <NameRow key="client" title="Client’s name" {...prospectName} />,
		...objections.map((objection) => (
			<Row key={objection.code} title={`Objection: ${objection.title}`} words={objection} />
		)),
		...strengths.map((strength) => <Row key={strength.text} title={strength.text} words={strength} />),
	].filter((row) => row !== null)
}

function Row({ title, words }: { title: string; words: Evidence }) {
	return (
		<li className="px-5 py-3">
			<h3 className="font-medium">{title}</h3>
			<p className="mt-1 text-sm">“{words.quote}”</p>
			<p className="mt-1 text-muted-foreground text-sm">{certainty(words.confidence)}</p>
			<HearIt place={{ ...words, ref: '' }} about={title} />
		</li>
	)
}

function NameRow({ title, name, confidence }: { title: string; name: string; confidence: number }) {
	return (
		<li className="px-5 py-3">
			<h3 className="font-medium">{title}</h3>
			<p className="mt-1 text-sm">{name}</p>
			<p className="mt-1 text-muted-foreground text-sm">{certainty(confidence)}</p>
		</li>
	)
}
