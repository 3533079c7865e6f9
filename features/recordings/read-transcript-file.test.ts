import { expect, test } from 'vitest'
import { Problem } from '#platform/http/problem.ts'
import { readTranscriptFile } from './read-transcript-file.ts'

const read = (name: string, text: string) =>
	readTranscriptFile(name, Buffer.from(text), 'Maya Ortiz').segments
const brief = (name: string, text: string) =>
	read(name, text).map(({ speaker, text, start, end }) => [speaker, text, start, end])

test('reads turns from JSON', () => {
	const turns = [
		{ speaker: 'rep', text: 'Hello,  this is Maya.', start: 0, end: 2.5, confidence: 0.9 },
		{ speaker: 'customer', text: 'Hi.', start: '00:02.5', end: '0:03' },
	]
	expect(read('call.json', JSON.stringify({ turns }))).toEqual([
		{ speaker: 'rep', text: 'Hello, this is Maya.', start: 0, end: 2.5, confidence: 0.9 },
		{ speaker: 'customer', text: 'Hi.', start: 2.5, end: 3, confidence: null },
	])
})

test('reads a list of segments, and the segments of a transcription service', () => {
	const segments = [{ id: 0, seek: 0, text: ' Agent: Hello there.', start: 0, end: 1, avg_logprob: -0.2 }]
	for (const content of [segments, { task: 'transcribe', text: 'Hello there.', segments }])
		expect(brief('call.json', JSON.stringify(content))).toEqual([['rep', 'Hello there.', 0, 1]])
})

test('keeps the words of a turn with their times', () => {
	const words = [{ word: 'Hello', start: 0, end: 0.4, confidence: 0.8 }]
	const [segment] = read('a.json', JSON.stringify([{ speaker: 'Rep', text: 'Hello', words }]))
	expect(segment?.words).toEqual([{ text: 'Hello', start: 0, end: 0.4, confidence: 0.8 }])
})

test('reads WebVTT with voices, identifiers, notes and styles', () => {
	const vtt = `﻿WEBVTT - a call

STYLE
::cue { color: red }

NOTE made by hand

8c1f-4/12-0
00:01.000 --> 00:03.000 align:start
<v Maya Ortiz>Hello &amp; <i>welcome</i></v>

00:00:03.000 --> 00:00:05.000
<v Linda>Thank
you</v>

00:05.000 --> 00:07.000
<v Maya Ortiz>Good</v> <v Linda>Fine</v>
`
	expect(brief('call.vtt', vtt)).toEqual([
		['rep', 'Hello & welcome', 1, 3],
		['customer', 'Thank you', 3, 5],
		['rep', 'Good', 5, 6],
		['customer', 'Fine', 6, 7],
	])
})

test('reads SubRip, where a cue without a name goes on with its speaker', () => {
	const srt = `1\r
00:00:01,000 --> 00:00:02,500\r
Closer: First we look\r
at your debts.\r
\r
2\r
00:00:02,500 --> 00:00:04,000\r
All of them.\r
\r
3\r
00:00:04,000 --> 00:00:05,000\r
Prospect: All right.\r
`
	expect(brief('call.srt', srt)).toEqual([
		['rep', 'First we look at your debts.', 1, 2.5],
		['rep', 'All of them.', 2.5, 4],
		['customer', 'All right.', 4, 5],
	])
})

test('reads a plain text with or without times', () => {
	const lines = `[00:05] Rep: Hello.
I wanted to say this: it works at
10:30 tomorrow.

Customer (1:02:03): Fine.
AGENT_1: Good bye.`
	expect(brief('call.txt', lines)).toEqual([
		['rep', 'Hello. I wanted to say this: it works at 10:30 tomorrow.', 5, 3723],
		['customer', 'Fine.', 3723, null],
		['rep', 'Good bye.', null, null],
	])
})

test('a pasted transcript is known by its content', () => {
	expect(brief('', 'Rep: Hello')).toHaveLength(1)
	expect(brief('', '[{"speaker":"Rep","text":"Hello"}]')).toHaveLength(1)
	expect(brief('', '1\n00:00:01,000 --> 00:00:02,000\nRep: Hello')).toEqual([['rep', 'Hello', 1, 2]])
	expect(brief('', '[00:05] Rep: Hello')).toEqual([['rep', 'Hello', 5, null]])
})

test('of two unknown people the one who talks like a rep is the rep', () => {
	const text = `Bob: Hello, I have been waiting a long while for somebody to explain all of this to me again.
Ann: My name is Ann with Cordova, on a recorded line.`
	expect(read('call.txt', text).map(({ speaker }) => speaker)).toEqual(['customer', 'rep'])
})

test('one known speaker determines the other', () => {
	expect(read('call.txt', 'Client: Hello?\nAnn: Hi.').map(({ speaker }) => speaker)).toEqual([
		'customer',
		'rep',
	])
})

test('a third voice is no one we know', () => {
	const text = 'Rep: Hello.\nCustomer: Hi.\nSpeaker 3: Who is that?'
	expect(read('call.txt', text).map(({ speaker }) => speaker)).toEqual(['rep', 'customer', 'unknown'])
})

