import MiniSearch from 'minisearch'
import { isEmptyWord, termsOf, wordsOf } from '#features/guide/index.ts'
import type { SpokenTurn } from '../../../calls/call-book.ts'
import { relatedTerms } from './topic-words.ts'

/** A search result: a turn and its position in the call. */
export type FoundTurn = { turn: SpokenTurn; place: number; score: number }

/** Weight of a related word, relative to a word of the question. */
const relatedWorth = 0.35
/** Least share of the topic's words that a turn must contain. */
const leastShare = 0.5

/** The topic's search terms without synonyms. If all its words are common, those words. */
function topicTerms(topic: string): string[] {
	const terms = termsOf(topic).filter((term) => !term.startsWith('='))
	return terms.length > 0 ? terms : wordsOf(topic).filter((word) => !isEmptyWord(word))
}

/** Turns about a topic, best match first: by the number of its words, then by BM25. */
export function findTurns(
	turns: readonly SpokenTurn[],
	topic: string,
	maySpeak: (speaker: SpokenTurn['speaker']) => boolean,
): FoundTurn[] {
	const wanted = topicTerms(topic)
	if (wanted.length === 0) return []
	const related = new Map(wanted.map((term) => [term, relatedTerms(term)]))
	const named = new Set(termsOf(topic))
	const index = new MiniSearch<{ id: number; text: string }>({
		fields: ['text'],
		tokenize: (text) => termsOf(text),
		processTerm: (term) => term,
	})
	index.addAll(turns.map(({ text }, id) => ({ id, text })))
	const others = [...related.values()].flatMap((terms) => [...terms])
	const hits = index.search([...named, ...others].join(' '), {
		tokenize: (text) => text.split(' '),
		boostTerm: (term) => (named.has(term) ? 1 : relatedWorth),
	})
	return hits
		.flatMap(({ id, score, terms }) => {
			const turn = turns[id]
			if (!turn || !maySpeak(turn.speaker)) return []
			const said = new Set(terms)
			const share = shareOf(wanted, said, related)
			return share >= leastShare ? [{ turn, place: id, score: 100 * share + score }] : []
		})
		.sort((a, b) => b.score - a.score || a.place - b.place)
}

function shareOf(
	wanted: readonly string[],
	said: ReadonlySet<string>,
	related: ReadonlyMap<string, ReadonlySet<string>>,
) {
	const worth = wanted.map((term) => {
		if (said.has(term)) return 1
		return [...(related.get(term) ?? [])].some((other) => said.has(other)) ? 2 * relatedWorth : 0
	})
	return worth.reduce((sum: number, one) => sum + one, 0) / wanted.length
}

/** The turn at a point in time and those that start within a few seconds after it. */
export function turnsAt(turns: readonly SpokenTurn[], moment: number): FoundTurn[] {
	const timed = turns.flatMap((turn, place) => (turn.start === null ? [] : [{ turn, place, score: 0 }]))
	const at = timed.findLastIndex(({ turn }) => (turn.start ?? 0) <= moment)
	return at < 0 || moment > (timed.at(-1)?.turn.start ?? 0) + secondsAfter
		? []
		: timed.slice(at, at + turnsShown)
}
const secondsAfter = 120
const turnsShown = 3

/** Maximum characters quoted from a turn. */
const mostQuoted = 280

/** The quote: the whole turn, or the text around the first topic word, cut at word boundaries. */
export function quoteOf(text: string, topic: string): string {
	if (text.length <= mostQuoted) return text.trim()
	const named = new Set([...termsOf(topic), ...topicTerms(topic).flatMap((term) => [...relatedTerms(term)])])
	const parts = text.match(/\S+\s*/g) ?? []
	const first = Math.max(
		0,
		parts.findIndex((part) => termsOf(part).some((term) => named.has(term))),
	)
	let from = first
	let size = parts[first]?.length ?? 0
	while (from > 0 && size + (parts[from - 1]?.length ?? 0) < mostQuoted / 2)
		size += parts[--from]?.length ?? 0
	let to = first + 1
	while (to < parts.length && size + (parts[to]?.length ?? 0) <= mostQuoted) size += parts[to++]?.length ?? 0
	return `${from > 0 ? '…' : ''}${parts.slice(from, to).join('').trim()}${to < parts.length ? '…' : ''}`
}
