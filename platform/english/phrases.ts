import { durationFragment, numberFragment, percentFragment } from './numbers.ts'
import type { Sentence } from './read-sentences.ts'

/**
 * Named groups of words. A group is a list separated by spaces; `_` joins the words of one expression and a
 * closing `*` stands for any ending.
 */
export type Lexicon = Record<string, string>

/** Where a phrase was found: numbers of its first word and of the word after its last. */
export type Match = { phrase: string; first: number; after: number }

/** Phrases compiled together, to be looked for together. */
export type PhraseBook = { phrases: readonly string[] }

/** One place in a phrase. A sentence holds the phrase only if it holds a word that begins each required place. */
type Place = { fragment: string; beginnings: string[] | null }
type Compiled = { phrase: string; pattern: RegExp; needs: number[]; book: PhraseBook }

const negators = 'not|never|no|nobody|none|nothing|without|neither|nor'
const anyWord = String.raw`\S+ `
const positiveWord = `(?!(?:${negators}) )${anyWord}`
const builtIn: Record<string, { fragment: string; beginnings: string[] | null }> = {
	'<number>': { fragment: numberFragment, beginnings: null },
	'<percent>': { fragment: percentFragment, beginnings: ['percent', 'per'] },
	'<duration>': {
		fragment: durationFragment,
		beginnings: ['day*', 'week*', 'month*', 'year*'],
	},
}

/**
 * Compiles phrases. A phrase is words with, in place of a word: `a|b` alternatives, `pay*` any ending, `word?`
 * optional, `two_words`, `<group>` of the lexicon, `<number>`, `<percent>`, `<duration>`; `~` up to four words that
 * do not negate (`~7` up to seven), `..` up to six words whatever they are (`..9` up to nine), `^` and `$` the edges
 * of the sentence.
 */
export function compilePhrases(phrases: readonly string[], lexicon: Lexicon): PhraseBook {
	const book = { phrases }
	for (const phrase of phrases) {
		const places = phrase
			.trim()
			.split(/\s+/)
			.map((source) => readPlace(source, lexicon))
		const pattern = new RegExp(`(?<= )${places.map(({ fragment }) => fragment).join('')}`, 'g')
		const needs = places.flatMap(({ beginnings }) => (beginnings ? [needFor(beginnings)] : []))
		const [rarest] = needs.toSorted((a, b) => breadth(a) - breadth(b))
		if (rarest === undefined) throw new Error(`The phrase '${phrase}' has no word of its own.`)
		const compiled = { phrase, pattern, needs, book }
		byRarestNeed[rarest] = [...(byRarestNeed[rarest] ?? []), compiled]
		compiledPhrases++
	}
	return book
}

/** Finds every phrase of the book that the sentence holds, in order of the words. */
export function findPhrases(sentence: Sentence, book: PhraseBook): Match[] {
	const candidates = candidatesIn(sentence).get(book)
	if (!candidates) return []
	const matches: Match[] = []
	for (const { phrase, pattern } of candidates) {
		// `matchAll` makes a new expression each time.
		pattern.lastIndex = 0
		for (let found = pattern.exec(sentence.words); found; found = pattern.exec(sentence.words)) {
			const first = wordAt(sentence, found.index)
			matches.push({ phrase, first, after: wordAt(sentence, pattern.lastIndex) })
			if (found[0] === '') pattern.lastIndex++
		}
	}
	return matches.sort((a, b) => a.first - b.first || b.after - a.after)
}

export function holdsPhrase(sentence: Sentence, book: PhraseBook) {
	const candidates = candidatesIn(sentence).get(book)
	if (!candidates) return false
	return candidates.some(({ pattern }) => sentence.words.search(pattern) >= 0)
}

// Regular expressions are slow next to looking words up, and thousands of phrases meet thousands of sentences.
// So every set of beginnings is numbered once (a need), every word knows the needs it meets, and of all phrases
// only those are tried whose every need some word of the sentence meets.
const needNumbers = new Map<string, number>()
const needsOfWord = new Map<string, number[]>()
const needsOfPrefix = new Map<string, number[]>()
const needSizes: number[] = []
const byRarestNeed: Compiled[][] = []
let knownWords = new Map<string, number[]>()
/** Phrases compiled so far. */
let compiledPhrases = 0
type Candidates = { among: number; byBook: Map<PhraseBook, Compiled[]> }
const candidateCache = new WeakMap<Sentence, Candidates>()
const shortestPrefix = 2
const mostKnownWords = 50_000

