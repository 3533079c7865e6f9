import { expect, test } from 'vitest'
import { cutQuote, endMark, startMark } from './cut-quote.ts'

const mark = (text: string) => text.replaceAll('[', startMark).replaceAll(']', endMark)
const cut = (text: string) =>
	cutQuote(mark(text))
		.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
		.join('')

test('a short turn is quoted whole with its words marked', () => {
	expect(cut('My [husband] lost his [overtime].')).toBe('My [husband] lost his [overtime].')
	expect(cut('[Yes]')).toBe('[Yes]')
})

test('a long turn is cut between words, before the first marked word and at the end', () => {
	const quote = cut(`${'so it goes on '.repeat(20)}until [settlement] day ${'and on it goes '.repeat(20)}`)
	expect(quote).toMatch(/^…(\w+ )+until \[settlement\] day (\w+ )+\w+…$/)
	expect(quote.length).toBeLessThan(170)
})

test('a marked word at the end of the room is not torn', () => {
	expect(cut(`[a] ${'x'.repeat(154)} [settlement] and more`)).toContain(' [settlement]')
})
