import type { Sentence } from '#platform/english/read-sentences.ts'

const swapped = new Map(
	Object.entries({
		i: 'you',
		me: 'you',
		my: 'your',
		mine: 'yours',
		am: 'are',
		you: 'we',
		your: 'our',
		yours: 'ours',
	}),
)

/** Every rule asks for the same few sentences. */
const swappedSentences = new WeakMap<Sentence, Sentence>()

/** A customer's sentence in the rep's words: 'they can not sue me' becomes 'they can not sue you'. */
export function swapSpeaker(sentence: Sentence): Sentence {
	const known = swappedSentences.get(sentence)
	if (known) return known
	let words = ' '
	const places = sentence.places.map((place, number) => {
		const end = sentence.places[number + 1]?.at ?? sentence.words.length
		const word = sentence.words.slice(place.at, end - 1)
		const at = words.length
		words += `${swapped.get(word) ?? word} `
		return { ...place, at }
	})
	const result = { ...sentence, words, places }
	swappedSentences.set(sentence, result)
	return result
}
