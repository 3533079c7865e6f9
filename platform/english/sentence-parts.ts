import type { Sentence } from './read-sentences.ts'

/** The number of the word that begins the clause in which a word stands. */
export function clauseStart({ breaks }: Sentence, first: number): number {
	for (let word = first; word > 0; word--) if (breaks.has(word)) return word
	return 0
}

/** Words `from` to `to` of a sentence, as a sentence of their own. */
export function wordsBetween(sentence: Sentence, from: number, to: number): Sentence {
	const places = sentence.places.slice(from, to)
	const begin = places[0]?.at ?? 1
	const end = sentence.places[to]?.at ?? sentence.words.length
	return {
		words: places.length > 0 ? ` ${sentence.words.slice(begin, end)}` : ' ',
		places: places.map((place) => ({ ...place, at: place.at - begin + 1 })),
		breaks: new Set(),
		isQuestion: sentence.isQuestion,
		from: places[0]?.from ?? sentence.from,
		to: places.at(-1)?.to ?? sentence.from,
	}
}
