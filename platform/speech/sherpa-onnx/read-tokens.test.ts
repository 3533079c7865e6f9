import { expect, test } from 'vitest'
import { readTokens } from './read-tokens.ts'

test('the parts a model writes become words with their times', () => {
	const heard = readTokens({ tokens: ['▁deb', 't', '▁free', '.'], timestamps: [1, 1.2, 1.6, 1.9] }, 10)
	expect(heard).toEqual([
		{ text: 'debt', start: 1, end: 1.6, confidence: null },
		{ text: 'free.', start: 1.6, end: 2.7, confidence: null },
	])
})

test('a word is as sure as its least sure part', () => {
	const tokens = [' deb', 't', ' free']
	const [word] = readTokens({ tokens, timestamps: [1, 1.2, 1.6], ys_log_probs: [0, Math.log(0.4), 0] }, 10)
	expect(word?.confidence).toBeCloseTo(0.4)
})

test('no time leaves the audio', () => {
	const [word] = readTokens({ tokens: ['▁bye'], timestamps: [9.9] }, 10)
	expect(word).toMatchObject({ start: 9.9, end: 10 })
})

test('a model that tells no times has no words apart', () => {
	expect(readTokens({ tokens: ['▁debt'], timestamps: [] }, 10)).toEqual([])
})
