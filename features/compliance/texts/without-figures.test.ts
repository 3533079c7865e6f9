import { expect, test } from 'vitest'
import { allWithoutFigures, withoutFigures } from './without-figures.ts'

test.each([
	[
		'Our fee is {percent} of the debt you enroll, about {fee}, inside an estimated total of {total}.',
		'Our fee is a percentage of the debt you enroll. Let me give you the percentage, the fee in dollars and the estimated total.',
	],
	[
		'Hi, this is {name} with {company} on a recorded line. Is that okay?',
		'Hi, let me introduce myself and our company. This line is recorded. Is that okay?',
	],
	[
		'This is {name} with {company}, calling to offer our debt settlement service.',
		'Let me introduce myself and our company. I am calling to offer our debt settlement service.',
	],
	[
		'Shall I call on {day}, or will you call me?',
		'Shall I call on a day that suits you, or will you call me?',
	],
])('%s', (line, plain) => {
	expect(withoutFigures(line)).toBe(plain)
})

test('lines without placeholders and values other than text do not change', () => {
	const value = { line: 'No creditor has to settle.', points: ['One', 2, null], at: undefined, isLast: true }
	expect(allWithoutFigures(value)).toEqual(value)
	expect(allWithoutFigures({ points: ['We estimate, by {day}, on {day}.'] }).points[0]).toContain(
		'a day that suits',
	)
})
