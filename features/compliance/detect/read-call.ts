import { readSentences, type Sentence } from '#platform/english/read-sentences.ts'
import type { Evidence, Turn } from '../contract.ts'
import { confidenceIn, isCertain, type MeasuredWord, placeWords, restingOn } from './certainty.ts'

/** A turn with its sentences read once, for every detector to share. */
export type ReadTurn = {
	index: number
	turn: Turn
	sentences: Sentence[]
	wordCount: number
	/** The words with their confidence, if the recognizer measured it. */
	measured: readonly MeasuredWord[]
	/** Mean confidence of the words, 0-1; null if not measured. */
	confidence: number | null
}

/** Maximum characters read of one turn: more than forty minutes of uninterrupted speech. */
const charactersRead = 40_000

export const readCall = (turns: readonly Turn[]): ReadTurn[] =>
	turns.map((turn, index) => {
		const text = turn.text.slice(0, charactersRead)
		const sentences = readSentences(text)
		const measured = placeWords({ text, words: turn.words })
		return {
			index,
			turn,
			sentences,
			wordCount: sentences.reduce((sum, { places }) => sum + places.length, 0),
			measured,
			confidence: confidenceIn({ turn, measured }, 0, text.length),
		}
	})

/** Evidence for the span `from`-`to` of a turn's text. Times are estimated from its position in the turn. */
export function evidenceFor(read: ReadTurn, from: number, to: number): Evidence {
	const { index, turn } = read
	const { start, end, text } = turn
	const confidence = confidenceIn(read, from, to)
	const at = (position: number) =>
		start === null || end === null || text.length === 0
			? null
			: Math.round((start + ((end - start) * position) / text.length) * 100) / 100
	return {
		turn: index,
		quote: text.slice(from, to),
		start: at(from),
		end: at(to),
		...(confidence !== null && { confidence: round(confidence) }),
	}
}

const round = (confidence: number) => Math.round(confidence * 1000) / 1000

/**
 * The clause around words `first` to `after` of a sentence, as a span of the turn's text. Its confidence is at most that
 * of these words.
 */
export function clauseAround(read: ReadTurn, sentence: Sentence, first: number, after: number) {
	const { places, breaks } = sentence
	const furthest = 14
	let begin = first
	while (begin > 0 && !breaks.has(begin) && first - begin < furthest) begin--
	let end = after
	while (end < places.length && !breaks.has(end) && end - after < furthest) end++
	const from = places[begin]?.from ?? sentence.from
	const to = places[end - 1]?.to ?? sentence.to
	const clause = evidenceFor(read, from, withClosingMark(read.turn.text, to))
	const core = confidenceIn(read, places[first]?.from ?? from, places[after - 1]?.to ?? to)
	return restingOn(clause, core === null ? null : round(core))
}

export const wholeTurn = (read: ReadTurn): Evidence =>
	evidenceFor(
		read,
		read.sentences[0]?.from ?? 0,
		withClosingMark(read.turn.text, read.sentences.at(-1)?.to ?? 0),
	)

const withClosingMark = (text: string, to: number) => (/[.!?]/.test(text[to] ?? '') ? to + 1 : to)

/** A call without its uncertain sentences; the same array if there are none. */
export function certainWords(call: ReadTurn[]): ReadTurn[] {
	const isUncertain = (read: ReadTurn) =>
		!isCertain(read.confidence) || read.measured.some(({ confidence }) => !isCertain(confidence))
	return call.some(isUncertain)
		? call.map((read) => (isUncertain(read) ? withoutUncertain(read) : read))
		: call
}

function withoutUncertain(read: ReadTurn): ReadTurn {
	const sentences = read.sentences.filter(({ from, to }) => isCertain(confidenceIn(read, from, to)))
	const text = sentences.map(({ from, to }) => read.turn.text.slice(from, to)).join('. ')
	return { ...read, sentences, turn: { ...read.turn, text } }
}
