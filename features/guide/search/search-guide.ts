import MiniSearch from 'minisearch'
import type { GuideEntry } from '#features/compliance/index.ts'
import { openSpelling, spellOutChat } from '#platform/english/spelling.ts'
import { guide } from '../guide.ts'
import { isOneNameOfMany, nameMatter, termsOf, termsOfWord, wordsOf, wordsOfTrade } from './terms.ts'
import { isCommonWord, likeness, meaningOf } from './word-meaning.ts'

/** An entry and how well it answers, 0 to about 1: comparable between questions. */
export type Match = { entry: GuideEntry; score: number }

/** From here on an entry is taken for the answer; between the two it is only named as nearby. */
export const sureScore = 0.47
export const nearScore = 0.3

type Line = { terms: ReadonlySet<string>; weight: number; meaning: Float32Array | null }
type Known = { entry: GuideEntry; lines: Line[]; all: ReadonlySet<string> }

const askedLines = (entry: GuideEntry) => [entry.title, ...entry.asked]
const bodyOf = ({ answer, why = '', points = [], say = [] }: GuideEntry) =>
	[answer, why, ...points, ...say].join(' ')

/** What the guide is searched with: built once, which takes some tenths of a second. */
type Library = {
	spelled: (word: string) => string
	/** In how many lines each matter is named: what is named everywhere tells little. */
	named: ReadonlyMap<string, number>
	lineCount: number
}
let library: Library | null = null
const open = () => {
	library ??= openLibrary()
	return library
}

function openLibrary(): Library {
	const everyWord = new Set(
		guide.flatMap((entry) => wordsOf([...askedLines(entry), bodyOf(entry)].join('. '))),
	)
	const lines = guide.flatMap((entry) => askedLines(entry).map((line) => new Set(termsOf(line))))
	const named = new Map<string, number>()
	for (const terms of lines) for (const term of terms) named.set(term, (named.get(term) ?? 0) + 1)
	const spelled = openSpelling(new Set([...everyWord, ...wordsOfTrade]), isCommonWord)
	return { spelled, named, lineCount: lines.length }
}

/** A message with its slips of spelling set right, as single words. */
export const readWords = (text: string): string[] => wordsOf(text).map(open().spelled)

