import type { Sentence } from '#platform/english/read-sentences.ts'
import { wordFamilies } from './word-families.ts'

const families = readFamilies()
const mostWords = 40

/**
 * What the classifier sees of a sentence: its words by stem, neighbors, the families its words belong to, pairs of
 * families in the order said, and families under a negation. Each feature once.
 */
export function sentenceFeatures({ words }: Sentence): Set<string> {
	const features = new Set<string>()
	const said = words.trim().split(' ').slice(0, mostWords)
	let previous = '^'
	const seen: string[] = []
	let negatedUntil = -1
	said.forEach((word, at) => {
		const stem = stemOf(word)
		features.add(`w ${stem}`)
		features.add(`b ${previous} ${stem}`)
		previous = stem
		for (const family of familiesOf(word)) {
			features.add(`f ${family}`)
			if (at <= negatedUntil) features.add(`n ${family}`)
			for (const earlier of seen) features.add(`p ${earlier} ${family}`)
			if (!seen.includes(family)) seen.push(family)
			if (family === 'negation') negatedUntil = at + 5
		}
	})
	features.add(`b ${previous} $`)
	return features
}

const number =
	/^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)$/

/** Close enough for counting: 'settles', 'settled' and 'settling' are one. */
function stemOf(word: string) {
	if (number.test(word)) return '#'
	if (word.length <= 4) return word
	return word.replace(/(?:ing|ed|es|ly|s)$/, '').replace(/e$/, '')
}

function familiesOf(word: string) {
	const found = [...(families.exact.get(word) ?? [])]
	for (let length = 3; length <= word.length; length++) {
		found.push(...(families.openEnded.get(word.slice(0, length)) ?? []))
	}
	if (number.test(word)) found.push('number')
	return found
}

function readFamilies() {
	const exact = new Map<string, string[]>()
	const openEnded = new Map<string, string[]>()
	for (const [family, list] of Object.entries(wordFamilies)) {
		for (const word of list.trim().split(/\s+/)) {
			const [map, key] = word.endsWith('*') ? [openEnded, word.slice(0, -1)] : [exact, word]
			map.set(key, [...(map.get(key) ?? []), family])
		}
	}
	return { exact, openEnded }
}
