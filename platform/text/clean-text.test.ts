import { expect, test } from 'vitest'
import { cleanPieces, cleanTexts, holdsUnstorableText } from './clean-text.ts'

async function* piecesOf(...pieces: string[]) {
	yield* pieces
}

test('every text of an answer is cleaned, whatever it is part of', () => {
	const answer = { text: 'a\0b', words: [{ word: '\uD800c', start: 1 }], sure: true, note: null }
	const clean = { text: 'ab', words: [{ word: '\uFFFDc', start: 1 }], sure: true, note: null }
	expect(cleanTexts(answer)).toEqual(clean)
})

test('a character that two pieces of a stream share stays whole, and half a one at the end is left out', async () => {
	const heard = await Array.fromAsync(cleanPieces(piecesOf('Good \uD83D', '\uDC4D\0 and', ' good\uD83D')))
	expect(heard.join('')).toBe('Good 👍 and good')
})

test.each([
	['a zero character', { title: 'a\0b' }],
	['the first half of a character', [['a\uD83D']]],
	['the second half of a character', 'a\uDC4D'],
	['a name of a field', { 'a\0': 1 }],
])('%s is seen', (_, value) => {
	expect(holdsUnstorableText(value)).toBe(true)
	expect(holdsUnstorableText({ title: 'Good 👍\n', at: 1, none: null })).toBe(false)
})

test('a value nested a hundred thousand deep is looked through', () => {
	let value: unknown = '\0'
	for (let depth = 0; depth < 100_000; depth++) value = [value]
	expect(holdsUnstorableText(value)).toBe(true)
})
