import { expect, test } from 'vitest'
import { splitClauses } from './split-clauses.ts'

const clauses = (text: string) => splitClauses(text).map(({ from, to }) => text.slice(from, to))

test('a request is cut where another clause with its own verb begins', () => {
	expect(
		clauses('Email Denise, tell her the draft moved and ask if she wants to split it. Keep it short.'),
	).toEqual(['Email Denise', 'tell her the draft moved', 'ask if she wants to split it', 'Keep it short'])
})

test('without punctuation a subject begins a clause', () => {
	expect(clauses('need a text for denise she missed our 2 pm')).toEqual([
		'need a text for denise',
		'she missed our 2 pm',
	])
	expect(clauses('our fee is 25% of what he enrolls he wants it in dollars')).toEqual([
		'our fee is 25% of what he enrolls',
		'he wants it in dollars',
	])
	expect(clauses('text renee her call got moved to Tuesday')).toEqual([
		'text renee',
		'her call got moved to Tuesday',
	])
})

test('the content of a message is a separate clause', () => {
	expect(clauses('text Ray that his draft moved to Friday')).toEqual([
		'text Ray',
		'that his draft moved to Friday',
	])
})

test.each(['tell Denise she can leave', 'call me if she signs', 'the letter I sent', 'what he owes'])(
	'“%s” stays whole',
	(text) => {
		expect(clauses(text)).toEqual([text])
	},
)

test('a long text without punctuation is split', () => {
	expect(clauses('a text for denise she missed our call '.repeat(2_000)).length).toBeGreaterThan(1_000)
})
