import { readSentences, type Sentence } from '#platform/english/read-sentences.ts'
import type { Evidence, Turn } from '../contract.ts'

/** A turn with its sentences read once, for every detector to share. */
export type ReadTurn = {
	index: number
	turn: Turn
	sentences: Sentence[]
	wordCount: number
	/** The words were recognised too unsurely to hold anything against anybody. */
	isUnsure: boolean
}

/** What is read of one turn: more than anybody says in forty minutes without being answered. */
const charactersRead = 40_000

/** Mean recognition confidence below which a turn proves nothing. */
const surenessThreshold = 0.5

export const readCall = (turns: readonly Turn[]): ReadTurn[] =>
	turns.map((turn, index) => {
		const sentences = readSentences(turn.text.slice(0, charactersRead))
		return {
			index,
			turn,
			sentences,
			wordCount: sentences.reduce((sum, { places }) => sum + places.length, 0),
			isUnsure: turn.confidence !== null && turn.confidence < surenessThreshold,
		}
	})

/** Evidence for the stretch `from`-`to` of a turn's text, with times estimated by its place in the turn. */
export function evidenceFor({ index, turn }: ReadTurn, from: number, to: number): Evidence {
	const { start, end, text } = turn
	const at = (position: number) =>
		start === null || end === null || text.length === 0
			? null
			: Math.round((start + ((end - start) * position) / text.length) * 100) / 100
	return { turn: index, quote: text.slice(from, to), start: at(from), end: at(to) }
}

/** The clause around words `first` to `after` of a sentence, as a stretch of the turn's text. */
export function clauseAround(read: ReadTurn, sentence: Sentence, first: number, after: number) {
	const { places, breaks } = sentence
	const furthest = 14
	let begin = first
	while (begin > 0 && !breaks.has(begin) && first - begin < furthest) begin--
	let end = after
	while (end < places.length && !breaks.has(end) && end - after < furthest) end++
	const from = places[begin]?.from ?? sentence.from
	const to = places[end - 1]?.to ?? sentence.to
	return evidenceFor(read, from, withClosingMark(read.turn.text, to))
}

export const wholeTurn = (read: ReadTurn): Evidence =>
	evidenceFor(
		read,
		read.sentences[0]?.from ?? 0,
		withClosingMark(read.turn.text, read.sentences.at(-1)?.to ?? 0),
	)

const withClosingMark = (text: string, to: number) => (/[.!?]/.test(text[to] ?? '') ? to + 1 : to)
