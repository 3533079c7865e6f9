import { expect, test } from 'vitest'
import { compilePhrases, findPhrases, holdsPhrase } from './phrases.ts'
import { readSentences } from './read-sentences.ts'

const holds = (phrase: string, text: string, lexicon = {}) =>
	readSentences(text).some((sentence) => holdsPhrase(sentence, compilePhrases([phrase], lexicon)))

test('a contraction is read as its words, with its apostrophe or without', () => {
	expect(holds('they can not sue', "They can't sue.")).toBe(true)
	expect(holds('they can not sue', 'they cant sue')).toBe(true)
	expect(holds('we are', "We're here.")).toBe(true)
	expect(holds('we will', 'well I think so')).toBe(false)
})

test('a gap holds up to four words, none of which negates', () => {
	expect(holds('we ~ guarantee', 'we can nearly always fully guarantee it')).toBe(true)
	expect(holds('we ~ guarantee', 'we do not guarantee it')).toBe(false)
	expect(holds('we .. guarantee', 'we do not guarantee it')).toBe(true)
	expect(holds('we ~2 guarantee', 'we can nearly always guarantee it')).toBe(false)
})

test('a group stands for its words, and an ending for any ending', () => {
	const lexicon = { lender: 'bank* card_company' }
	expect(holds('<lender> settl*', 'the banks settled', lexicon)).toBe(true)
	expect(holds('<lender> settl*', 'the card company settles', lexicon)).toBe(true)
	expect(() => compilePhrases(['<nobody> pays'], lexicon)).toThrow('<nobody>')
})

test('numbers, percentages and durations are heard in digits and in words', () => {
	expect(holds('<percent> off', 'seventy five percent off')).toBe(true)
	expect(holds('<percent> off', '75% off')).toBe(true)
	expect(holds('<duration> program', 'a thirty six month program')).toBe(true)
	expect(holds('<number> dollars', '$1,200 today')).toBe(true)
})

test('an optional word may be left out, and the edges of a sentence can be asked for', () => {
	expect(holds('^ you really? owe', 'you owe it')).toBe(true)
	expect(holds('^ owe', 'you owe it')).toBe(false)
	expect(holds('owe it $', 'you owe it')).toBe(true)
})

test('a phrase is found at its words', () => {
	const [sentence] = readSentences('Well, they will never take you to court over this.')
	const book = compilePhrases(['never ~ court'], {})
	expect(sentence && findPhrases(sentence, book)).toEqual([{ phrase: 'never ~ court', first: 3, after: 8 }])
})

test('a phrase begins at the beginning of a word', () => {
	expect(holds('he|company ~2 told', 'the other company told')).toBe(true)
	expect(holds('us', 'thus')).toBe(false)
})

test('a book compiled after a sentence was matched finds its phrases in it', () => {
	const [sentence] = readSentences('the storm flooded our basement')
	if (!sentence) throw new Error('There is no sentence')
	expect(holdsPhrase(sentence, compilePhrases(['basement'], {}))).toBe(true)
	expect(holdsPhrase(sentence, compilePhrases(['storm ~ basement'], {}))).toBe(true)
})
