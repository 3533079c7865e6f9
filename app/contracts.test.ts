import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { describeInput } from '#platform/http/describe-input.ts'

const root = join(import.meta.dirname, '..')
const nonsense = [
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

/** Nonsense as a whole, and in each field. */
function* wrongInputs(schema: z.ZodType) {
	yield* nonsense
	if (!(schema instanceof z.ZodObject)) return
	for (const field of Object.keys(schema.shape)) for (const value of nonsense) yield { [field]: value }
}

test.each(globSync('features/*/contract.ts', { cwd: root }))(
	'whatever is wrong with what %s describes, a person reads sentences about it',
	async (file) => {
		const schemas = Object.values(await import(join(root, file))).filter((each) => each instanceof z.ZodType)
		for (const schema of schemas)
			for (const input of wrongInputs(schema)) {
				const { error } = schema.safeParse(input)
				if (!error) continue
				const said = describeInput(error)
				expect(said).toMatch(/^\p{Lu}[^\n]*[.!?)]$/u)
				expect(said).not.toMatch(/invalid|expected|too (big|small)|unrecognized|pattern|null|undefined|✖|→/i)
			}
	},
)
