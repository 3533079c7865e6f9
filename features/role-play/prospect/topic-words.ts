import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import { topicNames } from './rep-act.ts'

/** How each topic is spoken of. */
export const topicWords = readData(
	new URL('./topic-words.yaml', import.meta.url),
	z.record(z.enum(topicNames), z.array(z.string())),
)
