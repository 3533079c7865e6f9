import { expect, test } from 'vitest'
import { readTimeSpan, readTwoSpans } from './time-span.ts'

/** A Thursday. */
const now = new Date(2026, 10, 26, 15, 30)
const day = (date: Date | null) =>
	date &&
	`${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}${date.getHours() === 0 ? '' : ' not midnight'}`

test.each([
	['how did i do today', '2026-11-26', null, 'today'],
	['my calls yesterday', '2026-11-25', '2026-11-26', 'yesterday'],
	['how many passes since monday', '2026-11-23', null, 'since Monday'],
	['what got flagged on tues', '2026-11-24', '2026-11-25', 'on Tuesday'],
	['my worst call last thursday', '2026-11-19', '2026-11-20', 'on Thursday'],
	['this week', '2026-11-23', null, 'this week'],
	['avg score last week', '2026-11-16', '2026-11-23', 'last week'],
	['did i do better than last week', '2026-11-16', null, 'since Nov 16'],
	['this month', '2026-11-1', null, 'this month'],
	['last month', '2026-10-1', '2026-11-1', 'last month'],
	['in october', '2026-10-1', '2026-11-1', 'in October'],
	['since december', '2025-12-1', null, 'since December 1'],
	['between nov 3 and nov 10', '2026-11-3', '2026-11-11', 'from Nov 3 to Nov 10'],
	['from 10/28 to 11/2', '2026-10-28', '2026-11-3', 'from Oct 28 to Nov 2'],
	['since nov 3', '2026-11-3', null, 'since Nov 3'],
	['the call on nov 3', '2026-11-3', '2026-11-4', 'on Nov 3'],
	['the last 30 days', '2026-10-27', null, 'in the last 30 days'],
	['past two weeks', '2026-11-12', null, 'in the last 2 weeks'],
])('%s', (message, since, until, said) => {
	const span = readTimeSpan(message, now)
	expect([day(span.since), day(span.until), span.said]).toEqual([since, until, said])
})

test.each(['how am i doing', 'which disclosures may i skip for may', 'my monday morning nerves', 'on 13/45'])(
	'no time is read where none is named: %s',
	(message) => {
		expect(readTimeSpan(message, now)).toEqual({ since: null, until: null, said: '' })
	},
)

test.each([
	['this week vs last week', ['this week', 'last week']],
	['how did last month go compared to this month', ['this month', 'last month']],
	['compare october and november', ['in November', 'in October']],
])('two times are compared, the later one first: %s', (message, said) => {
	expect(readTwoSpans(message, now)?.map((span) => span.said)).toEqual(said)
})

test.each(['this week', 'bankruptcy vs settlement', 'am i better than last week', 'price and spouse'])(
	'no two times are compared: %s',
	(message) => {
		expect(readTwoSpans(message, now)).toBeNull()
	},
)
