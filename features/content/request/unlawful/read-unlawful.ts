import type { Span } from '#platform/english/span.ts'
import type { UnlawfulRequest } from '../brief.ts'
import { classifyUnlawfulRequests } from '../learned/classify-unlawful-requests.ts'
import type { Typed } from '../read-typed.ts'
import { matchUnlawfulRequests } from './match-unlawful-requests.ts'

/** Unlawful requests whose figures may not be written either; those of others are the customer's own: 'do not tell her our 25%'. */
const claimsWithFigures: ReadonlySet<string> = new Set([
	'advance_fee',
	'guaranteed_result',
	'unsupported_savings_claim',
])

/**
 * What the request asks for that no piece may say or leave out, each code once, and the position of its words in the text.
 * The wordings match, and a classifier weighs their matches with everything else that is typed.
 */
export function readUnlawful(typed: Typed): { unlawful: UnlawfulRequest[]; spans: Span[] } {
	const ruled = matchUnlawfulRequests(typed)
	const judged = classifyUnlawfulRequests(typed, ruled)
	const heard = judged.codes.map((code) => {
		const ofCode = ruled.filter((match) => match.code === code)
		const [first] = ofCode
		const clause = first?.clause ?? judged.wordsFor(code)
		const spans = first ? ofCode.map(({ words }) => words) : [clause]
		return { request: { code, asked: typed.asTyped(clause.from, clause.to) }, clause, spans }
	})
	const inOrder = heard.sort((one, other) => one.clause.from - other.clause.from)
	return {
		unlawful: inOrder.map(({ request }) => request),
		spans: inOrder.filter(({ request }) => claimsWithFigures.has(request.code)).flatMap(({ spans }) => spans),
	}
}
