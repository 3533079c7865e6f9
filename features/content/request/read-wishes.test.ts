import { expect, test } from 'vitest'
import { readIncluded, readMentions, readReadingGrade } from './read-wishes.ts'

test('keeps quoted words to include unchanged in the piece', () => {
	expect(readIncluded('email Ann, include the line "We never charge up front."')).toEqual([
		'We never charge up front.',
	])
})

test.each([
	'answer to "I need to think about it"',
	'don\'t say "guaranteed" anywhere',
	'she said "too expensive"',
])('%s quotes no words to include', (request) => {
	expect(readIncluded(request)).toEqual([])
})

test('what is to be mentioned is read in the words of the request', () => {
	expect(readMentions('Email to Bob. Mention our new hours. Please include the office address.')).toEqual([
		'our new hours',
		'the office address',
	])
	expect(readMentions("email Bob but don't mention the fee")).toEqual([])
})

test.each([
	['6th grade reading level', 6],
	['write it for a fifth grader', null],
	['fifth grade level please', 5],
	['keep it simple', null],
])('“%s” asks for grade %s', (request, grade) => {
	expect(readReadingGrade(request)).toBe(grade)
})
