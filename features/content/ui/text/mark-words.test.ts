import { expect, test } from 'vitest'
import { cutLine, findBlanks, findMarks } from './mark-words.ts'

const marked = (content: string, quotes: string[] = []) =>
	findMarks(content, quotes).map(({ kind, start, end }) => `${kind}: ${content.slice(start, end)}`)

test('blanks are in square brackets on one line', () => {
	expect(marked('Pay [monthly deposit] for [months].')).toEqual([
		'blank: [monthly deposit]',
		'blank: [months]',
	])
	expect(marked('[a\nb] [] [[c]]')).toEqual(['blank: [c]'])
	expect(findBlanks('No blanks here.')).toEqual([])
})

test('marks the first occurrence of words that must not be sent, with the blanks beside it', () => {
	const content = 'We guarantee it. You pay [fee]. We guarantee it.'
	expect(marked(content, ['We guarantee it.', 'never said', ''])).toEqual([
		'finding: We guarantee it.',
		'blank: [fee]',
	])
	expect(marked('We cut [debt] in half.', ['cut [debt] in half'])).toEqual(['finding: cut [debt] in half'])
})

test('a line is cut into its marked and its plain words, and a mark may go on over lines', () => {
	const content = 'Hi [name], we guarantee\nhalf off, [rep].'
	const marks = findMarks(content, ['we guarantee\nhalf off'])
	expect(cutLine({ text: 'Hi [name], we guarantee', start: 0 }, marks)).toEqual([
		{ text: 'Hi ', start: 0, kind: null },
		{ text: '[name]', start: 3, kind: 'blank' },
		{ text: ', ', start: 9, kind: null },
		{ text: 'we guarantee', start: 11, kind: 'finding' },
	])
	expect(
		cutLine({ text: 'half off, [rep].', start: 24 }, marks).map(({ text, kind }) => [text, kind]),
	).toEqual([
		['half off', 'finding'],
		[', ', null],
		['[rep]', 'blank'],
		['.', null],
	])
	expect(cutLine({ text: 'plain', start: 100 }, marks)).toEqual([{ text: 'plain', start: 100, kind: null }])
})
