import { expect, test } from 'vitest'
import { readSentences } from './read-sentences.ts'

test('sentences end at stops, but not after Mr. or Mrs.', () => {
	const sentences = readSentences('Good day, Mr. Lyle. How are you? Fine!')
	expect(sentences.map(({ words, isQuestion }) => [words.trim(), isQuestion])).toEqual([
		['good day mr lyle', false],
		['how are you', true],
		['fine', false],
	])
})

test('every word knows where it stands in the text', () => {
	const text = 'So, you won’t pay.'
	const [sentence] = readSentences(text)
	expect(sentence?.places.map(({ from, to }) => text.slice(from, to))).toEqual([
		'So',
		'you',
		'won’t',
		'won’t',
		'pay',
	])
})

test('clauses break at commas and before words such as but', () => {
	const [sentence] = readSentences('No, they can sue but they rarely do')
	expect([...(sentence?.breaks ?? [])]).toEqual([1, 4])
})

test('speech without stops is cut into stretches', () => {
	const sentences = readSentences('and then we talk and you listen '.repeat(40))
	expect(sentences.length).toBeGreaterThan(3)
	expect(Math.max(...sentences.map(({ places }) => places.length))).toBeLessThanOrEqual(61)
})

test('silence, signs and other scripts are read without complaint', () => {
	expect(readSentences('')).toEqual([])
	expect(readSentences('?!.,\u0000 \u0007')).toEqual([])
	expect(readSentences('我们不是银行。')).toHaveLength(1)
})
