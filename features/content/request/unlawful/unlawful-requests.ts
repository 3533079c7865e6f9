import { z } from 'zod'
import { statementCodes } from '#features/language/pure.ts'
import { readData } from '#platform/data/read-data.ts'
import type { Lexicon } from '#platform/english/phrases.ts'
import { lexiconOfRequests } from '../request-words.ts'

const wordings = z.array(z.string()).default([])

const { words, requests, hidden } = readData(
	new URL('./unlawful-requests.yaml', import.meta.url),
	z.strictObject({
		words: z.record(z.string(), z.string()),
		requests: z.record(z.enum(statementCodes), z.strictObject({ request: wordings, claim: wordings })),
		hidden: z.record(z.string(), z.array(z.string())),
	}),
)

/** Groups of words that wordings of unlawful requests name. */
export const unlawfulRequestWords: Lexicon = { ...lexiconOfRequests, ...words }

/** How requests ask for what no piece may say, by the code of the statement. */
export const unlawfulRequests = requests

/** How requests ask to leave out a required disclosure, by its code. */
export const hiddenDisclosures = hidden
