import { objectionCodes } from '#features/language/pure.ts'
import { codesOf, findCues } from '../cues.ts'
import type { Typed } from '../read-typed.ts'
import { objectionCues } from '../stand-cues.ts'
import { objectionInput } from './request-features.ts'
import { predictRequest } from './request-heads.ts'

/**
 * The minimum probability of the most likely objection, of any other one, and of one that the request names. The limits are
 * low for requests for an answer, which are always about an objection. Other content must not address an objection that
 * the customer never raised.
 */
const least = {
	inAnswers: { likeliest: 0.02, further: 0.2, named: 0.0005 },
	elsewhere: { likeliest: 0.1, further: 0.2, named: 0.0005 },
}

/** Codes of the objections that a request is about, the likeliest first. */
export function classifyObjections(typed: Typed, isAnswer: boolean): string[] {
	const probabilities = predictRequest('objection', objectionInput(typed))
	const named: ReadonlySet<string> = new Set(codesOf(findCues(typed.sentences, objectionCues)))
	const leastOf = isAnswer ? least.inAnswers : least.elsewhere
	return objectionCodes
		.map((code) => ({ code, probability: probabilities.get(code) ?? 0 }))
		.sort((a, b) => b.probability - a.probability)
		.filter(
			({ code, probability }, at) =>
				probability >= leastOf.further ||
				(at === 0 && probability >= leastOf.likeliest) ||
				(named.has(code) && probability >= leastOf.named),
		)
		.map(({ code }) => code)
}
