import { expect, test } from 'vitest'
import { cleanPieces, cleanTexts, holdsUnstorableText } from './clean-text.ts'

async function* piecesOf(...pieces: string[]) {
	yield* pieces
}

test('cleans every text inside an answer', () => {
	const answer = { text: 'a\0b', words: [{ word: '\uD800c', start: 1 }], sure: true, note: null }
	const clean = { text: 'ab', words: [{ word: '\uFFFDc', start: 1 }], sure: true, note: null }
	expect(cleanTexts(answer)).toEqual(clean)
})

test('joins a surrogate pair split between two pieces and drops a lone surrogate at the end', async () => {
	const heard = await Array.fromAsync(cleanPieces(piecesOf('Good \uD83D', '\uDC4D\0 and', ' good\uD83D')))
	expect(heard.join('')).toBe('Good 👍 and good')
})

test.each([
	['a null character', { title: 'a\0b' }],
	['a lone high surrogate', [['a\uD83D']]],
	['a lone low surrogate', 'a\uDC4D'],
	['a null character in a field name', { 'a\0': 1 }],
])('detects %s', (_, value) => {
	expect(holdsUnstorableText(value)).toBe(true)
	expect(holdsUnstorableText({ title: 'Good 👍\n', at: 1, none: null })).toBe(false)
})

test('checks a value nested 100,000 levels deep', () => {
	let value: unknown = '\0'
	for (let depth = 0; depth < 100_000; depth++) value = [value]
	expect(holdsUnstorableText(value)).toBe(true)
})
