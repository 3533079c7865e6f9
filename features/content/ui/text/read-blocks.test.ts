import { expect, test } from 'vitest'
import { readBlocks } from './read-blocks.ts'

/** The blocks in short: 'heading: Hi Denise,'. */
const laidOut = (content: string) =>
	readBlocks(content).map(({ kind, lines }) => `${kind}: ${lines.map(({ text }) => text).join(' | ')}`)

test.each([
	'Subject: The numbers we went over, for you both, and what they mean for the two of you this year',
	'From: Maya Ortiz',
	'To: Denise',
	'Dear Mr. Whitaker:',
	'Hi Denise,',
	'Hello there!',
	'Email sequence for a lead who went quiet',
	'EMAIL SEQUENCE: five touches',
	'Script: the first minute',
	'Objection 2',
	'Response:',
	'To Denise and Luis',
	'From Maya Ortiz, Northfield',
	'Subject line for the first email',
	'To see how it works, call me tonight.',
	'Response times vary with the creditor.',
])('“%s” is a heading', (line) => {
	expect(laidOut(line)).toEqual([`heading: ${line}`])
})

test.each([
	'Highlights of the program',
	'Tomorrow at 4 pm works.',
	'Scripts are read word for word',
	'Thank you for your time.',
	'The Subject: of this call',
])('“%s” is a paragraph', (line) => {
	expect(laidOut(line)).toEqual([`paragraph: ${line}`])
})

test('of a long line with a heading marker, only the part up to the first punctuation is the heading', () => {
	const rest = 'thank you for the time this afternoon: here is everything that we went over on the phone.'
	expect(laidOut(`Hi Denise, ${rest}`)).toEqual(['heading: Hi Denise,', `paragraph: ${rest}`])
	expect(laidOut(`Response: ${rest}`)).toEqual(['heading: Response:', `paragraph: ${rest}`])
	expect(laidOut(`To be clear: ${rest}`)).toEqual(['heading: To be clear:', `paragraph: ${rest}`])
	const sentence = `Hello and ${rest.replace(':', '').replace('.', '')}`
	expect(laidOut(sentence)).toEqual([`heading: ${sentence}`])
})

test('bulleted and numbered lines become list items', () => {
	expect(laidOut('- one\n* two\n• three\n– four')).toEqual(['bullets: one | two | three | four'])
	expect(laidOut('1. one\n2) two\n\n3. three')).toEqual(['numbers: one | two | three'])
	expect(laidOut('1. one\n\n1. again')).toEqual(['numbers: one', 'numbers: again'])
	expect(laidOut('-$489 a month\n2026 is the year')).toEqual(['paragraph: -$489 a month | 2026 is the year'])
})

test('a numbered list continues its numbers after a paragraph', () => {
	expect(readBlocks('1. Ask.\nWait.\n2. Listen.').map((block) => 'first' in block && block.first)).toEqual([
		1,
		false,
		2,
	])
})

test('an empty line ends a paragraph, and no words are lost', () => {
	const content = '  Maya Ortiz\nNorthfield\r\n\n\nCall me.\n'
	expect(laidOut(content)).toEqual(['paragraph: Maya Ortiz | Northfield', 'paragraph: Call me.'])
	expect(readBlocks('')).toEqual([])
})

test('every line knows where it begins in the piece', () => {
	const long =
		'Hi Denise, thank you for the time this afternoon, and for the questions you and Luis asked me.'
	const content = `Subject: For you\n\n ${long}\n- Deposit\n  12. Call\nMaya`
	const lines = readBlocks(content).flatMap((block) => block.lines)
	expect(lines).toHaveLength(6)
	for (const { text, start } of lines) expect(content.slice(start, start + text.length)).toBe(text)
})