/** A message with its slips set right; capitals are left, they may be names. */
export const respell = (text: string): string =>
	spellOutChat(text).replace(/\b[a-z]{4,}\b(?!['’])/g, (word) =>
		wordsOf(word)[0] === word ? open().spelled(word) : word,
	)

/** A word that no line of the guide has tells nothing about which is meant, only that more was said. */
const unknownWorth = 0.5
/** So much less than a matter of the trade tells any other word, however rare: 'yesterday'. */
const plainWorth = 0.55
const weightOf = (term: string) => {
	const { named, lineCount } = open()
	const lines = named.get(term) ?? 0
	const rare = Math.log(1 + (lineCount + 1) / (lines + 1))
	if (!isOneNameOfMany(term)) return rare * (lines === 0 ? unknownWorth : nameMatter([term]) ? 1 : plainWorth)
	return lines === 0 ? 0 : 0.6 * rare
}
const weightOfWord = (word: string) => {
	const [term] = termsOfWord(word)
	return term === undefined ? 0.1 * Math.log(1 + open().lineCount) : weightOf(term)
}
const weigh = (terms: Iterable<string>) => {
	let sum = 0
	for (const term of terms) sum += worthOf(term)
	return sum
}

/** What a term adds to the nearness of two wordings. Computed once for each term of the guide and of the latest messages. */
function worthOf(term: string): number {
	const known = worths.get(term)
	if (known !== undefined) return known
	const worth = weightOf(term) ** 1.3
	if (worths.size >= mostWorths) worths.clear()
	worths.set(term, worth)
	return worth
}
const worths = new Map<string, number>()
const mostWorths = 20_000

/** The entries as they are searched. */
type Shelf = { byId: ReadonlyMap<string, Known>; index: MiniSearch<Indexed> }
type Indexed = { id: string; asked: string; title: string; body: string }
let shelf: Shelf | null = null
const openShelf = () => {
	shelf ??= fillShelf()
	return shelf
}

function fillShelf(): Shelf {
	const byId = new Map(guide.map((entry) => [entry.id, readEntry(entry)]))
	const index = new MiniSearch<Indexed>({
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
	return { byId, index }
}

function readEntry(entry: GuideEntry): Known {
	const lines = askedLines(entry).map((line) => {
		const terms = new Set(termsOf(line))
		return { terms, weight: weigh(terms), meaning: meaningOf(wordsOf(line), weightOfWord) }
	})
	const all = new Set([...lines.flatMap(({ terms }) => [...terms]), ...termsOf(bodyOf(entry))])
	return { entry, lines, all }
}

/** How many entries the index names for a closer look. */
const mostLookedAt = 40

/** Words from which on a message tells a story: what it asks stands in one of its parts. */
const longMessage = 18

/**
 * Entries that answer a text, best first. `favored` adds to the score of single entries: what was just spoken of, an
 * objection that was heard in the text. The index finds, then each way of asking is held against the text by itself:
 * by the matters both name and by what their words mean. Of a long text each part is searched for as well.
 */
export function searchGuide(text: string, favored: ReadonlyMap<string, number> = new Map()): Match[] {
	const whole = readWords(text)
	const best = searchFor(whole)
	for (const part of whole.length < longMessage ? [] : partsOf(text)) {
		for (const [id, score] of searchFor(part)) best.set(id, Math.max(best.get(id) ?? 0, score * partWorth))
	}
	for (const [id, favor] of favored) best.set(id, (best.get(id) ?? 0) + favor)
	return [...best]
		.flatMap(([id, score]) => {
			const one = openShelf().byId.get(id)
			return one ? { entry: one.entry, score } : []
		})
		.sort((a, b) => b.score - a.score)
}

/** Of two that fit alike, what calls are judged by comes first. */
const coreWorth = 0.02

/** A part may be beside the point that the whole makes. */
const partWorth = 0.92

const partsOf = (text: string) =>
	text
		.split(/[.?!;,\n]+|\b(?:and|but|because|so)\b/i)
		.map(readWords)
		.filter((words) => termsOf('', words).length >= 2)

function searchFor(words: readonly string[]): Map<string, number> {
	const terms = termsOf('', [...words])
	if (terms.length === 0) return new Map()
	const asked = { terms: new Set(terms), weight: weigh(terms), meaning: meaningOf(words, weightOfWord) }
	const { byId, index } = openShelf()
	const hits = index.search(terms.join(' '), { tokenize: (line) => line.split(' ') }).slice(0, mostLookedAt)
	const top = hits[0]?.score ?? 1
	return new Map(
		hits.flatMap(({ id, score }) => {
			const one = byId.get(id as string)
			const core = one?.entry.about ? coreWorth : 0
			return one ? [[one.entry.id, scoreOf(one, asked, score / top) + core] as const] : []
		}),
	)
}

function scoreOf(one: Known, asked: Line, relative: number): number {
	const best = Math.max(...one.lines.map((line) => nearness(line, asked)))
	let covered = 0
	for (const term of asked.terms) if (one.all.has(term)) covered += worthOf(term)
	const coverage = asked.weight === 0 ? 0 : covered / asked.weight
	return 0.6 * best + 0.2 * coverage + 0.2 * relative * coverage
}

/** Any two sentences of a language are this much alike. */
const unlike = 0.4

/** How near two wordings are, 0 to 1: the matters both name, and the meaning of the words. */
function nearness(line: Line, asked: Line): number {
	let both = 0
	for (const term of asked.terms) if (line.terms.has(term)) both += worthOf(term)
	const size = Math.sqrt(line.weight * asked.weight)
	const shared = size === 0 ? 0 : both / size
	if (!line.meaning || !asked.meaning) return shared
	const meant = Math.max(0, (likeness(line.meaning, asked.meaning) - unlike) / (1 - unlike))
	return 0.6 * shared + 0.4 * meant
}

/** How near two single wordings are, 0 to 1. */
export const nearnessOf = (one: string, other: string): number => nearness(readLine(one), readLine(other))

/** Lines of the guide are read once; of others only the latest are kept. */
const readLines = new Map<string, Line>()
const mostLines = 4000

function readLine(text: string): Line {
	const known = readLines.get(text)
	if (known) return known
	const words = readWords(text)
	const terms = new Set(termsOf('', words))
	const line = { terms, weight: weigh(terms), meaning: meaningOf(words, weightOfWord) }
	if (readLines.size >= mostLines) readLines.clear()
	readLines.set(text, line)
	return line
}
