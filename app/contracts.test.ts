import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { describeInput } from '#platform/http/describe-input.ts'

const root = join(import.meta.dirname, '..')
const invalidValues = [
	undefined,
	null,
	true,
	-1,
	1.5,
	1e300,
	'',
	'x',
	'a'.repeat(40_000),
	[],
	['', 7],
	{},
	{ x: 1 },
]

/** Invalid values for the whole input and for each of its fields. */
function* invalidInputs(schema: z.ZodType) {
	yield* invalidValues
	if (!(schema instanceof z.ZodObject)) return
	for (const field of Object.keys(schema.shape)) for (const value of invalidValues) yield { [field]: value }
}

test.each(globSync('features/*/contract.ts', { cwd: root }))(
	'describes every validation error of %s in plain sentences',
	async (file) => {
		const schemas = Object.values(await import(join(root, file))).filter((each) => each instanceof z.ZodType)
		for (const schema of schemas)
			for (const input of invalidInputs(schema)) {
				const { error } = schema.safeParse(input)
				if (!error) continue
				const message = describeInput(error)
				expect(message).toMatch(/^\p{Lu}[^\n]*[.!?)]$/u)
				expect(message).not.toMatch(
					/invalid|expected|too (big|small)|unrecognized|pattern|null|undefined|✖|→/i,
				)
			}
	},
)
