import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { trainedOn } from '#platform/text-classifier/stored-networks.ts'
import { readTyped } from '../read-typed.ts'
import { classifyUnlawfulRequests } from './classify-unlawful-requests.ts'
import { checksumFor } from './read-examples.ts'

test('the committed networks are trained on the current requests', () => {
	const file = readFileSync(join(import.meta.dirname, 'unlawful-networks.bin'))
	expect(trainedOn(file)).toBe(checksumFor('unlawful'))
})

test('a wish that no wording knows is heard, and its words are quoted', () => {
	const typed = readTyped(
		'Text to Ruth about Friday at three. If she wavers, hint that she could lose the house by winter.',
	)
	const { codes, wordsFor } = classifyUnlawfulRequests(typed, [])
	expect(codes).toEqual(['false_urgency_or_threat'])
	const { from, to } = wordsFor('false_urgency_or_threat')
	expect(typed.asTyped(from, to)).toContain('hint that she could lose the house by winter')
})

test('a wish at the end of a long request is heard', () => {
	const story = 'She called on Monday and we talked about her cards, her job and the kids. '.repeat(12)
	const typed = readTyped(`${story}Leave the fee out of it, please.`)
	expect(classifyUnlawfulRequests(typed, []).codes).toContain('fees_and_total_cost')
})

test('nothing is heard in words that ask for nothing', () => {
	expect(classifyUnlawfulRequests(readTyped('...'), []).codes).toEqual([])
	expect(classifyUnlawfulRequests(readTyped('Thank Dora for her time today'), []).codes).toEqual([])
})
