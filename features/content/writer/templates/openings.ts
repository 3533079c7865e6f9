import { readData } from '#platform/data/read-data.ts'
import { Templates } from '../template-schema.ts'

/** The first lines of an email or a letter, by where the customer stands. */
export const openings = readData(new URL('./openings.yaml', import.meta.url), Templates)
