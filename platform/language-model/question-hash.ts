import { createHash } from 'node:crypto'
import { z } from 'zod'

/** SHA-256 of what a model is asked for an object, the same for the same instructions, words and answer shape. */
export function questionHash(
	{ system, prompt, schema }: { system: string; prompt: string; schema: z.ZodType },
	model = '',
) {
	const question = JSON.stringify([model, system, prompt, z.toJSONSchema(schema)])
	return createHash('sha256').update(question).digest('hex')
}
