import { expect, test } from 'vitest'
import { converse, someCallBook } from '../fixtures/conversation.ts'
import { someKnownCall } from '../fixtures/known-call.ts'
import { readExtremes } from './read-extremes.ts'

test.each([
	['Worst call this month', 'worst'],
	['lowest scoring call', 'worst'],
	['whats my lowest one from this week', 'worst'],
	['which call was my weakest', 'worst'],
	['poorest recording ever', 'worst'],
	['Best call this month', 'best'],
	['show my top scoring recording', 'best'],
	['which one did best', 'best'],
	['call with the highest score', 'best'],
	['my longest call', 'longest'],
	['which call was the longest', 'longest'],
	['shortest call this week', 'shortest'],
	['oldest call', 'oldest'],
	['my first call', 'oldest'],
	['most recent call', 'newest'],
	['call with the most violations', 'most flagged'],
	['least compliant call', 'most flagged'],
	['most compliant call', 'least flagged'],
])('recognizes the superlative in: %s', (message, extreme) => {
	expect(readExtremes(message)).toEqual([extreme])
})

test.each([
	'whats the best call opening',
	'what is the longest call allowed',
	'best time to call',
	'how do i get the highest score',
	'what should i say on the first call',
	'my worst skill',
	'best way to close on one call',
])('does not ask for a call: %s', (message) => {
	expect(readExtremes(message)).toEqual([])
})

const at = new Date(2026, 10, 20)
const calls = someCallBook([
	someKnownCall({ title: 'newest', score: 70, seconds: 700, at: new Date(2026, 10, 19) }),
	someKnownCall({ title: 'low', score: 12, seconds: 3000, at: new Date(2026, 10, 10) }),
	someKnownCall({ title: 'high', score: 95, seconds: 65, statements: [], at: new Date(2026, 10, 2) }),
])

test.each([
	['Worst call this month', /lowest score, “low”/],
	['best call', /best call, “high”/],
	['longest call this month', /longest call \(50:00\), “low”/],
	['what was my shortest call', /shortest call \(1:05\), “high”/],
	['cleanest call this month', /fewest flagged statements, “high”/],
	['best and worst call this month', /“high”.*“low”/s],
])('the answer names the call: %s', async (message, expected) => {
	const [answer] = await converse([message], { calls, at })
	expect(answer?.response).toMatch(expected)
})
