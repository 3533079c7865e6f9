import { expect, test } from 'vitest'
import { compilePhrases, findPhrases } from '#platform/english/phrases.ts'
import { readSentences } from '#platform/english/read-sentences.ts'
import { isDenial, isNegated } from './negation.ts'

const claim = compilePhrases(['we_guarantee|guarantee'], {})
const words = {
	negators: compilePhrases(['not|never|no'], {}),
	inert: compilePhrases(['not_only|do_not_worry'], {}),
}

test.each([
	['we never guarantee a result', true],
	['we do not guarantee a result', true],
	['we guarantee a result', false],
	['we not only guarantee a result', false],
	['we never met, but we guarantee a result', false],
	['I have never in all of my years seen them guarantee it', false],
	['we guarantee it, no doubt', false],
])('%s: negated %s', (text, expected) => {
	const [sentence] = readSentences(text)
	const [match] = sentence ? findPhrases(sentence, claim) : []
	if (!sentence || !match) throw new Error('The claim is not found.')
	expect(isNegated(sentence, match, words)).toBe(expected)
})

test('recognizes denials as typed', () => {
	for (const text of ['I can’t', 'they cant sue', 'nope', 'no way', 'without a fee'])
		expect(isDenial(text)).toBe(true)
	for (const text of ['I want the account', 'a notable payment', 'know']) expect(isDenial(text)).toBe(false)
})
