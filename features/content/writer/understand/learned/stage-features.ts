import { readTopics } from '../read-subjects.ts'
import type { Typed } from '../read-typed.ts'
import { addWords } from './request-features.ts'

/** What tells where a customer stands: the words of the request and what it is about. */
export function stageFeatures(typed: Typed): string[] {
	const features = new Set<string>()
	addWords(features, typed)
	for (const topic of readTopics(typed)) features.add(`topic ${topic}`)
	return [...features]
}
