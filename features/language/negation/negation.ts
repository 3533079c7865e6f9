import { findPhrases, type Match, type PhraseBook } from '#platform/english/phrases.ts'
import type { Sentence } from '#platform/english/read-sentences.ts'
import { clauseStart, wordsBetween } from '#platform/english/sentence-parts.ts'

/** A negation reaches this many words ahead, within its clause. */
const reach = 4

/**
 * Whether words of a sentence are negated shortly before. `negators` negate, `inert` are those of them that negate
 * nothing said after them ('not only', 'do not worry'): what a negator is differs between calls and requests.
 */
export function isNegated(
	sentence: Sentence,
	{ first }: Pick<Match, 'first'>,
	{ negators, inert }: { negators: PhraseBook; inert: PhraseBook },
): boolean {
	const start = Math.max(clauseStart(sentence, first), first - reach)
	const negations = findPhrases(wordsBetween(sentence, start, first), negators).length
	if (negations === 0) return false
	const wider = wordsBetween(sentence, start, Math.min(sentence.places.length, first + reach))
	return findPhrases(wider, inert).length < negations
}

const denial =
	/\b(?:no|nah|naw|nope|not|never|none|nothing|nobody|zero|neither|nor|without|cannot|(?:ca|do|wo|does|did|is|are|was|were|would|could|should|have|has|had)nt)\b|n['’]t\b/i

/** Whether a text denies anything, however it is typed: 'can't', 'dont', 'nope'. */
export const isDenial = (text: string): boolean => denial.test(text)
