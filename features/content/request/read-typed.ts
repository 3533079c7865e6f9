import { readUtterance, shortFigures, spokenFigures, type Utterance } from '#features/language/pure.ts'
import { redactTranscript } from '#features/recordings/pure.ts'
import { chatSpellings, openSpelling } from '#platform/english/spelling.ts'
import { readWordVectors } from '#platform/english/word-vectors/read-word-vectors.ts'
import { deskSpellings, requestWords } from './request-words.ts'

/** Text in which some words were replaced, and where each span of it stood in the text that was typed. */
type TypedText = {
	text: string
	/** The words as typed that the span `from`-`to` of `text` came from. */
	asTyped: (from: number, to: number) => string
}

/** One replacement: its place in the text that was typed, and in the text that came of it. */
type Piece = { from: number; to: number; newFrom: number; newTo: number }

/**
 * Replaces what the pattern matches, remembering where it stood. `pattern` is global; `replace` gives null for what
 * stays as it is.
 */
function replaceTyped(
	typed: TypedText,
	pattern: RegExp,
	replace: (words: string, before: string, after: string) => string | null,
): TypedText {
	const pieces: Piece[] = []
	let text = ''
	let end = 0
	for (const { 0: words, index } of typed.text.matchAll(pattern)) {
		const written = replace(words, typed.text.slice(0, index), typed.text.slice(index + words.length))
		if (written === null || written === words) continue
		text += typed.text.slice(end, index)
		end = index + words.length
		pieces.push({ from: index, to: end, newFrom: text.length, newTo: text.length + written.length })
		text += written
	}
	text += typed.text.slice(end)
	return {
		text,
		asTyped: (from, to) => typed.asTyped(before(pieces, from, 'from'), before(pieces, to, 'to')),
	}
}

/** Where a position stood before the replacements: within one, at its beginning or its end. */
function before(pieces: readonly Piece[], at: number, edge: 'from' | 'to') {
	let shift = 0
	for (const piece of pieces) {
		if (piece.newFrom > at || (edge === 'to' && piece.newFrom >= at)) break
		if (edge === 'from' ? at < piece.newTo : at <= piece.newTo) return piece[edge]
		shift = piece.to - piece.newTo
	}
	return at + shift
}

const asItStands = (text: string): TypedText => ({
	text,
	asTyped: (from, to) => text.slice(from, to),
})

/** A request set right for reading: short forms spelled out, slips corrected, personal numbers hidden. */
export type Typed = TypedText &
	Utterance & {
		/** The request without personal numbers, otherwise as it was typed. */
		request: string
	}

/** Short forms that are no plain words: 'f/u', 'w/', 'b4', '&'. */
const signs: readonly [RegExp, string][] = [
	[/<[^<>]{0,200}>/g, ' '],
	[/\[[a-z ]{1,40}\]/g, ','],
	[/\be\.\s?g\.,?/gi, 'such as'],
	[/\bi\.\s?e\.,?/gi, 'that is'],
	[/\bf\s?\/\s?u\b/gi, 'follow up'],
	[/\bb\/c\b/gi, 'because'],
	[/\bw\/o\b/gi, 'without'],
	[/\bw\/(?=\s?\w)/gi, 'with '],
	[/\bb4\b/gi, 'before'],
	[/\b2day\b/gi, 'today'],
	[/\b2?mrw\b|\b2moro\b/gi, 'tomorrow'],
	[/&/g, ' and '],
	[/\bmins?\b\.?(?= (?:pymts?|pmts?|payments?|of|is|are|total|\$|\d))/gi, 'minimum'],
	[/\bdep\b\.?(?= ?\$?\d)|(?<=\d ?)\bdep\b/gi, 'deposit'],
	[/(?<=\d)x(?=\d)/gi, ' x '],
	[/(?<=\d)(?=(?:ccs?|pls?|pdls?|mos?|mths?|mnths?|yrs?|wks?|accts?)\b)/gi, ' '],
	[/(?<=\d{3}) mins\b|(?<=\bin )mins\b/gi, ' minimums'],
	[/(?<=\b(?:\d{1,2}|\d{1,2}:\d\d))p\b/g, ' pm'],
	[/\binc\b\.?(?= ?\$?\d)/gi, 'income'],
	[/(?<=\d) mil\b/gi, 'k'],
	[/(?<=\s)@(?=\s?\d)/g, 'at'],
	[
		/(?<=\bcalled |\bfollow up |\bemails? |\btexts? |\bscript |\bmessage |\bresponse |\breply |\bsomething )4(?=\s[a-z])/gi,
		'for',
	],
	[
		/(?<=\s)4(?=\s(?:a|an|the|my|this|that|our|her|him|them|when|guy|lady|man|woman|client|customer|lead|mr|mrs|ms)\b)/gi,
		'for',
	],
	[/(?<=\s)2(?=\s(?:a|an|the|my|this|that|her|him|them|send|say|do|get|tell|client|customer)\b)/gi, 'to'],
]

let setRight: ((word: string) => string) | null = null

/**
 * Reads a request as reps type it: 'fu email 4 lady w 31k' is read as 'follow up email for lady with 31k'. Words with
 * a capital within a sentence are names and stay.
 */
export function readTyped(request: string): Typed {
	const shown = hideNumbers(request)
	let typed = asItStands(shown)
	for (const [pattern, written] of signs) typed = replaceTyped(typed, pattern, () => written)
	typed = replaceTyped(typed, /(?<![\p{L}\d'’])\p{L}[\p{L}'’]*(?![\p{L}\d'’])/gu, spellWord)
	for (const [pattern, write] of [...shortFigures, ...spokenFigures])
		typed = replaceTyped(typed, pattern, write)
	return { ...typed, ...readUtterance(typed.text), request: shown }
}

function spellWord(word: string, before: string) {
	const lower = word.toLowerCase().replaceAll('’', "'")
	const short = deskSpellings[lower] ?? chatSpellings[lower]
	if (short !== undefined) return short
	const isName = /^\p{Lu}\p{Ll}/u.test(word) && /[\p{L}\d,]\s*$/u.test(before)
	if (isName || lower.length < 4) return null
	setRight ??= openSpelling(requestWords, isCommonWord)
	const right = isDroppingG(lower) ? `${lower.replace(/'$/, '')}g` : setRight(lower)
	return right === lower ? null : right
}

/** Words with a dropped g: 'payin', 'askin'. */
const isDroppingG = (lower: string) =>
	/^\p{L}{2,}in'?$/u.test(lower) && !isCommonWord(lower) && isCommonWord(`${lower.replace(/'$/, '')}g`)

/** Whether a lower-case word is common English. */
const isCommonWord = (word: string) => readWordVectors().words.has(word)

function hideNumbers(text: string) {
	const { segments } = redactTranscript([{ speaker: 'rep', text, start: null, end: null, confidence: null }])
	return segments[0]?.text ?? text
}
