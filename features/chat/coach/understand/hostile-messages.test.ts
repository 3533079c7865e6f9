import { expect, test } from 'vitest'
import { readProposedLine } from './proposed-line.ts'
import { readToldCustomer } from './told-customer.ts'

const longest = 4000
const upTo = (text: string, end = '') =>
	text.repeat(longest / text.length).slice(0, longest - end.length) + end

/** Each of these would take minutes if the words were tried in every way in which they can be split. */
const hostile = {
	'a long word after if': `can i say if ${upTo('a', ' b c d e f g h')}`,
	'many questions': upTo('is that ok is that fine ', '\n!'),
	'many separators': `i said nah${upTo(', ', 'x')} ${upTo('is it ok, ', ',')}`,
	'many spaces after a question': `is that ok${upTo(' ', '\nx')}`,
	'many marks': `does she owe tax, i told her nah${upTo(' a.', ',')}`,
	'words without a mark': `does she owe tax, i told her nah${upTo(' no tax', ',')}`,
}

test.each(Object.entries(hostile))('reads %s in linear time', (_, message) => {
	const line = readProposedLine(message)
	const told = readToldCustomer(message)
	expect([typeof line, typeof told]).toEqual(['object', 'object'])
})
