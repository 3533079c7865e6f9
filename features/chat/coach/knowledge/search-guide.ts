import MiniSearch from 'minisearch'
import type { GuideEntry } from '#features/compliance/index.ts'
import { guide } from './guide.ts'
import { openSpelling } from './spelling.ts'
import { termOf, termsOf, wordsOf } from './terms.ts'
import { likeness, meaningOf } from './word-meaning.ts'

/** An entry and how well it answers, 0 to about 1: comparable between questions. */
export type Match = { entry: GuideEntry; score: number }

/** From here on an entry is taken for the answer; between the two it is only named as nearby. */
export const sureScore = 0.42
export const nearScore = 0.3

type Line = { terms: ReadonlySet<string>; weight: number; meaning: Float32Array | null }
type Known = { entry: GuideEntry; lines: Line[]; all: ReadonlySet<string> }

const askedLines = (entry: GuideEntry) => [entry.title, ...entry.asked]
const bodyOf = ({ answer, why = '', points = [], say = [] }: GuideEntry) =>
	[answer, why, ...points, ...say].join(' ')

const everyWord = new Set(guide.flatMap((entry) => wordsOf([...askedLines(entry), bodyOf(entry)].join('. '))))
const spelled = openSpelling(everyWord)

/** A message with its slips of spelling set right, as single words. */
export const readWords = (text: string): string[] => wordsOf(text).map(spelled)

/** In how many lines each matter is named: what is named everywhere tells little. */
const named = new Map<string, number>()
const lineTerms = guide.map((entry) => askedLines(entry).map((line) => new Set(termsOf(line))))
for (const terms of lineTerms.flat()) for (const term of terms) named.set(term, (named.get(term) ?? 0) + 1)
const lineCount = lineTerms.flat().length
const weightOf = (term: string) => Math.log(1 + (lineCount + 1) / ((named.get(term) ?? 0) + 1))
const weightOfWord = (word: string) => {
	const term = termOf(word)
	return term === null ? 0.05 * Math.log(1 + lineCount) : weightOf(term)
}
const weigh = (terms: Iterable<string>) => {
	let sum = 0
	for (const term of terms) sum += weightOf(term) ** 2
	return sum
}

const known: Known[] = guide.map((entry, at) => ({
	entry,
	lines: askedLines(entry).map((line, number) => {
		const terms = lineTerms[at]?.[number] ?? new Set()
		return { terms, weight: weigh(terms), meaning: meaningOf(wordsOf(line), weightOfWord) }
	}),
	all: new Set([...(lineTerms[at] ?? []).flatMap((terms) => [...terms]), ...termsOf(bodyOf(entry))]),
}))
const knownById = new Map(known.map((one) => [one.entry.id, one]))

const index = new MiniSearch<{ id: string; asked: string; title: string; body: string }>({
	fields: ['title', 'asked', 'body'],
	tokenize: (text) => termsOf(text, wordsOf(text)),
	processTerm: (term) => term,
	searchOptions: { boost: { title: 2, asked: 2, body: 0.6 }, prefix: (term) => term.length > 4, fuzzy: 0 },
})
index.addAll(
	guide.map((entry) => ({
		id: entry.id,
		title: entry.title,
		asked: entry.asked.join('. '),
		body: bodyOf(entry),
	})),
)

/** How many entries the index names for a closer look. */
const mostLookedAt = 40

/**
 * Entries that answer a text, best first. `favored` adds to the score of single entries: what was just spoken of, an
 * objection that was heard in the text. The index finds, then each way of asking is held against the text by itself:
 * by the matters both name and by what their words mean.
 */
export function searchGuide(text: string, favored: ReadonlyMap<string, number> = new Map()): Match[] {
	const words = readWords(text)
	const terms = termsOf('', words)
	if (terms.length === 0 && favored.size === 0) return []
	const asked = { terms: new Set(terms), weight: weigh(terms), meaning: meaningOf(words, weightOfWord) }
	const hits =
		terms.length === 0 ? [] : index.search(terms.join(' '), { tokenize: (line) => line.split(' ') })
	const top = hits[0]?.score ?? 1
	const rank = new Map(hits.slice(0, mostLookedAt).map(({ id, score }) => [id as string, score / top]))
	for (const id of favored.keys()) if (!rank.has(id)) rank.set(id, 0)
	return [...rank]
		.flatMap(([id, relative]) => {
			const one = knownById.get(id)
			return one ? { entry: one.entry, score: scoreOf(one, asked, relative) + (favored.get(id) ?? 0) } : []
		})
		.sort((a, b) => b.score - a.score)
}

function scoreOf(one: Known, asked: Line, relative: number): number {
	const best = Math.max(...one.lines.map((line) => nearness(line, asked)))
	let covered = 0
	for (const term of asked.terms) if (one.all.has(term)) covered += weightOf(term) ** 2
	const coverage = asked.weight === 0 ? 0 : covered / asked.weight
	return 0.66 * best + 0.22 * coverage + 0.12 * relative * coverage
}

/** How near two wordings are, 0 to 1: the matters both name, and the meaning of the words. */
function nearness(line: Line, asked: Line): number {
	let both = 0
	for (const term of asked.terms) if (line.terms.has(term)) both += weightOf(term) ** 2
	const size = Math.sqrt(line.weight * asked.weight)
	const shared = size === 0 ? 0 : both / size
	if (!line.meaning || !asked.meaning) return shared
	const meant = Math.max(0, (likeness(line.meaning, asked.meaning) - 0.55) / 0.45)
	return 0.72 * shared + 0.28 * meant
}

/** How near two single wordings are, 0 to 1. */
export function nearnessOf(one: string, other: string): number {
	const [first, second] = [one, other].map((text) => {
		const words = readWords(text)
		const terms = new Set(termsOf('', words))
		return { terms, weight: weigh(terms), meaning: meaningOf(words, weightOfWord) }
	})
	return first && second ? nearness(first, second) : 0
}
