import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import type { Lexicon } from '#platform/english/phrases.ts'

const Words = z.record(z.string(), z.string())
const { spellings, groups, common } = readData(
	new URL('./request-words.yaml', import.meta.url),
	z.strictObject({ spellings: Words, groups: Words, common: z.string() }),
)

/** What reps write for longer words of the trade. */
export const deskSpellings: Readonly<Record<string, string>> = spellings

/** Groups of words that wordings of requests name. */
export const lexiconOfRequests: Lexicon = groups

/** Words that a request is full of, on which a slip is set right: those that its wordings name. */
export const requestWords: ReadonlySet<string> = new Set(common.split(' '))
