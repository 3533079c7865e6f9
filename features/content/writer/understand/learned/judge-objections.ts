import { chancesOf, openModel } from '#platform/linear-classifier/model.ts'
import { readObjections } from '../read-objections.ts'
import type { Typed } from '../read-typed.ts'
import { noObjection, objectionFeatures } from './objection-features.ts'
import weights from './objection-weights.json' with { type: 'json' }

const model = openModel(weights)
/** Few of the requests on which it learned are about an objection: even a likely one has a small chance. */
const leastChance = { whereAnswered: 0.02, elsewhere: 0.08, ofFurther: 0.2, ofRuled: 0.002 }

/**
 * Codes of the objections that a request is about, the likeliest first, learned from requests in many voices: the
 * likeliest where it is likely enough, which takes less where an answer is wanted, and further ones that the rules name
 * or that are likely by themselves.
 */
export function judgeObjections(typed: Typed, isAnswer: boolean): string[] {
	const chances = chancesOf(model, objectionFeatures(typed))
	const ruled = new Set(readObjections(typed, isAnswer))
	const ranked = model.codes
		.map((code, at) => ({ code, chance: chances[at] ?? 0 }))
		.filter(({ code }) => code !== noObjection)
		.sort((a, b) => b.chance - a.chance)
	const leastOfFirst = isAnswer ? leastChance.whereAnswered : leastChance.elsewhere
	return ranked
		.filter(
			({ code, chance }, at) =>
				(at === 0 && chance >= leastOfFirst) ||
				chance >= leastChance.ofFurther ||
				(ruled.has(code) && chance >= leastChance.ofRuled),
		)
		.map(({ code }) => code)
}
