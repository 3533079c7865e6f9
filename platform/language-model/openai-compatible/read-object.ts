import { z } from 'zod'
import { Problem } from '#platform/http/problem.ts'
import { cleanTexts } from '#platform/text/clean-text.ts'

/** Models may wrap the object in sentences and code fences, whatever the prompt says. */
const objectWithin = (text: string) => text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)

/** Parses the object in a model's response and cleans its text. Throws a Problem that names the invalid field. */
export function readObject<T>(text: string, schema: z.ZodType<T>): T {
	try {
		return schema.parse(cleanTexts(JSON.parse(objectWithin(text))))
	} catch (error) {
		const field = error instanceof z.ZodError ? error.issues[0]?.path.join('.') : undefined
		throw unreadableAnswer(field ? ` (${field})` : '')
	}
}

export const unreadableAnswer = (where = '') =>
	new Problem(
		502,
		'model-answer-unreadable',
		`The language model answered in a form that is not understood${where}.`,
	)
