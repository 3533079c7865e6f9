import { readSentences } from '#platform/english/read-sentences.ts'
import type { Span } from '#platform/english/span.ts'
import { clauseWords } from './clause-words.ts'

const { connectors, instructions, participles, reporting, subjects } = clauseWords

/** Where one clause ends and another with its own verb begins. */
const boundaries = [
	String.raw`[;\n]|\s[-–—]+\s|—|\s\(|\)(?=\s)`,
	String.raw`,? (?:and|but|then|so|plus)(?: (?:then|also|please|just|maybe))*(?= (?:${instructions}|don['’]?t|do not)\b)`,
	String.raw`, (?:and|but|so|plus|because|since)(?= (?:${subjects})\b)`,
	String.raw` (?:and|but)(?= (?:I|we|she|he|they)\b)`,
	String.raw`, (?=(?:please |just |maybe )?(?:${instructions}|don['’]?t|do not|no|nothing|not|never|short|friendly|casual|under|less than|max)\b)`,
	String.raw`, (?=(?:${subjects})['’]?\w* )`,
	String.raw`:(?=\s)`,
	String.raw`,? (?=(?:${participles})\b)`,
].join('|')

/**
 * Typed without marks, a subject begins a new clause unless a connector or a reporting verb with its object comes before it: 'a text for
 * Denise | she missed our call', but 'tell Denise she can leave'.
 */
const unmarked = String.raw` (?<!\b(?:${connectors})[,;:]? )(?<!\b(?:${reporting}) (?:\p{L}+\.? ){1,3})(?=(?:she|he|we|they|i)\b)`
/** 'Text Renee her call got moved.' */
const possessive = String.raw` (?<=\b(?:text|email|tell|call|message) \p{L}+ )(?=(?:her|his|their) \w+ (?:got|is|was|has|gets|will|needs|came|moved)\b)`

/** 'Text Ray that his draft moved.' */
const reported = String.raw` (?<=\b(?:text|e-?mail|message|letter|note|write|voicemail|vm)(?: to| for)? (?:\p{L}+\.? ){1,3})(?=that (?:her|his|their|he|she|they|we|the|our|it|i|there|you)\b)`

/** The comma after the piece and its reader: 'email to the team, the office is closed'. */
const afterKind = String.raw`(?<=^(?:\S+ ){0,6}(?:e-?mail|text|message|letter|note|memo|voicemail)(?: [^\s,]+){0,5}), `

const boundary = new RegExp(`${boundaries}|${afterKind}|${unmarked}|${possessive}|${reported}`, 'giu')

/** A subordinate clause, which needs the clause after its comma. */
const condition = /^(?:and |but |so )?(?:if|when|once|unless|although|while|as|since|because) [^,]+$/i

/** The clauses of a text in order, each with one verb of its own as far as words alone can show it. */
export function splitClauses(text: string): Span[] {
	return readSentences(text).flatMap(({ from, to }) => {
		const sentence = text.slice(from, to)
		const spans: Span[] = []
		let start = 0
		const close = (end: number) => {
			const words = sentence.slice(start, end)
			const trimmed = words.trimStart()
			if (trimmed.trim() !== '')
				spans.push({
					from: from + start + words.length - trimmed.length,
					to: from + start + words.trimEnd().length,
				})
		}
		for (const { 0: mark, index } of sentence.matchAll(boundary)) {
			// 'If you still want to go, I will process it.'
			const isCondition = mark.startsWith(',') && condition.test(sentence.slice(start, index))
			if (isCondition) continue
			close(index)
			start = index + mark.length
		}
		close(sentence.length)
		return spans
	})
}