function needFor(beginnings: string[]) {
	const key = beginnings.toSorted().join(' ')
	const known = needNumbers.get(key)
	if (known !== undefined) return known
	const need = needNumbers.size
	needNumbers.set(key, need)
	needSizes[need] = beginnings.reduce((sum, word) => sum + (common.has(word) ? 30 : 1), 0)
	for (const word of beginnings) {
		const [map, start] = word.endsWith('*') ? [needsOfPrefix, word.slice(0, -1)] : [needsOfWord, word]
		map.set(start, [...(map.get(start) ?? []), need])
	}
	knownWords = new Map()
	return need
}

/** Too frequent to tell sentences apart. */
const common = new Set(
	'you your we our us they them it i is are be will would a an the to of and or in on that this do have has not no with for can get got so what just all any there from my take back tell told say said know well now like okay right more about how when they want need could should call'.split(
		' ',
	),
)
const breadth = (need: number) => needSizes[need] ?? 0

function needsMetBy(word: string): number[] {
	const known = knownWords.get(word)
	if (known) return known
	const met = [...(needsOfWord.get(word) ?? [])]
	for (let length = shortestPrefix; length <= word.length && length <= 20; length++) {
		met.push(...(needsOfPrefix.get(word.slice(0, length)) ?? []))
	}
	if (knownWords.size < mostKnownWords) knownWords.set(word, met)
	return met
}

/** A need is met by the sentence being read when it carries its stamp: cheaper than a set for every sentence. */
let stamps = new Uint32Array(0)
let stamp = 0

function candidatesIn(sentence: Sentence) {
	const cached = candidateCache.get(sentence)
	if (cached?.among === compiledPhrases) return cached.byBook
	if (stamps.length < needSizes.length) stamps = new Uint32Array(needSizes.length)
	stamp++
	const met: number[] = []
	for (const word of sentence.words.split(' ')) {
		for (const need of needsMetBy(word)) {
			if (stamps[need] === stamp) continue
			stamps[need] = stamp
			met.push(need)
		}
	}
	const candidates = new Map<PhraseBook, Compiled[]>()
	for (const need of met) {
		for (const compiled of byRarestNeed[need] ?? []) {
			if (!areMet(compiled.needs)) continue
			const list = candidates.get(compiled.book)
			if (list) list.push(compiled)
			else candidates.set(compiled.book, [compiled])
		}
	}
	candidateCache.set(sentence, { among: compiledPhrases, byBook: candidates })
	return candidates
}

function areMet(needs: readonly number[]) {
	for (const need of needs) if (stamps[need] !== stamp) return false
	return true
}

function wordAt({ places }: Sentence, position: number) {
	let low = 0
	let high = places.length
	while (low < high) {
		const middle = (low + high) >> 1
		if ((places[middle]?.at ?? 0) < position) low = middle + 1
		else high = middle
	}
	return low
}

function readPlace(source: string, lexicon: Lexicon): Place {
	if (source === '^') return { fragment: '(?<=^ )', beginnings: null }
	if (source === '$') return { fragment: '$', beginnings: null }
	const gap = /^(~|\.\.)(\d*)$/.exec(source)
	if (gap) {
		const [, kind, count] = gap
		const word = kind === '~' ? positiveWord : anyWord
		return { fragment: `(?:${word}){0,${count || (kind === '~' ? 4 : 6)}}?`, beginnings: null }
	}
	const isOptional = source.endsWith('?')
	const alternatives = expand(isOptional ? source.slice(0, -1) : source, lexicon)
	const fragment = `(?:${alternatives.map(toFragment).join('|')})`
	if (isOptional) return { fragment: `${fragment}?`, beginnings: null }
	const isOpen = alternatives.some((each) => builtIn[each]?.beginnings === null)
	return { fragment, beginnings: isOpen ? null : alternatives.flatMap(beginningsOf) }
}

function expand(source: string, lexicon: Lexicon): string[] {
	return source.split('|').flatMap((part) => {
		if (!part.startsWith('<') || part in builtIn) return [part]
		const group = lexicon[part.slice(1, -1)]
		if (group === undefined) throw new Error(`The phrase names ${part}, which the lexicon does not hold.`)
		return group
			.trim()
			.split(/\s+/)
			.flatMap((word) => expand(word, lexicon))
	})
}

const toFragment = (alternative: string) =>
	builtIn[alternative]?.fragment ??
	alternative
		.split('_')
		.map((word) => (word.endsWith('*') ? `${word.slice(0, -1)}\\S* ` : `${word} `))
		.join('')

/** Of an expression of several words the most telling is looked for: 'have_to' would be met by every 'have'. */
const beginningsOf = (alternative: string) =>
	builtIn[alternative]?.beginnings ?? [
		alternative.split('_').reduce((best, word) => (tellingOf(word) > tellingOf(best) ? word : best)),
	]
const tellingOf = (word: string) => (common.has(word) ? 0 : word.length)
