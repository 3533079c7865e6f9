import { z } from 'zod'
import { findCreditors } from '#features/language/pure.ts'
import { readData } from '#platform/data/read-data.ts'
import { codesOf, findCues, openCues } from './cues.ts'
import type { Typed } from './read-typed.ts'

const Cues = z.record(z.string(), z.array(z.string()))
const data = readData(
	new URL('./subjects.yaml', import.meta.url),
	z.strictObject({ topics: Cues, circumstances: Cues }),
)
const topicCues = openCues(data.topics)
const circumstanceCues = openCues(data.circumstances)

/** Every subject and every circumstance that a request may mention. */
export const topicCodes = topicCues.map(({ code }) => code)
export const circumstanceCodes = circumstanceCues.map(({ code }) => code)

/** What a piece is about besides its objections, the most wanted first. */
export const readTopics = ({ sentences }: Typed): string[] => codesOf(findCues(sentences, topicCues))

export const readCircumstances = ({ sentences }: Typed): string[] =>
	codesOf(findCues(sentences, circumstanceCues))

/** The creditors that a request names, each once, the first named first. */
export const readCreditors = ({ text }: Typed): string[] => [
	...new Set(findCreditors(text).map(({ name }) => name)),
]
