import { expect, test } from 'vitest'
import { assembleSegments } from './assemble-segments.ts'
import type { SpokenSpan } from './speech-span.ts'

const said = (
	channel: number,
	start: number,
	end: number,
	text: string,
	confidence: number | null = 0.8,
) => ({
	channel,
	start,
	end,
	voice: 0 as const,
	voiceConfidence: 1,
	recognized: text ? [{ start, end, text, confidence, words: [{ text, start, end, confidence }] }] : [],
})
const assemble = (speechSpans: SpokenSpan[]) =>
	assembleSegments(speechSpans, ({ channel }) => (channel === 0 ? 'rep' : 'customer'))

test('orders what was said by time, whoever was heard first', () => {
	const segments = assemble([said(0, 0, 2, 'Hello.'), said(0, 9, 11, 'Good.'), said(1, 3, 5, 'Hi.')])
	expect(segments.map(({ speaker, text }) => `${speaker}: ${text}`)).toEqual([
		'rep: Hello.',
		'customer: Hi.',
		'rep: Good.',
	])
})

test('a breath does not end a turn, a pause does', () => {
	const segments = assemble([said(0, 0, 2, 'We can'), said(0, 2.5, 4, 'help you.'), said(0, 5, 6, 'Yes.')])
	expect(segments.map(({ text, start, end }) => [text, start, end])).toEqual([
		['We can help you.', 0, 4],
		['Yes.', 5, 6],
	])
})

test('a turn is interrupted by the other speaker', () => {
	const segments = assemble([said(0, 0, 2, 'We can'), said(1, 1.8, 2.4, 'Okay.'), said(0, 2.5, 4, 'help.')])
	expect(segments.map(({ text }) => text)).toEqual(['We can', 'Okay.', 'help.'])
})

test('joined turns keep every word and its confidence, and have their mean', () => {
	const [segment] = assemble([said(0, 0, 2, 'one two three', 0.9), said(0, 2.1, 3, 'four', 0.1)])
	expect(segment?.confidence).toBeCloseTo(0.7)
	expect(segment?.words?.map(({ text, confidence }) => [text, confidence])).toEqual([
		['one two three', 0.9],
		['four', 0.1],
	])
})

test('silence has no segments', () => {
	expect(assemble([said(0, 0, 2, '')])).toEqual([])
})
