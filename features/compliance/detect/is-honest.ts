import { holdsPhrase } from '#platform/english/phrases.ts'
import { requiredDisclosures } from '../rule-pack/rule-pack.ts'
import { concedes, isNegative, saysNo } from './answers.ts'
import { elementsIn } from './match-elements.ts'
import type { ReadTurn } from './read-call.ts'
import type { ReadyStatement } from './rule-books.ts'

/** Statements that are made by denying something. */
export const denials: ReadonlySet<string> = new Set([
	'account_control_misstatement',
	'credit_harm_denial',
	'lawsuit_denial',
	'stop_paying_without_consequences',
	'tax_consequence_denial',
])

/** Beyond this many words a reply says more than yes or no. */
const shortReply = 14

/**
 * Whether a rep's turn says the very thing that a statement would deny: it gives the disclosure that the statement
 * undoes or the words that are contrary to it, grants the customer's worry, or answers a claim with a plain no.
 */
export function isHonest(read: ReadTurn, before: ReadTurn | undefined, ready: ReadyStatement): boolean {
	const { code } = ready.statement
	if (read.sentences.some((sentence) => holdsPhrase(sentence, ready.contrary))) return true
	const told = elementsIn(read, before)
	const given = requiredDisclosures.some((disclosure) =>
		disclosure.undoneBy[code]?.split(' ').some((element) => told.has(`${disclosure.code}.${element}`)),
	)
	if (given) return true
	if (read.wordCount > shortReply) return false
	return denials.has(code) ? concedes(read) : saysNo(read) && read.sentences.every(isNegative)
}