test('words that mean harm to a page or a database are words', () => {
	const text = '<script>alert(1)</script> \\u0000\\ud800 \u202eevil'
	const [segment] = read('a.json', `[{"speaker":"Rep","text":"${text}"}]`)
	expect(segment?.text).toBe('<script>alert(1)</script> \ufffd evil')
	expect(read('a.json', '[{"speaker":"__proto__","text":"x"}]')[0]?.speaker).toBe('unknown')
})

test.each([
	['call.json', '{"turns": [', 'not valid JSON'],
	['call.json', '{"words": []}', 'no list of "turns"'],
	['call.json', '[{"speaker":"Rep"}]', 'turn 1 has no usable "text"'],
	['call.json', '[{"text":"a"},{"text":"b","start":-1}]', 'turn 2 has no usable "start"'],
	['call.json', '[{"text":"a","start":5,"end":1}]', 'turn 1 ends before it starts'],
	['call.json', '[]', 'no words'],
	['call.vtt', 'WEBVTT\n\nHello there', 'line 3 should begin a cue'],
	['call.srt', '1\n00:00:09,000 --> 00:00:01,000\nsecret', 'the times in line 2'],
	['call.txt', '\nJust some words', 'line 2 has no speaker'],
	['call.txt', '', 'no words'],
	['call.txt', `Rep: ${'word '.repeat(100_000)}`, 'too long to score'],
])('says what is wrong with %s %#', (name, text, what) => {
	const attempt = () => read(name, text)
	expect(attempt).toThrow(expect.objectContaining({ status: 422, code: 'transcript-unreadable' }))
	expect(attempt).toThrow(what)
	expect(attempt).not.toThrow('secret')
})

test('refuses what is no text', () => {
	const bytes = Buffer.from([0x52, 0x65, 0x70, 0x3a, 0x20, 0xc3, 0x28])
	expect(() => readTranscriptFile('call.txt', bytes, 'Maya')).toThrow('UTF-8')
})

test('reads a text in UTF-16, as some Windows programs write it', () => {
	const bytes = Buffer.from('\ufeffRep: Hello', 'utf16le')
	expect(readTranscriptFile('call.txt', bytes, 'Maya').segments[0]).toMatchObject({
		speaker: 'rep',
		text: 'Hello',
	})
})

test.each([' ', '\n', '<', '1:', '{\\', '<v ', ': ', '9'])(
	'is not slowed down by a megabyte of %j',
	(piece) => {
		for (const name of ['a.vtt', 'a.txt', 'a.json', ''])
			try {
				read(name, `Rep: x\n${piece.repeat(500_000)}`)
			} catch (error) {
				expect(error).toMatchObject({ code: 'transcript-unreadable' })
			}
	},
	5_000,
)

/** Each of these would time out with a regular expression that backtracks. */
const hostile: Record<string, [string, string]> = {
	'voice tags with only spaces': [
		'a.vtt',
		`WEBVTT\n\n00:01.000 --> 00:02.000\n${'<v '.repeat(100_000)}${' '.repeat(400_000)}`,
	],
	'an unclosed voice tag': ['a.vtt', `WEBVTT\n\n00:01.000 --> 00:02.000\n<v${' '.repeat(400_000)}`],
	'repeated voice tag classes': ['a.vtt', `WEBVTT\n\n00:01.000 --> 00:02.000\n${'<v.a.a'.repeat(100_000)}`],
	'repeated partial timestamps': ['a.srt', `${'00:'.repeat(200_000)}\n${'--> '.repeat(100_000)}`],
	'unclosed markup': [
		'a.vtt',
		`WEBVTT\n\n00:01.000 --> 00:02.000\n${'{\\\\'.repeat(200_000)}${'<'.repeat(200_000)}`,
	],
	'a long line of speaker names': ['a.txt', `${'Rep ['.repeat(200_000)}`],
	'spaces before a timestamp': ['a.txt', `${' '.repeat(400_000)}12${' '.repeat(400_000)}`],
	'list markers without a label': ['a.txt', `${'- '.repeat(200_000)}${'>> '.repeat(200_000)}`],
	'digits and spaces without a file extension': ['call', `${'1'.repeat(300_000)}${' \t'.repeat(300_000)}`],
	'deeply nested JSON': ['a.json', '['.repeat(4_000_000)],
}

test.each(Object.entries(hostile))('reads or rejects %s in linear time', (_, [name, text]) => {
	let outcome: unknown
	try {
		outcome = read(name, text)
	} catch (error) {
		outcome = error
	}
	expect(Array.isArray(outcome) || outcome instanceof Problem).toBe(true)
})

test('reads a cue with very many voice tags', () => {
	const words = '<v Rep>a<v Mia>b'.repeat(60_000)
	expect(read('a.vtt', `WEBVTT\n\n00:01.000 --> 00:02.000\n${words}`)).toHaveLength(120_000)
})
