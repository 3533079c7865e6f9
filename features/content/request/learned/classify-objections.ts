import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { predict } from '#platform/linear-classifier/model.ts'
import { readModel } from '#platform/linear-classifier/stored-model.ts'
import { codesOf, findCues } from '../cues.ts'
import type { Typed } from '../read-typed.ts'
import { objectionCues } from '../stand-cues.ts'
import { noObjection, objectionFeatures } from './request-features.ts'

const model = readModel(readFileSync(join(import.meta.dirname, 'objection-weights.gz')))
/**
 * From these chances on an objection counts: the likeliest, a further one, and one that the request names. Where an answer is wanted there is one to be found; elsewhere a piece must
 * not answer what nobody said.
 */
const leastChances = {
	inAnswers: { likeliest: 0.02, further: 0.2, named: 0.002 },
	elsewhere: { likeliest: 0.14, further: 0.2, named: 0.01 },
}

/** Codes of the objections that a request is about, the likeliest first, learned from labeled requests. */
export function classifyObjections(typed: Typed, isAnswer: boolean): string[] {
	const chances = predict(model, objectionFeatures(typed))
	const named = new Set(codesOf(findCues(typed.sentences, objectionCues)))
	const least = isAnswer ? leastChances.inAnswers : leastChances.elsewhere
	return model.codes
		.map((code, at) => ({ code, chance: chances[at] ?? 0 }))
		.filter(({ code }) => code !== noObjection)
		.sort((a, b) => b.chance - a.chance)
		.filter(
			({ code, chance }, at) =>
				chance >= least.further ||
				(at === 0 && chance >= least.likeliest) ||
				(named.has(code) && chance >= least.named),
		)
		.map(({ code }) => code)
}
