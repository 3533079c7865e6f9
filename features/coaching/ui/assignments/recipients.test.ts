import { expect, test } from 'vitest'
import { giveToEach, nameRecipients, recipientsOf } from './recipients.ts'

const maya = { id: 'maya', name: 'Maya Ortiz' }
const sam = { id: 'sam', name: 'Sam Okafor' }
const calls = [
	{ id: 'a', owner: maya, uploadedAt: '2026-03-01T10:00:00.000Z' },
	{ id: 'b', owner: sam, uploadedAt: '2026-03-02T10:00:00.000Z' },
	{ id: 'c', owner: maya, uploadedAt: '2026-03-03T10:00:00.000Z' },
]

test('a rep with several calls is given something once, after the newest of them', () => {
	expect(recipientsOf(calls)).toEqual([
		{ person: maya, recordingId: 'c' },
		{ person: sam, recordingId: 'b' },
	])
})

test('one recipient goes by name, several by their number', () => {
	expect(nameRecipients(recipientsOf(calls.slice(0, 1)))).toBe('Maya Ortiz')
	expect(nameRecipients(recipientsOf(calls))).toBe('2 people')
})

test('one who cannot be given it does not stop the others, and is named with the reason', async () => {
	const given: string[] = []
	const notGiven = await giveToEach(recipientsOf(calls), async ({ person }) => {
		if (person === maya) throw new Error('Maya Ortiz already has this to do.')
		given.push(person.name)
	})
	expect(given).toEqual(['Sam Okafor'])
	expect(notGiven).toEqual([
		{ recipient: { person: maya, recordingId: 'c' }, why: 'Maya Ortiz already has this to do.' },
	])
})
