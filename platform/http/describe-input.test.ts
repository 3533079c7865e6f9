import { expect, test } from 'vitest'
import { z } from 'zod'
import { describeInput } from './describe-input.ts'

const describe = (schema: z.ZodType, input: unknown) => {
	const { error } = schema.safeParse(input)
	return error ? describeInput(error) : null
}
const describeField = (schema: z.ZodType, value: unknown) =>
	describe(z.object({ weeklyCallTarget: schema }), { weeklyCallTarget: value })

test.each([
	[z.string(), undefined, 'must be provided.'],
	[z.string(), 7, 'must be text.'],
	[z.string().min(1), '', 'must not be empty.'],
	[z.string().min(10), 'short', 'must have at least 10 characters.'],
	[z.string().max(2000), 'a'.repeat(2001), 'must have 2,000 characters or fewer.'],
	[z.string().length(2), 'a', 'must have exactly 2 characters.'],
	[z.int().min(0).max(10_000), -1, 'must be a whole number from 0 to 10,000.'],
	[z.coerce.number().int().min(1).max(200), 'ten', 'must be a whole number from 1 to 200.'],
	[z.coerce.number().int().min(1).max(200), 1.5, 'must be a whole number from 1 to 200.'],
	[z.number().min(0), -1, 'must be a number, 0 or more.'],
	[z.number(), 'x', 'must be a number.'],
	[z.int(), 2 ** 60, 'must be a whole number.'],
	[z.boolean(), 'yes', 'must be true or false.'],
	[z.enum(['all', 'passing', 'failed']), 'bogus', 'must be one of all, passing, or failed.'],
	[z.literal('recording'), 'bogus', 'must be recording.'],
	[z.enum(Array.from('abcdefghijklmnop') as [string]), 'z', 'is not a valid choice.'],
	[z.email(), 'x', 'must be an email address.'],
	[z.url(), 'x', 'must be a URL such as https://example.com.'],
	[z.uuid(), 'x', 'must be a valid ID.'],
	[z.iso.date(), 'x', 'must be a date such as 2026-03-31.'],
	[z.iso.datetime(), 'x', 'must be a date and time such as 2026-03-31T09:30:00Z.'],
	[z.string().regex(/^a$/), 'b', 'has the wrong format.'],
	[z.string().regex(/^a$/, 'must be one line'), 'b', 'must be one line.'],
	[z.array(z.string()).min(1), [], 'must not be empty.'],
	[z.array(z.string()).max(2), ['a', 'b', 'c'], 'must have 2 entries or fewer.'],
	[z.array(z.string()), 'a', 'must be a list.'],
	[z.number().multipleOf(5), 3, 'must be a multiple of 5.'],
	[z.union([z.string(), z.number()]), true, 'must be text.'],
	[z.object({}), 'a', 'must be an object.'],
	[z.record(z.string(), z.number()), 'a', 'must be an object.'],
	[z.strictObject({}), { c: 1 }, 'has unknown fields: c.'],
])('describes an invalid field in a sentence: %#', (schema, value, end) => {
	expect(describeField(schema, value)).toBe(`Weekly call target ${end}`)
})

test('names fields and list entries in plain words', () => {
	const text = z.string()
	expect(describe(z.object({ apiUrl: text, personIds: text }), {})).toBe(
		'API URL must be provided. Person IDs must be provided.',
	)
	expect(
		describe(z.object({ triggers: z.array(z.object({ phrases: z.array(text) })) }), {
			triggers: [{ phrases: ['a', 1] }],
		}),
	).toBe('Entry 2 of phrases must be text.')
	expect(describe(z.object({ goals: z.object({ weekly_target: text }) }), { goals: {} })).toBe(
		'Weekly target must be provided.',
	)
	expect(describe(z.array(text), [1])).toBe('Entry 1 must be text.')
	expect(describe(text, undefined)).toBe('The request must be provided.')
})

test('leaves full sentences of our own schemas unchanged', () => {
	const message = 'Please describe what content you need (minimum 10 characters)'
	expect(describe(z.object({ request: z.string().min(10, message) }), { request: 'x' })).toBe(message)
})

test('describes the closest option of a union and lists the kinds of a discriminated one', () => {
	const call = z.object({ recordingId: z.uuid(), reason: z.string() })
	const phone = z.object({ phone: z.string() })
	expect(describe(z.union([call, phone]), { reason: 'Audit' })).toBe('Recording ID must be provided.')
	const kinds = z.discriminatedUnion('kind', [
		z.object({ kind: z.literal('call') }),
		z.object({ kind: z.literal('phone') }),
	])
	expect(describe(kinds, { kind: 'fax' })).toBe('Kind must be one of call or phone.')
})

test('describes at most three errors', () => {
	const field = z.string()
	const many = z.object({ a: field, b: field, c: field, d: field })
	expect(describe(many, {})).toBe('A must be provided. B must be provided. C must be provided.')
})
