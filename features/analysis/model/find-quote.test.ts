import { expect, test } from 'vitest'
import { findQuote } from './find-quote.ts'

const quoted = (text: string, quote: string) => {
	const span = findQuote(text, quote)
	return span && text.slice(span.from, span.to)
}

test('a quote is found whatever white space is in it', () => {
	expect(quoted('Well, we  cut your\ndebt in half.', ' we cut your debt ')).toBe('we  cut your\ndebt')
	expect(quoted('Is it $5.00 (today)? Yes.', 'Is it $5.00 (today)?')).toBe('Is it $5.00 (today)?')
})

test('words that were not said, or not so, are not found', () => {
	const said = 'We cut your debt in half.'
	for (const quote of ['we cut your debt', 'We cut the debt', 'cut your deb', '.*', '', ' ', '...']) {
		expect([quote, quoted(said, quote)]).toEqual([quote, null])
	}
	expect(quoted('a '.repeat(2_000), 'a '.repeat(1_500))).toBeNull()
})
