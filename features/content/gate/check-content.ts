import { findViolations, hearRules, readCall, type Turn } from '#features/compliance/index.ts'
import { readSentences } from '#platform/english/read-sentences.ts'
import type { ContentFinding } from '../contract.ts'
import { type Filled, fillBlanks } from './fill-blanks.ts'
import { type Passage, readPassages } from './read-passages.ts'

/** What may not leave, and where it stands in the piece. */
export type PlacedFinding = ContentFinding & { from: number; to: number }

/** A passage as the analyst hears it, with its place in the piece. */
type Heard = { turn: Turn; from: number; filled: Filled }

/**
 * What of a piece may not be said or sent to a customer, in order: the call analyst hears it as a rep's, whole,
 * sentence by sentence, with what customers say in it as theirs and without it. Nothing written is taken back by what follows it.
 * Quotes are verbatim. Pure; takes some 15 milliseconds for a page.
 */
export function checkContent(content: string): ContentFinding[] {
	return findInContent(content).map(({ from: _from, to: _to, ...finding }) => finding)
}

/** `checkContent`, with places. */
export function findInContent(content: string): PlacedFinding[] {
	const passages = readPassages(content)
	const wholes = passages.map((passage) => hear(content, passage))
	const sentences = passages.flatMap((passage) =>
		passage.whose === 'rep'
			? sentencesOf(content, passage).map((each) => hear(content, each))
			: hear(content, passage),
	)
	const found: PlacedFinding[] = []
	const alone = wholes.filter(({ turn }) => turn.speaker === 'rep')
	for (const finding of [
		...findIn(sentences, content, true),
		...findIn(wholes, content),
		...(alone.length < wholes.length ? findIn(alone, content) : []),
	]) {
		const isKnown = found.some(
			({ code, from, to }) => code === finding.code && from < finding.to && finding.from < to,
		)
		if (!isKnown) found.push(finding)
	}
	return found.sort((a, b) => a.from - b.from)
}

function hear(content: string, { whose, from, to }: Passage): Heard {
	const filled = fillBlanks(content.slice(from, to))
	const speaker = whose === 'left unsaid' ? 'unknown' : whose
	return { turn: { speaker, text: filled.text, start: null, end: null, confidence: null }, from, filled }
}

function sentencesOf(content: string, { from, to }: Passage): Passage[] {
	const starts = readSentences(content.slice(from, to)).map((sentence) => from + sentence.from)
	return starts.map((start, at) => ({ whose: 'rep', from: start, to: starts[at + 1] ?? to }))
}

function findIn(heard: readonly Heard[], content: string, isHeardByRule = false): PlacedFinding[] {
	const call = readCall(heard.map(({ turn }) => turn))
	const rules = isHeardByRule ? new Set(hearRules(call).map(nameOf)) : null
	return findViolations(call).flatMap((finding) => {
		const said = heard[finding.turn]
		if (!said || rules?.has(`${finding.turn} ${finding.code}`) === false) return []
		const start = Math.max(0, said.turn.text.indexOf(finding.quote))
		const place = said.filled.sourceOf(start, start + finding.quote.length)
		const from = said.from + place.from
		const to = said.from + place.to
		const { code, title, why, sayInstead, citation } = finding
		return { code, title, quote: content.slice(from, to), why, sayInstead, citation, from, to }
	})
}

const nameOf = ({ evidence, ready }: ReturnType<typeof hearRules>[number]) =>
	`${evidence.turn} ${ready.statement.code}`
