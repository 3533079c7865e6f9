import { expect, test } from 'vitest'
import { converse } from '../fixtures/conversation.ts'
import { pickEntry } from './pick-entry.ts'

const options = ['recording-notice', 'declined-recording']

test.each([
	['2', 'declined-recording'],
	['the first one', 'recording-notice'],
	['ok', 'recording-notice'],
])('asked which one is meant, "%s" picks', (message, id) => {
	expect(pickEntry(message, { about: 'entry', options })?.id).toBe(id)
})

test('beside an answer, a number picks what is named there, and "ok" picks nothing', () => {
	expect(pickEntry('2', { about: 'instead', options })?.id).toBe('declined-recording')
	expect(pickEntry('ok', { about: 'instead', options })).toBeNull()
	expect(pickEntry('is that the first thing i say', { about: 'instead', options })).toBeNull()
})

test('a choice that the coach offers can be made by its number', async () => {
	const [offered, picked] = await converse(['i suck at asking questions', '2'])
	expect(offered?.thread.asked?.options.length).toBeGreaterThan(1)
	expect(picked?.thread.entries[0]).toBe(offered?.thread.asked?.options[1])
})
