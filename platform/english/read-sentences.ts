import { spellOut } from './contractions.ts'

/** A span of speech that says one thing: a sentence, or part of a long one transcribed without stops. */
export type Sentence = {
	/** Lower case, contractions spelled out, every word followed by one space and the first preceded by one. */
	words: string
	/** Where each word stands: `at` in `words`, `from` and `to` in the text that was read. */
	places: { at: number; from: number; to: number }[]
	/** Numbers of the words before which a clause ends: after a comma, or before a word such as 'but'. */
	breaks: Set<number>
	isQuestion: boolean
	/** Position in the text that was read. */
	from: number
	to: number
}

/** Speech without stops is cut before a conjunction, or at this many words, so that matching stays cheap. */
const longestSentence = 60
const cutAfter = 30

const token = /\p{L}+(?:['’‘]\p{L}+)*|\$?\d[\d,]*(?:\.\d+)?(?:k\b)?%?|[.?!;:,]|—|--/gu
const clauseOpeners = new Set([
	'but',
	'because',
	'cause',
	'so',
	'then',
	'although',
	'though',
	'unless',
	'while',
])
const mayCutBefore = new Set([...clauseOpeners, 'and', 'okay', 'now', 'alright'])
const abbreviation = /^(?:mr|mrs|ms|dr|st|jr|sr)$/

/** Reads text as sentences; empty text has none. Takes time linear in the length of the text. */
export function readSentences(text: string): Sentence[] {
	const sentences: Sentence[] = []
	let draft = new Draft()
	const close = (isQuestion: boolean) => {
		if (draft.places.length > 0) sentences.push(draft.finish(isQuestion))
		draft = new Draft()
	}
	for (const { 0: written, index } of text.matchAll(token)) {
		if (written === '?') close(true)
		else if (written === '!' || written === ';') close(false)
		else if (written === '.') {
			if (!abbreviation.test(draft.lastWord)) close(false)
		} else if (/^[,:—-]/.test(written)) draft.afterComma = true
		else {
			const words = spellOut(written)
			if (draft.isFullBefore(words[0] ?? '')) close(false)
			draft.add(words, index, index + written.length)
		}
	}
	close(false)
	return sentences
}

class Draft {
	places: Sentence['places'] = []
	afterComma = false
	lastWord = ''
	private words = ' '
	private breaks = new Set<number>()

	isFullBefore(word: string) {
		const count = this.places.length
		return count >= longestSentence || (count >= cutAfter && (this.afterComma || mayCutBefore.has(word)))
	}

	add(words: string[], from: number, to: number) {
		const count = this.places.length
		if (count > 0 && (this.afterComma || clauseOpeners.has(words[0] ?? ''))) this.breaks.add(count)
		this.afterComma = false
		for (const word of words) {
			this.places.push({ at: this.words.length, from, to })
			this.words += `${word} `
			this.lastWord = word
		}
	}

	finish(isQuestion: boolean): Sentence {
		const { words, places, breaks } = this
		return { words, places, breaks, isQuestion, from: places[0]?.from ?? 0, to: places.at(-1)?.to ?? 0 }
	}
}
