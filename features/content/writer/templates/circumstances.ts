import { readData } from '#platform/data/read-data.ts'
import { Templates } from '../template-schema.ts'

/** A kind line about what the customer is going through. */
export const circumstanceLines = readData(new URL('./circumstances.yaml', import.meta.url), Templates)
