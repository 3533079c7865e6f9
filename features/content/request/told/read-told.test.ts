import { expect, test } from 'vitest'
import { readPeople } from '../read-people.ts'
import { readRequest } from '../read-request.ts'
import { readTyped } from '../read-typed.ts'
import { readClauses } from './read-clauses.ts'
import { readNotes, readTold } from './read-told.ts'

const told = (request: string) => (readRequest(request).told ?? []).map(({ say }) => say)

test('reads what an email has to say and ask, clause by clause', () => {
	expect(
		told(
			'Email Denise, tell her the draft moved to the 15th because of the holiday and ask if she wants to split it. Keep it short and friendly.',
		),
	).toEqual(['The draft moved to the 15th because of the holiday.', 'Do you want to split it?'])
})

test('adds missing dollar signs', () => {
	expect(told('letter to Ray, tell him discover took 2,340 on his 5,870 balance, sign it Gerald')).toEqual([
		'Discover took $2,340 on your $5,870 balance.',
	])
})

test('an email to the team keeps the customer in the third person', () => {
	const typed = readTyped(
		'team email: Mrs. Whitehorse called back on Friday. She wants her money back. Keep it short.',
	)
	const people = readPeople(typed)
	const say = (isForTeam: boolean) =>
		readTold(typed, readClauses(typed.text), people, { isForTeam }).map((each) => each.say)
	expect(say(true)).toContain('She wants her money back.')
	expect(say(false)).toContain('You want your money back.')
})

test('a handover keeps its notes as they were typed', () => {
	const typed = readTyped(
		'Handover note for Brooke. Mr. Chee: signed, first deposit 355 on the 1st. He prefers calls after 4.',
	)
	expect(
		readNotes(typed, readClauses(typed.text))
			.map(({ say }) => say)
			.join(' '),
	).toContain('He prefers calls after 4.')
})

test.each([
	"email the client, don't tell her we can stop the calls",
	'what do i tell her when she says it costs too much',
	'an objection reply: "tell him to call me"',
	'short friendly text to Ray, no emojis, sign it Gloria',
])('“%s” has nothing to pass on', (request) => {
	expect(told(request)).toEqual([])
})

test('a long request gives at most 12 sentences', () => {
	expect(told('tell her she wants his her him. '.repeat(300)).length).toBeLessThanOrEqual(12)
})
