import type { Sentence } from '#platform/english/read-sentences.ts'
import type { ReadClaim } from '../detect/find-claims.ts'
import { chancesOf, openModel } from './model.ts'
import { ruleFeatures } from './rule-features.ts'
import { sentenceFeatures } from './sentence-features.ts'
import weights from './weights.json' with { type: 'json' }

const model = openModel(weights)

/** The chance (0-1) that a sentence makes each prohibited statement, or is 'ordinary'. */
export function judgeSentence(sentence: Sentence, claims: readonly ReadClaim[]): Map<string, number> {
	const chances = chancesOf(model, [...sentenceFeatures(sentence), ...ruleFeatures(claims)])
	return new Map(model.codes.map((code, at) => [code, chances[at] ?? 0]))
}
