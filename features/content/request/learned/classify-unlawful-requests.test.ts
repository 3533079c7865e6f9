import { expect, test } from 'vitest'
import { readTyped } from '../read-typed.ts'
import { classifyUnlawfulRequests } from './classify-unlawful-requests.ts'

test('an unlawful request that no wording matches is found, and its words are quoted', () => {
	const typed = readTyped(
		'Text to Ruth about Friday at three. If she wavers, hint that she could lose the house by winter.',
	)
	const { codes, wordsFor } = classifyUnlawfulRequests(typed, [])
	expect(codes).toEqual(['false_urgency_or_threat'])
	const { from, to } = wordsFor('false_urgency_or_threat')
	expect(typed.asTyped(from, to)).toContain('hint that she could lose the house by winter')
})

test('an unlawful request at the end of a long text is found', () => {
	const story = 'She called on Monday and we talked about her cards, her job and the kids. '.repeat(12)
	const typed = readTyped(`${story}Leave the fee out of it, please.`)
	expect(classifyUnlawfulRequests(typed, []).codes).toContain('fees_and_total_cost')
})

test('nothing is heard in words that ask for nothing', () => {
	expect(classifyUnlawfulRequests(readTyped('...'), []).codes).toEqual([])
	expect(classifyUnlawfulRequests(readTyped('Thank Dora for her time today'), []).codes).toEqual([])
})
