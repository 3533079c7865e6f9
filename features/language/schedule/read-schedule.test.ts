import { expect, test } from 'vitest'
import { readSchedule } from './read-schedule.ts'

const messagesOf = (request: string) => readSchedule(request).messages

test.each([
	['a 5-email sequence for new leads', 5],
	['3 emails and 2 texts for people who went quiet', 5],
	['a 5 touch cadence, 3 emails and 2 texts', 5],
	['two reminders before the draft, one after it', 3],
	['emails only, four, zero pressure', 4],
	['something weekly for the ones who said no, max 3', 3],
	['go after him 4x across two months', 4],
	['she answered my two emails, now what', null],
	['a mon/wed/fri thing for the next two weeks', 6],
	['one a month, Jan through March', 3],
	['letters once a quarter for a year', 4],
	['one per week for a month, respectful', 4],
	['two texts a week for two weeks', 4],
	['ask → offer help → last check', 3],
	['first a sorry, then a new time, then one last check', 3],
	['text, wait two days, email, wait four days, call', 3],
	['2 emails, 1 text and 1 voicemail', 4],
	['a pair of emails: one recap now, one nudge later', 2],
	['call-text-call-email-call for a brand new lead', 5],
	['one per month Dec, Jan, Feb', 3],
	['he pays $480 a month and signed on Friday', null],
	['the monthly of 225 is too much for her', null],
])('%s: so many messages', (request, count) => {
	expect(messagesOf(request).count).toBe(count)
})

test.each([
	['days 1, 3, 6 and 10', [1, 3, 6, 10]],
	['same day, day 2, day 4', [0, 2, 4]],
	['email same day, text next day, email on day 4, voicemail on day 8', [0, 1, 4, 8]],
	['wk1 wk2 wk4', [7, 14, 28]],
	['what goes out that evening. Next morning. Two days later.', [0, 1, 2]],
	['check on her at 30, 60 and 120 days', [30, 60, 120]],
	['one mail now, one in ten days, one in a month', [0, 10, 30]],
	['text tonight, email tomorrow, call two weeks later', [0, 1, 14]],
	['every other day, four emails', [1, 3, 5, 7]],
	['3 mails, a week apart', [1, 8, 15]],
	['three letters over 21 days', [1, 11, 21]],
])('%s: on these days', (request, days) => {
	expect(messagesOf(request)).toMatchObject({ count: days.length, days })
})

test.each([
	'text her tonight, ring her tomorrow, mail on Sunday',
	'the reminders: at booking, 1 day out, 1 hr out. His appointment is Thursday at 5 pm',
	'tell her in july, in august and the week of',
	'soft note today, another on Sunday, one once she is back',
])('%s: three messages, whose days no one told in numbers', (request) => {
	expect(messagesOf(request)).toMatchObject({ count: 3, days: null })
})

test('messages listed one by one keep their times and channels', () => {
	expect(messagesOf('Text her tonight, ring her tomorrow, mail on Sunday').told).toEqual([
		{ time: 'Tonight', way: 'text' },
		{ time: 'Tomorrow', way: 'call' },
		{ time: 'On Sunday', way: 'email' },
	])
	expect(messagesOf('day 0 text, day 2 call, day 5 email')).toMatchObject({
		days: [0, 2, 5],
		told: [{ way: 'text' }, { way: 'call' }, { way: 'email' }],
	})
})
