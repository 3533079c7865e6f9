import { expect, test } from 'vitest'
import { parseHighlights } from './highlight.ts'

const plain = (text: string) => ({ text, mark: null })

test('marked words keep what they prove and where it is explained', () => {
	const text =
		'Rep: They will. <mark data-kind="issue" data-ref="C1">I guarantee it.</mark> We do this all day.\n' +
		'Customer: Okay.\n' +
		'Rep: <mark data-ref="D1" data-kind="disclosure">You own the money.</mark>'
	expect(parseHighlights(text)).toMatchObject([
		{
			speaker: 'Rep',
			pieces: [
				plain('They will. '),
				{ text: 'I guarantee it.', mark: { kind: 'issue', ref: 'C1' } },
				plain(' We do this all day.'),
			],
		},
		{ speaker: 'Customer', pieces: [plain('Okay.')] },
		{ speaker: 'Rep', pieces: [{ text: 'You own the money.', mark: { kind: 'disclosure', ref: 'D1' } }] },
	])
})

test('a mark that does not say what it is is a compliance issue', () => {
	expect(parseHighlights('<mark>promise</mark>')[0]?.pieces).toMatchObject([
		{ text: 'promise', mark: { kind: 'issue', ref: null } },
	])
	expect(parseHighlights('<mark data-kind="party">promise</mark>')[0]?.pieces[0]?.mark?.kind).toBe('issue')
})

test('what was said comes out as text, whatever it looks like', () => {
	const text =
		'Rep: a &lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp;lt; <b onclick="x">bold</b> &#x2019; &nope;'
	expect(parseHighlights(text)).toMatchObject([
		{
			speaker: 'Rep',
			pieces: [plain(`a <script>alert('x')</script> &lt; <b onclick="x">bold</b> ’ &nope;`)],
		},
	])
	expect(parseHighlights('<mark onmouseover="x">said</mark>')[0]?.pieces).toMatchObject([
		{ text: 'said', mark: { kind: 'issue', ref: null } },
	])
})

test('lines are numbered, and pieces know where in their line they begin', () => {
	const lines = parseHighlights('Rep: They <mark>will</mark>.\n\nCustomer: Okay.')
	expect(lines.map(({ number }) => number)).toEqual([0, 2])
	expect(lines[0]?.pieces.map(({ at, text }) => [at, text])).toEqual([
		[0, 'They '],
		[5, 'will'],
		[9, '.'],
	])
})

test('a mark over two lines marks both, and a hostile text is read to its end', () => {
	expect(parseHighlights('<mark>one\nRep: two</mark> three')).toMatchObject([
		{ speaker: null, pieces: [{ text: 'one', mark: { kind: 'issue', ref: null } }] },
		{ speaker: null, pieces: [{ text: 'Rep: two', mark: { kind: 'issue', ref: null } }, plain(' three')] },
	])
	const hostile = '<mark '.repeat(50_000)
	const read = parseHighlights(hostile)[0]?.pieces.map(({ text }) => text)
	expect(read?.join('') === hostile).toBe(true)
	expect(parseHighlights('')).toEqual([])
})
