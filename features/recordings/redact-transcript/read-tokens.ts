import { smallNumbers, tensNumbers } from '#platform/english/number-words.ts'
import type { Segment } from '../contract.ts'

/** What a word adds to a number that is read out digit by digit or in groups. */
type SpokenNumber = {
	/** '4111', '7', '14'; empty for `repeat` and `hundred`, which work on their neighbor. */
	digits: string
	kind: 'written' | 'unit' | 'teen' | 'tens' | 'repeat' | 'hundred'
	/** 'fourteenth', '14th': said of a day alone. */
	isOrdinal: boolean
}

/** A word or a number as written in a call. */
export type Token = {
	/** Index of its segment, and its place in the text of that segment. */
	segment: number
	start: number
	end: number
	/** In lower case, with straight apostrophes. */
	word: string
	number: SpokenNumber | null
}

const money = String.raw`\$\s?\d[\d,]*(?:\.\d+)?`
const decimal = String.raw`(?<![\d.])\d+\.\d{1,2}(?!\d|\.\d)`
const withCommas = String.raw`\d{1,3}(?:,\d{3})+(?!\d)`
const percentage = String.raw`\d+\s?%`
const pattern = new RegExp(
	String.raw`${money}|${decimal}|${withCommas}|${percentage}|[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*`,
	'gu',
)
/** '4,111,111,111,111,111' is how a recognizer writes a card, not an amount. */
const fewestDigitsOfNoAmount = 13
/** Longer ones are no number of a person. */
const mostDigits = 40

const zeros = ['zero', 'oh', 'o']
/** What a recognizer writes for a digit between digits. */
const homophones: Record<string, string> = { to: '2', too: '2', for: '4', ate: '8', won: '1' }
const isUnit = (token?: Token) => token?.number?.kind === 'unit' && !token.number.isOrdinal
const repeats = ['double', 'triple']
const ordinals = [
	'first',
	'second',
	'third',
	'fourth',
	'fifth',
	'sixth',
	'seventh',
	'eighth',
	'ninth',
	'tenth',
	'eleventh',
	'twelfth',
	'thirteenth',
	'fourteenth',
	'fifteenth',
	'sixteenth',
	'seventeenth',
	'eighteenth',
	'nineteenth',
	'twentieth',
	'thirtieth',
]

const numbers = new Map<string, SpokenNumber>([
	...zeros.map((word) => spoken(word, '0', 'unit')),
	...[...smallNumbers].map(([word, value]) => spoken(word, String(value), value < 10 ? 'unit' : 'teen')),
	spoken('niner', '9', 'unit'),
	...[...tensNumbers].map(([word, value]) => spoken(word, String(value), 'tens')),
	...repeats.map((word) => spoken(word, '', 'repeat')),
	spoken('fourty', '40', 'tens'),
	spoken('hundred', '', 'hundred'),
	...ordinals.map((word, i): [string, SpokenNumber] => {
		const day = i < 20 ? i + 1 : 30
		return [word, { digits: String(day), kind: day < 10 ? 'unit' : 'teen', isOrdinal: true }]
	}),
])

function spoken(word: string, digits: string, kind: SpokenNumber['kind']): [string, SpokenNumber] {
	return [word, { digits, kind, isOrdinal: false }]
}

/** The words and numbers of a call, in order; amounts of money and percentages are words. Linear in its length. */
export function readTokens(segments: readonly Pick<Segment, 'text'>[]): Token[] {
	const tokens: Token[] = []
	for (const [segment, { text }] of segments.entries())
		for (const { 0: whole, index } of text.matchAll(pattern)) {
			const word = whole.toLowerCase().replaceAll('’', "'")
			tokens.push({ segment, start: index, end: index + whole.length, word, number: numberOf(word) })
		}
	for (const [at, token] of tokens.entries()) {
		if (token.number && countsDigits(tokens, at)) token.number = null
		const meant = homophones[token.word]
		if (meant && isUnit(tokens[at - 1]) && isUnit(tokens[at + 1]))
			token.number = { digits: meant, kind: 'unit', isOrdinal: false }
	}
	return tokens
}

function numberOf(word: string): SpokenNumber | null {
	const known = numbers.get(word)
	if (known) return { ...known }
	if (word.length > mostDigits) return null
	const [, digits = '', ending] = /^(\d+)(st|nd|rd|th)?$/.exec(word) ?? []
	if (digits) return { digits, kind: 'written', isOrdinal: ending !== undefined }
	const plain = word.replaceAll(',', '')
	const isAmount = !/^\d+$/.test(plain) || plain.length < fewestDigitsOfNoAmount
	return isAmount ? null : { digits: plain, kind: 'written', isOrdinal: false }
}

/** 'the last four', 'sixteen digits': how many digits there are, not one of them. */
function countsDigits(tokens: readonly Token[], at: number) {
	const before = tokens[at - 1]?.word ?? ''
	const after = tokens[at + 1]?.word ?? ''
	const isSmall = tokens[at]?.number?.kind === 'unit' || (tokens[at]?.word.length ?? 0) === 1
	return (isSmall && /^(last|final|first|other|middle)$/.test(before)) || /^(digits?|numbers)$/.test(after)
}
