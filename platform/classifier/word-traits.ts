import { crc32 } from 'node:zlib'
import type { Matrix } from './layers.ts'
import { numberClass } from './number-class.ts'

/** Words beyond this many are not read. */
export const maxSentenceWords = 60

/** Close enough to tell words apart: 'settles', 'settled' and 'settling' are one. */
const stemOf = (word: string) =>
	word.length <= 4 ? word : word.replace(/(?:ing|ed|es|ly|s)$/, '').replace(/e$/, '')

/** Stems, neighbors, and stems with one between, each hashed into `buckets` ('hashing trick', Weinberger 2009). */
function traitsOf(words: readonly string[], buckets: number): number[] {
	const stems = words.map((word) => stemOf(numberClass(word)))
	const marked = ['^', ...stems, '$']
	const traits = [
		...stems.map((stem) => `w ${stem}`),
		...marked.slice(1).map((stem, at) => `b ${marked[at]} ${stem}`),
		...marked.slice(2).map((stem, at) => `s ${marked[at]} ${stem}`),
	]
	return [...new Set(traits.map((trait) => crc32(trait) % buckets))].sort((a, b) => a - b)
}

const traitPace = 3

/** How much the traits of a sentence speak for each label. */
export function weighTraits(weights: Matrix, words: readonly string[]): Float64Array {
	const traits = traitsOf(words.slice(0, maxSentenceWords), weights.rows)
	const sums = new Float64Array(weights.columns)
	for (const row of traits)
		for (let label = 0; label < sums.length; label++)
			sums[label] = (sums[label] as number) + (weights.values[row * sums.length + label] as number)
	return sums.map((sum) => (traitPace * sum) / Math.sqrt(Math.max(1, traits.length)))
}
