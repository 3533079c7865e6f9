import { pino } from 'pino'
import { expect, test } from 'vitest'
import { tryEach } from './try-each.ts'

test('a step that fails is told of, and keeps none of the others from its turn', async () => {
	const [done, told]: [string[], string[]] = [[], []]
	const log = pino({ level: 'error' }, { write: (line: string) => told.push(JSON.parse(line).step) })
	await tryEach(log, {
		first: async () => done.push('first'),
		second: () => Promise.reject(new Error('the storage is away')),
		third: () => {
			throw new Error('it never began')
		},
		last: async () => done.push('last'),
	})
	expect([done, told]).toEqual([
		['first', 'last'],
		['second', 'third'],
	])
})
