import { expect, test } from 'vitest'
import { Analysis } from '../contract.ts'
import { analyzeTranscript } from './analyze-transcript.ts'

const megabyte = 1_000_000
const repeated = (text: string) => text.repeat(Math.ceil(megabyte / text.length)).slice(0, megabyte)
const analyze = (text: string) =>
	analyzeTranscript([
		{ speaker: 'rep', text, start: 0, end: 1, confidence: null },
		{ speaker: 'customer', text, start: null, end: null, confidence: 0 },
		{ speaker: 'unknown', text: '', start: 5, end: 2, confidence: 1 },
	])

test.each([
	['one endless word', repeated('a')],
	['one endless number', repeated('1')],
	['claims without end', repeated('we guarantee they can not sue you ')],
	['numbers without end', repeated('one two three ')],
	['commas', repeated('no, ')],
	['apostrophes', repeated("'’‘")],
	['control characters', repeated('\u0000\u0007\u001b[2J ')],
	['another script', repeated('我们保证银行会和解。')],
	['right to left', repeated('\u202eمرحبا ')],
	['half a character', repeated('\ud83d')],
	['markup', repeated('<script>alert(1)</script>&amp;')],
])('a megabyte of %s is analyzed', (_, text) => {
	expect(() => Analysis.parse(analyze(text))).not.toThrow()
})

test('a call of twelve thousand short turns is analyzed', () => {
	const turn = { speaker: 'rep', text: 'I guarantee it.', start: null, end: null, confidence: null } as const
	const { highlightedTranscript } = analyzeTranscript(Array.from({ length: 12_000 }, () => turn))
	expect(highlightedTranscript.split('\n')).toHaveLength(12_000)
})

test('what speakers said never becomes markup', () => {
	const { highlightedTranscript } = analyze(
		'<img src=x onerror=alert(1)> I guarantee <b>every</b> bank will settle "now" & \'ever\'',
	)
	const tags = highlightedTranscript.match(/<[^>]*>/g) ?? []
	expect(tags.length).toBeGreaterThan(0)
	for (const tag of tags)
		expect(tag).toMatch(
			/^<mark data-kind="(?:issue|check|disclosure|partial|strength)" data-ref="[CDS]\d+">$|^<\/mark>$/,
		)
})

test('the highlighted transcript holds every word, a line a turn', () => {
	const { highlightedTranscript } = analyzeTranscript([
		{ speaker: 'rep', text: 'I guarantee it settles.\nPromise.', start: null, end: null, confidence: null },
		{ speaker: 'customer', text: 'Tom & Jerry?', start: null, end: null, confidence: null },
	])
	const lines = highlightedTranscript.split('\n')
	expect(lines).toHaveLength(2)
	expect(lines[0]).toContain('<mark data-kind="issue" data-ref="C1">')
	expect(lines[0]?.replaceAll(/<[^>]*>/g, '')).toBe('Rep: I guarantee it settles. Promise.')
	expect(lines[1]).toBe('Customer: Tom &amp; Jerry?')
})
