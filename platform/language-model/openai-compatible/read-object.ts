import { z } from 'zod'
import { Problem } from '#platform/http/problem.ts'
import { cleanTexts } from '#platform/text/clean-text.ts'

/** Models write sentences and code fences around an object, however they were asked. */
const objectWithin = (text: string) => text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)

/** The object in a model's answer, its texts cleaned. Throws a Problem that names at most the field that is wrong. */
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
