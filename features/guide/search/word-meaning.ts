import { readWordVectors, wordSize } from '#platform/english/word-vectors/read-word-vectors.ts'

export const isCommonWord = (word: string) => readWordVectors().words.has(word)

/** The normalized sum of the words' vectors, weighted by `weight`; null if no word is known. */
export function meaningOf(words: readonly string[], weight: (word: string) => number): Float32Array | null {
	const common = readWordVectors()
	const sum = new Float32Array(wordSize)
	for (const word of words) {
		const row = common.words.get(word)
		if (row === undefined) continue
		const heavy = weight(word)
		for (let at = 0; at < wordSize; at++)
			sum[at] = (sum[at] ?? 0) + heavy * (common.vectors[row * wordSize + at] ?? 0)
	}
	const length = Math.hypot(...sum)
	return length === 0 ? null : sum.map((number) => number / length)
}

/** -1 to 1. */
export function likeness(one: Float32Array, other: Float32Array): number {
	let sum = 0
	for (let at = 0; at < wordSize; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
	return sum
}
