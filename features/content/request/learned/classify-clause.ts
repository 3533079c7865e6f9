import { type ClauseInContext, clauseInput } from './clause-input.ts'
import { type ClauseUse, predictRequest } from './request-heads.ts'

export type { ClauseUse }

/** Least probability that a clause belongs in the piece. */
const leastSaid = 0.6

/**
 * How a clause of a request is used: said or asked in the piece, shown there (named by a noun only), background, form, or to avoid.
 */
export function classifyClause(clause: ClauseInContext): ClauseUse {
	const uses = predictRequest('clause', clauseInput(clause))
	const say = uses.get('say') ?? 0
	const ask = uses.get('ask') ?? 0
	if (say + ask >= leastSaid) return say >= ask ? 'say' : 'ask'
	const others = [...uses].filter(([use]) => use !== 'say' && use !== 'ask')
	return others.reduce((best, each) => (each[1] > best[1] ? each : best))[0] as ClauseUse
}
