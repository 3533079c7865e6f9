import type { Span } from '#platform/english/span.ts'
import { type ClauseUse, classifyClause } from '../learned/classify-clause.ts'
import type { ClauseInContext } from '../learned/clause-input.ts'
import { splitClauses } from './split-clauses.ts'

/** A clause of a request and how it is used. */
export type Clause = Span & { use: ClauseUse }

/** The clauses of a text, each with its neighbors and its place among them. */
export function clausesInContext(text: string): (Span & { context: ClauseInContext })[] {
	const spans = splitClauses(text)
	const words = spans.map(({ from, to }) => text.slice(from, to))
	return spans.map((span, place) => ({
		...span,
		context: {
			words: words[place] ?? '',
			before: words[place - 1] ?? '',
			after: words[place + 1] ?? '',
			place,
			count: spans.length,
		},
	}))
}

/** The clauses of a request in order, with the predicted use of each. */
export const readClauses = (text: string): Clause[] =>
	clausesInContext(text).map(({ from, to, context }) => ({ from, to, use: classifyClause(context) }))
