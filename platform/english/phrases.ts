import { durationFragment, numberFragment, percentFragment } from './numbers.ts'
import type { Sentence } from './read-sentences.ts'

/**
 * Named groups of words. A group is a list separated by spaces; `_` joins the words of one expression and a
 * closing `*` stands for any ending.
 */
export type Lexicon = Record<string, string>

/** Where a phrase was found: numbers of its first word and of the word after its last. */
export type Match = { phrase: string; first: number; after: number }

type Compiled = { phrase: string; pattern: RegExp }
export type PhraseBook = { byStart: Map<string, Compiled[]> }

const negators = 'not|never|no|nobody|none|nothing|without|neither|nor'
const anyWord = String.raw`\S+ `
const positiveWord = `(?!(?:${negators}) )${anyWord}`
const startLength = 3
/** Too frequent to tell sentences apart: never what a phrase is looked up by, if it has another word. */
const frequent = new Set(
	'you your we our us they it i is are be will would a an to of and or in on this that do have has not no with for can get got so what just all any'
		.split(' ')
		.map((word) => word.slice(0, startLength)),
)

/**
 * Compiles phrases. A phrase is words with, in place of a word: `a|b` alternatives, `pay*` any ending,
 * `word?` optional, `two_words`, `<group>` of the lexicon, `<number>`, `<percent>`, `<duration>`;
 * `~` up to four words that do not negate (`~7` up to seven), `..` up to six words whatever they are
 * (`..9` up to nine), `^` and `$` the edges of the sentence.
 */
export function compilePhrases(phrases: readonly string[], lexicon: Lexicon): PhraseBook {
	const byStart = new Map<string, Compiled[]>()
	for (const phrase of phrases) {
		const elements = phrase
			.trim()
			.split(/\s+/)
			.map((source) => readElement(source, lexicon))
		const compiled = { phrase, pattern: new RegExp(elements.map(({ fragment }) => fragment).join(''), 'g') }
		for (const start of startsToLookUp(elements, phrase)) {
			const list = byStart.get(start) ?? []
			if (!list.includes(compiled)) list.push(compiled)
			byStart.set(start, list)
		}
	}
	return { byStart }
}

/** Finds every phrase of the book that the sentence holds, in order of the words. */
export function findPhrases(sentence: Sentence, book: PhraseBook): Match[] {
	const candidates = new Set<Compiled>()
	for (const { at } of sentence.places) {
		const end = Math.min(sentence.words.indexOf(' ', at), at + startLength)
		const list = book.byStart.get(sentence.words.slice(at, end))
		if (list) for (const compiled of list) candidates.add(compiled)
	}
	const matches: Match[] = []
	for (const { phrase, pattern } of candidates) {
		for (const found of sentence.words.matchAll(pattern)) {
			if (sentence.words[found.index - 1] !== ' ') continue
			const first = wordAt(sentence, found.index)
			matches.push({ phrase, first, after: wordAt(sentence, found.index + found[0].length) })
		}
	}
	return matches.sort((a, b) => a.first - b.first || b.after - a.after)
}

export const holdsPhrase = (sentence: Sentence, book: PhraseBook) => findPhrases(sentence, book).length > 0

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

type Element = { fragment: string; starts: string[] | null }

function readElement(source: string, lexicon: Lexicon): Element {
	if (source === '^') return { fragment: '(?<=^ )', starts: null }
	if (source === '$') return { fragment: '$', starts: null }
	const gap = /^(~|\.\.)(\d*)$/.exec(source)
	if (gap) {
		const [, kind, count] = gap
		const word = kind === '~' ? positiveWord : anyWord
		return { fragment: `(?:${word}){0,${count || (kind === '~' ? 4 : 6)}}?`, starts: null }
	}
	const isOptional = source.endsWith('?')
	const alternatives = expand(isOptional ? source.slice(0, -1) : source, lexicon)
	const fragment = `(?:${alternatives.map(toFragment).join('|')})`
	if (isOptional) return { fragment: `${fragment}?`, starts: null }
	const isOpen = alternatives.includes('<number>')
	return { fragment, starts: isOpen ? null : alternatives.flatMap(startsOf) }
}

const builtIn: Record<string, string> = {
	'<number>': numberFragment,
	'<percent>': percentFragment,
	'<duration>': durationFragment,
}
/** Starts of the words that end a built-in group: no text holds the group without one of them. */
const builtInStarts: Record<string, string[]> = {
	'<percent>': ['per'],
	'<duration>': ['day', 'wee', 'mon', 'yea', 'pay', 'dra', 'dep'],
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
	builtIn[alternative] ??
	alternative
		.split('_')
		.map((word) => (word.endsWith('*') ? `${word.slice(0, -1)}\\S* ` : `${word} `))
		.join('')

const startsOf = (alternative: string) =>
	builtInStarts[alternative] ?? [alternative.split('_')[0]?.replace('*', '').slice(0, startLength) ?? '']

/** The starts of the words by which a phrase is looked up: those of its most telling element. */
function startsToLookUp(elements: Element[], phrase: string): string[] {
	const cost = (starts: string[]) => starts.reduce((sum, start) => sum + (frequent.has(start) ? 40 : 1), 0)
	const [best] = elements.flatMap(({ starts }) => (starts ? [starts] : [])).sort((a, b) => cost(a) - cost(b))
	if (!best) throw new Error(`The phrase '${phrase}' has no word of its own.`)
	return [...new Set(best)]
}
