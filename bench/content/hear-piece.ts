import { findViolations, readCall } from '#features/compliance/index.ts'
import { readSentences } from '#platform/english/read-sentences.ts'

/** What the call analyst finds in a line of a piece, or in one sentence torn from its line. */
export type Claim = { code: string; words: string; isSentenceAlone: boolean }

const listMark = /^[\s>*•–—-]*(?:\d+[.)])?[\s>*•–—-]*/
/** Words that are the customer's, to the end of the line or of the quotation behind the label. */
const customers =
	/^(?:(?:the )?(?:customer|client|prospect|objection|they)(?: says?| asks?)?|q|question)\s*:\s*(?:[“"][^”"]*[”"])?/i
/** Lines of wordings that a rep is told to leave, under a heading that tells it. */
const unsaid =
	/\b(?:never|not to|don['’]t|do not|nobody (?:here )?says?|stop|avoid|leave)\b[^.?!]{0,30}\b(?:say|saying|promise|use)?\s*:?\s*$/i

/**
 * The prohibited claims in a piece: every line and every sentence of it by itself, as a rep's. It is read on its own and
 * more simply than the gate reads, so that a mistake of the gate shows. Blanks are heard as written.
 */
export function hearPiece(content: string): Claim[] {
	let isUnsaid = false
	const lines = content.split('\n').flatMap((line) => {
		const words = line.replace(listMark, '').trim()
		if (!words) return []
		const isItem = /^[\s]*[-*•“"\d]/.test(line)
		if (!isItem) isUnsaid = unsaid.test(words)
		if (isUnsaid && isItem) return []
		return [words.replace(customers, '').trim()].filter(Boolean)
	})
	return [...new Set(lines)].flatMap((line) => {
		const inLine = hear(line).map((code) => ({ code, words: line, isSentenceAlone: false }))
		const sentences = readSentences(line).map(({ from, to }) => line.slice(from, to))
		const alone = sentences.length > 1 ? sentences : []
		return [
			...inLine,
			...alone.flatMap((words) => hear(words).map((code) => ({ code, words, isSentenceAlone: true }))),
		]
	})
}

const hear = (text: string) =>
	findViolations(readCall([{ speaker: 'rep', text, start: null, end: null, confidence: null }])).map(
		({ code }) => code,
	)
