import { z } from 'zod'
import data from '../data/first-names.json' with { type: 'json' }

const Word = z.string().regex(/^\p{Ll}[\p{Ll}-]+$/u)
const { names, everydayWords } = z
	.strictObject({ names: z.array(Word), everydayWords: z.array(Word) })
	.parse(data)

/** First names common in the United States, in lower case: they reveal a person where text has no capitals. */
export const firstNames: ReadonlySet<string> = new Set(names)
/** First names that are everyday words too, such as 'will' and 'grace': in lower case they mean nothing. */
export const everydayNames: ReadonlySet<string> = new Set(everydayWords)
