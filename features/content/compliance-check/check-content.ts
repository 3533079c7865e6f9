import { findViolations, matchRules, readCall, type Turn } from '#features/compliance/index.ts'
import { readSentences } from '#platform/english/read-sentences.ts'
import type { ContentFinding } from '../contract.ts'
import { type Filled, fillBlanks } from './fill-blanks.ts'
import { type Passage, readPassages } from './read-passages.ts'

/** What must not be sent, and where it is in the piece. */
export type PlacedFinding = ContentFinding & { from: number; to: number }

/** A passage as the analyst hears it, with its place in the piece. */
type Heard = { turn: Turn; from: number; filled: Filled }

/** Lawful to mention if the piece as a whole states the consequences. */
const judgedInTheWhole = 'stop_paying_without_consequences'

/**
 * What of a piece may not be said or sent to a customer, in order. The call analyst hears each passage as a rep's, whole
 * and sentence by sentence, separately and after the customer's words that it answers: nothing written is retracted or
 * excused by its context. Quotes are verbatim. Pure; takes some 20 milliseconds for a page.
 */
export function checkContent(content: string): ContentFinding[] {
	return findInContent(content).map(({ from: _from, to: _to, ...finding }) => finding)
}

/** `checkContent`, with places. */
export function findInContent(content: string): PlacedFinding[] {
	const passages = readPassages(content)
	const whole = new Set(
		findViolations(readCall(passages.map((each) => hear(content, each).turn))).map(codeOf),
	)
	const found: PlacedFinding[] = []
	passages.forEach((passage, at) => {
		const before = passages[at - 1]
		const asked = before?.whose === 'customer' ? hear(content, before) : null
		if (passage.whose !== 'rep' || !(asked || saysSomething(content, passage))) return
		for (const finding of findInPassage(content, passage, asked)) {
			const isExcused =
				finding.code === judgedInTheWhole && (!whole.has(finding.code) || isOptOut(finding.quote))
			const isKnown = found.some(
				({ code, from, to }) => code === finding.code && from < finding.to && finding.from < to,
			)
			if (!isExcused && !isKnown) found.push(finding)
		}
	})
	return found.sort((a, b) => a.from - b.from)
}

/** 'Reply STOP to opt out' ends the messages and no payment. */
const isOptOut = (quote: string) => /\bSTOP\b/.test(quote) && !/\bpay/i.test(quote)

/** Fewer words than these, such as a name below a letter, mean nothing alone. */
const fewestWords = 3
const saysSomething = (content: string, { from, to }: Passage) =>
	content.slice(from, to).trim().split(/\s+/).length >= fewestWords

const codeOf = ({ code }: { code: string }) => code

/** Sentences come first: their findings have the best location. Alone they are found where a rule matches. */
function findInPassage(content: string, passage: Passage, asked: Heard | null): PlacedFinding[] {
	const sentences = sentencesOf(content, passage)
	const apart = sentences.length > 1 ? sentences : []
	return [
		...apart.flatMap((each, at) => findIn(hear(content, each), at === 0 ? asked : null, content, true)),
		...findIn(hear(content, passage), asked, content),
		...(asked && saysSomething(content, passage) ? findIn(hear(content, passage), null, content) : []),
	]
}

function sentencesOf(content: string, { from, to }: Passage): Passage[] {
	const starts = readSentences(content.slice(from, to)).map((sentence) => from + sentence.from)
	return starts.map((start, at) => ({ whose: 'rep', from: start, to: starts[at + 1] ?? to }))
}

function hear(content: string, { whose, from, to }: Passage): Heard {
	const filled = fillBlanks(content.slice(from, to))
	const speaker = whose === 'left unsaid' ? 'unknown' : whose
	return { turn: { speaker, text: filled.text, start: null, end: null, confidence: null }, from, filled }
}

function findIn(said: Heard, asked: Heard | null, content: string, isHeardByRule = false): PlacedFinding[] {
	const call = readCall(asked ? [asked.turn, said.turn] : [said.turn])
	const heard = isHeardByRule ? new Set(matchRules(call).map(({ ready }) => ready.statement.code)) : null
	return findViolations(call).flatMap(({ code, title, why, sayInstead, citation, quote }) => {
		if (heard?.has(code) === false) return []
		const start = Math.max(0, said.turn.text.indexOf(quote))
		const place = said.filled.sourceOf(start, start + quote.length)
		const from = said.from + place.from
		const to = said.from + place.to
		return { code, title, quote: content.slice(from, to), why, sayInstead, citation, from, to }
	})
}
