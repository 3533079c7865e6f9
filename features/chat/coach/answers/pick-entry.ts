import type { GuideEntry } from '#features/compliance/index.ts'
import { entryById, readWords, termsOf } from '#features/guide/index.ts'
import type { Thread } from '../coach-answer.ts'

/** Title words that a message must contain to pick an entry listed below the answer: 'let me practice that' picks none. */
const fewestTermsBesideAnswer = 2
/** Words from which on a message is no pick but a question of its own. */
const longestPick = 8
const ordinals = [
	/\b(?:1|1st|first|one|former)\b/i,
	/\b(?:2|2nd|second|two|latter)\b/i,
	/\b(?:3|3rd|third|three|last)\b/i,
]
const barePick = /^\W*(?:the )?(?:#|number |no\.? )?(?:[123]|1st|2nd|3rd|first|second|third)(?: one)?\W*$/i
const agrees =
	/^\W*(?:yes|yeah|sure|ok|okay|please|yep|go ahead|that one|that|si|sí|claro|esa)(?![\p{L}\p{N}])\W*(?:please|do)?\W*$/iu

/** The entry that an answer to 'Which one do you mean?' names: by number, by its words, or by a plain yes. */
export function pickEntry(
	message: string,
	{ about, options }: NonNullable<Thread['asked']>,
): GuideEntry | null {
	const entries = options.flatMap((id) => entryById(id) ?? [])
	if (entries.length === 0 || message.split(/\s+/).length > longestPick) return null
	const terms = termsOf('', readWords(message))
	const named = entries.find(({ title }) => {
		const own = termsOf(title)
		return terms.length > 0 && terms.every((term) => own.includes(term))
	})
	// Named beside an answer, entries are only picked by name or by a bare number: 'ok' means the answer.
	if (about === 'instead' && !barePick.test(message))
		return terms.length >= fewestTermsBesideAnswer ? (named ?? null) : null
	const ordinal = ordinals.findIndex((wording) => wording.test(message))
	return named ?? entries[ordinal] ?? (agrees.test(message) ? (entries[0] ?? null) : null)
}
