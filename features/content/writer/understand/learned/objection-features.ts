import { signsOfObjections } from '#features/compliance/index.ts'
import { readObjections } from '../read-objections.ts'
import { readTopics } from '../read-subjects.ts'
import type { Typed } from '../read-typed.ts'
import { addWords } from './request-features.ts'

/** Told of requests that are about no objection. */
export const noObjection = 'none'

/**
 * What tells which objection a request is about: its words, what else it is about, the wordings in which customers
 * object, and what the rules make of it.
 */
export function objectionFeatures(typed: Typed): string[] {
	const features = new Set<string>(['request'])
	addWords(features, typed)
	for (const topic of readTopics(typed)) features.add(`topic ${topic}`)
	for (const code of readObjections(typed, true)) features.add(`ruled ${code}`)
	for (const { code, isStrong } of signsOfObjections(typed.sentences)) {
		const sign = `${isStrong ? 'strong' : 'hint'} ${code}`
		features.add(features.has(sign) ? `further ${sign}` : sign)
	}
	return [...features]
}
