import { readData } from '#platform/data/read-data.ts'
import { Templates } from '../template-schema.ts'

/** Titles and subject lines. Short, specific, and no claim in any of them. */
export const subjects = readData(new URL('./subjects.yaml', import.meta.url), Templates)
