import { expect, test } from 'vitest'
import { measureContent } from './measure-content.ts'

test.each([
	['nothing', '', { lines: 0, characters: 0, words: 0, minutes: 0 }],
	['a word', 'Hi', { lines: 1, characters: 2, words: 1, minutes: 1 }],
	['a letter', 'Hi Denise,\n\nThank  you.', { lines: 3, characters: 23, words: 4, minutes: 1 }],
	['a minute', 'word '.repeat(150), { lines: 1, characters: 750, words: 150, minutes: 1 }],
	['a word more', 'word '.repeat(151), { lines: 1, characters: 755, words: 151, minutes: 2 }],
])('%s is measured', (_name, content, measures) => {
	expect(measureContent(content)).toEqual(measures)
})
