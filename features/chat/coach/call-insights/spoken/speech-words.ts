import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'

const Words = z.array(z.string()).transform((words): ReadonlySet<string> => new Set(words))

/** Word lists for questions about what was said on a call. */
export const speech = readData(
	new URL('./speech-words.yaml', import.meta.url),
	z.strictObject({
		base: Words,
		past: Words,
		progressive: Words,
		ownWords: Words,
		words: Words,
		passives: Words,
		did: Words,
		have: Words,
		should: Words,
		hadBeen: Words,
		was: Words,
		inverts: Words,
		adverbs: Words,
		rep: Words,
		customer: Words,
		anyone: Words,
		articles: Words,
		commands: Words,
		clauses: Words,
		addressed: Words,
		about: Words,
		breaks: Words,
		occasions: Words,
		judgments: Words,
		places: Words,
		manyCalls: Words,
		which: Words,
		team: Words,
		honorifics: Words,
	}),
)
