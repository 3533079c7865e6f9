import { compilePhrases, type PhraseBook } from '#platform/english/phrases.ts'
import { lexicon } from '../rule-pack/lexicon.ts'
import type { Claim, ProhibitedStatement } from '../rule-pack/prohibited-statement.ts'
import { prohibitedStatements } from '../rule-pack/rule-pack.ts'

type ReadyClaim = { claim: Claim; say: PhraseBook; unless: PhraseBook }
/** A prohibited statement with its phrases compiled once for the life of the program. */
export type ReadyStatement = {
	statement: ProhibitedStatement
	claims: ReadyClaim[]
	agreedTo: PhraseBook
	wavedAway: PhraseBook
	again: PhraseBook
	contrary: PhraseBook
	topic: PhraseBook
}

const book = (phrases: readonly string[] = []) => compilePhrases(phrases, lexicon)

export const readyStatements: ReadyStatement[] = prohibitedStatements.map((statement) => ({
	statement,
	claims: statement.claims.map((claim) => ({ claim, say: book(claim.say), unless: book(claim.unless) })),
	agreedTo: book(statement.agreedTo),
	wavedAway: book(statement.wavedAway),
	again: book(statement.again),
	contrary: book(statement.contrary),
	topic: book([statement.topic.split(' ').join('|')]),
}))
