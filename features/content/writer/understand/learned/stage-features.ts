import { findCues } from '../cues.ts'
import { readStage, stageCues } from '../read-stage.ts'
import { readTopics } from '../read-subjects.ts'
import type { Typed } from '../read-typed.ts'
import { addWords } from './request-features.ts'

/** Told of requests that say nothing of where the customer stands. */
export const noStage = 'none'

/** What tells where a customer stands: the words of the request, what it is about and what the rules make of it. */
export function stageFeatures(typed: Typed): string[] {
	const features = new Set<string>(['request', `ruled ${readStage(typed)}`])
	addWords(features, typed)
	for (const topic of readTopics(typed)) features.add(`topic ${topic}`)
	for (const { code } of findCues(typed.sentences, stageCues)) features.add(`cue ${code}`)
	return [...features]
}
