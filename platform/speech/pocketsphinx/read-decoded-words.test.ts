import { expect, test } from 'vitest'
import { readDecodedWords } from './read-decoded-words.ts'

const decoded = (words: string) =>
	words.split(' ').map((word, at) => ({ word, start: at, end: at + 1, confidence: 0.5 }))

test('fillers and marks of a second pronunciation are not shown', () => {
	const heard = readDecodedWords(decoded('<s> [NOISE] the(2) <sil> ++breath++ cards </s>'))
	expect(heard?.text).toBe('The cards.')
	expect(heard?.words?.map(({ text }) => text)).toEqual(['the', 'cards'])
	expect(heard).toMatchObject({ start: 2, end: 6 })
})

test('a sentence reads as one and says I in capitals', () => {
	expect(readDecodedWords(decoded("so i think i'm in debt"))?.text).toBe("So I think I'm in debt.")
})

test('only noise is no words', () => {
	expect(readDecodedWords(decoded('<s> [NOISE] <sil> </s>'))).toBeNull()
})
