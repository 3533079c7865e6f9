import { findViolations, readCall } from '#features/compliance/index.ts'
import { verifyWording } from '#features/language/pure.ts'
import { cleanText } from '#platform/text/clean-text.ts'

const longestText = 400

/** A model's text on one line, without invisible characters, at most 400 characters; null where no one may see it. */
export function usableText(text: string): string | null {
	const tidied = tidy(text)
	return tidied && verifyWording(tidied, {}).length === 0 ? tidied : null
}

/** The same for text that a rep may say on a call: it must pass the rules itself. */
export function sayableText(text: string): string | null {
	const usable = usableText(text)
	if (!usable) return null
	const turn = { speaker: 'rep' as const, text: usable, start: null, end: null, confidence: null }
	return findViolations(readCall([turn])).length === 0 ? usable : null
}

function tidy(text: string) {
	const folded = cleanText(text.slice(0, 10 * longestText))
		.replace(/\s+/g, ' ')
		.trim()
	if (folded.length <= longestText) return folded
	return `${folded
		.slice(0, longestText - 1)
		.toWellFormed()
		.trimEnd()}…`
}
