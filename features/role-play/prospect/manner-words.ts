import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'

const phrases = z.array(z.string())

/** Phrases that set the tone of the rep's message. */
export const mannerWords = readData(
	new URL('./manner-words.yaml', import.meta.url),
	z.strictObject({
		pushy: phrases,
		unpushed: phrases,
		jargon: phrases,
		rude: phrases,
		unrude: phrases,
		brushOff: phrases,
		makesLight: phrases,
		takesSeriously: phrases,
		deferring: phrases,
	}),
)
