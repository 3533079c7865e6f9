import { expect, test } from 'vitest'
import { readSchedule } from './read-schedule.ts'
import { readWays } from './read-ways.ts'

test('messages that are counted by their way go out in this order', () => {
	const text = 'one letter first, then 2 texts and 2 voicemails over about 3 weeks'
	expect(readWays(text)).toEqual(['letter', 'text', 'text', 'voicemail', 'voicemail'])
	expect(readSchedule(`mixed sequence for people who went quiet. ${text}`).messages).toMatchObject({
		count: 5,
		told: [{ way: 'letter' }, { way: 'text' }, { way: 'text' }, { way: 'voicemail' }, { way: 'voicemail' }],
	})
})

test('one way alone says nothing about the others', () => {
	expect(readWays('3 emails over two weeks')).toBeNull()
	expect(readWays('an email to a client')).toBeNull()
})

test('a voicemail of a sequence is no call', () => {
	const { messages } = readSchedule('email day 1, text day 2, voicemail day 4, email day 7')
	expect(messages.told?.map(({ way }) => way)).toEqual(['email', 'text', 'voicemail', 'email'])
})
