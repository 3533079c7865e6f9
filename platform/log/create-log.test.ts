import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
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

test('logs a thrown value that is not an Error with its error-like fields and the names of the rest', () => {
	expect(serializeError({ status_code: 500, message: 'broke off', words: 'my card is 4111' })).toEqual({
		type: 'Object',
		status_code: 500,
		message: 'broke off',
		fields: ['status_code', 'message', 'words'],
	})
	expect(serializeError('no such thing')).toEqual({ type: 'string', message: 'no such thing' })
	expect(serializeError(undefined)).toEqual({ type: 'undefined', message: 'undefined' })
	expect(serializeError(new Error('wrapped', { cause: { code: 7 } }))).toMatchObject({
		message: 'wrapped',
		cause: { code: 7 },
	})
})

/** A program that logs a line every 5 ms for half a second and then exits with 0. */
const program = `
	import { createLog } from '${new URL('./create-log.ts', import.meta.url)}'
	const log = createLog('info')
	const writing = setInterval(() => { log.info('a line'); console.log('another') }, 5)
	setTimeout(() => { clearInterval(writing); process.exit(0) }, 500)
`

test.each([
	['a full disk', () => openSync('/dev/full', 'w')],
	['a closed pipe', () => 'pipe' as const],
])('keeps running when the log goes to %s', async (_, open) => {
	const where = open()
	const running = spawn(process.execPath, ['--input-type=module', '--eval', program], {
		stdio: ['ignore', where, where],
	})
	running.stdout?.destroy()
	running.stderr?.destroy()
	expect(await once(running, 'exit')).toEqual([0, null])
})
