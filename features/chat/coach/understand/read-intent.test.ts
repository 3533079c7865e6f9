import { expect, test } from 'vitest'
import { readLine } from '../check/line-to-check.ts'
import { readIntent } from './read-intent.ts'

const intentOf = (message: string) => readIntent(message, readLine(message, null))

test.each([
	['check', 'Can I say "we can cut what you owe in half"?'],
	['check', 'told a guy yesterday no one gets sued with us. was that ok'],
	['words', 'what do i say when he tells me "my brother in law is a lawyer"'],
	['calls', 'how did my calls go this week'],
	['crisis', 'i want to kill myself'],
	['greeting', 'good morning coach'],
	['practice', 'let me practice the spouse objection'],
])('%s: %s', (intent, message) => {
	expect(intentOf(message)).toBe(intent)
})

test('a quotation of a customer is not taken for a line of the rep', () => {
	expect(intentOf('"so do i get taxed on the part that disappears" she asked')).not.toBe('check')
})

test('asked for words, a message is not taken for one about calls', () => {
	expect(intentOf('what do i say about the recording')).toBe('words')
})
