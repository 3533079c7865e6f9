import { expect, test } from 'vitest'
import { readUtterance } from './read-utterance.ts'

test('a text is read once, and no number of it twice', () => {
	const { phones, dates, progress, amounts, people, company, sentences } = readUtterance(
		'Tell Denise she owes $12,400 on five cards. Month 7 of 36. Call (555) 123-4567 tues at 4. Jake with Clear Harbor Debt Relief',
	)
	expect(sentences).toHaveLength(4)
	expect(phones.map(({ words }) => words)).toEqual(['(555) 123-4567'])
	expect(dates.map(({ text }) => text)).toEqual(['Tuesday at 4'])
	expect(progress.map(({ text }) => text)).toEqual(['month 7 of 36'])
	expect(amounts.map(({ value, unit }) => `${value} ${unit}`)).toEqual(['12400 money', '5 accounts'])
	expect(people.map(({ text }) => text)).toEqual(['Denise', 'Jake'])
	expect(company?.name).toBe('Clear Harbor Debt Relief')
})

test('a day of something to come is an appointment, any other a mere date', () => {
	const datesOf = (text: string) =>
		readUtterance(text).dates.map(({ text, isAppointment }) => [text, isAppointment])
	expect(datesOf('appt moved to mon 12/7 8:20 am')).toEqual([['Monday, December 7 at 8:20 am', true]])
	expect(datesOf('lost his job Nov 1')).toEqual([['November 1', false]])
})

test('everything has its place in the text', () => {
	const text = 'Marcus can do 310 a month from March 3rd'
	const { amounts, dates, people } = readUtterance(text)
	const said = [...amounts, ...dates, ...people].map(({ from, to }) => text.slice(from, to))
	expect(said).toEqual(['310', 'March 3rd', 'Marcus'])
})

test('whatever is read, nothing breaks', () => {
	for (const text of ['', '$$$', '9'.repeat(50_000), 'Mr. '.repeat(5_000), 'at 4 on '.repeat(5_000)])
		expect(readUtterance(text).amounts.every(({ value }) => value >= 0)).toBe(true)
})
