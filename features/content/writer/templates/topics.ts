import { readData } from '#platform/data/read-data.ts'
import { Templates } from '../template-schema.ts'

/** What can truthfully be said about a subject that the request names. */
export const topicLines = readData(new URL('./topics.yaml', import.meta.url), Templates)
