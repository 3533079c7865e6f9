import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { serializeError } from './create-log.ts'

test('a failed statement is logged without its values', () => {
	const failed = new DrizzleQueryError('insert into notes values ($1)', ['my card is 4111'], new Error('x'))
	for (const error of [failed, new Error('could not store', { cause: failed })]) {
		const logged = JSON.stringify(serializeError(error))
		expect(logged).toContain('insert into notes values ($1)')
		expect(logged).not.toContain('4111')
	}
})

test('any other error is logged with its stack', () => {
	expect(serializeError(new TypeError('no such thing'))).toMatchObject({
		type: 'TypeError',
		message: 'no such thing',
	})
})
