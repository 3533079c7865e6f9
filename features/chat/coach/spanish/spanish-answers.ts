import { z } from 'zod'
import { entryById } from '#features/guide/index.ts'
import { readDataFiles } from '#platform/data/read-data.ts'

/** Least number of questions per entry, each in a different voice. */
const fewestVoices = 5

const SpanishAnswer = z
	.strictObject({
		id: z.string().refine((id) => entryById(id) !== undefined, { error: 'is no entry of the guide' }),
		citation: z.string().optional(),
		title: z.string().min(1),
		answer: z.string().min(1),
		/** Words to say to the customer. */
		say: z.string().optional(),
		/** The entry's questions, one by each voice, in the same order everywhere. */
		asked: z.array(z.string().min(1)).min(fewestVoices),
	})
	.refine(({ id, citation }) => entryById(id)?.citation === citation, {
		error: 'cites another rule than the entry in English',
		path: ['citation'],
	})

/** An entry of the guide in Spanish. */
export type SpanishAnswer = z.infer<typeof SpanishAnswer>

/** The guide's main entries in Spanish. */
export const spanishAnswers: readonly SpanishAnswer[] = readDataFiles(
	import.meta.url,
	['answers-1', 'answers-2'],
	z.array(SpanishAnswer),
).flat()

export const spanishAnswerOf = (id: string): SpanishAnswer | undefined =>
	spanishAnswers.find((each) => each.id === id)
