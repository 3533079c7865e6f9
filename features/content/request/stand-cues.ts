import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import { findCues, openCues } from './cues.ts'
import type { Typed } from './read-typed.ts'

const cuesIn = (file: string) =>
	openCues(readData(new URL(file, import.meta.url), z.record(z.string(), z.array(z.string()))))

/** Wordings that show the customer's stage, the latest stages first. */
export const stageCues = cuesIn('./stages.yaml')
/** Names of objections, and what customers say who raise them. */
export const objectionCues = cuesIn('./objections.yaml')

/** In 'a follow-up for a new client who missed a deposit' the deposit matters more. */
export function latestNamedStage({ sentences }: Typed): string | undefined {
	const named = new Set(findCues(sentences, stageCues).map(({ code }) => code))
	return stageCues.find(({ code }) => named.has(code))?.code
}
