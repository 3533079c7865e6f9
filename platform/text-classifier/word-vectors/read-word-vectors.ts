import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { seededRandom } from '#platform/random/seeded-random.ts'
import { firstWord } from '../network.ts'
import { wordSize } from '../shape.ts'

/** Steps of the stored numbers to one. */
const stepsOfOne = 40

type WordVectors = { words: ReadonlyMap<string, number>; vectors: Float32Array }

let loaded: WordVectors | null = null

/**
 * Vectors of common English words: `vectors` has `wordSize` numbers for each word, in the order of `words`.
 * Loaded once per process (about 7 MB) and shared by all callers, which must not write to them.
 */
export function readWordVectors(): WordVectors {
	loaded ??= loadWordVectors()
	return loaded
}

function loadWordVectors(): WordVectors {
	const listed = readFileSync(join(import.meta.dirname, 'words.txt'), 'utf8')
		.trim()
		.split('\n')
	const steps = new Int8Array(readFileSync(join(import.meta.dirname, 'vectors.bin')))
	if (steps.length !== listed.length * wordSize) throw new Error('words.txt and vectors.bin do not match')
	// `Float32Array.from` with a mapper takes a hundred times as long.
	const vectors = new Float32Array(steps.length)
	for (let at = 0; at < steps.length; at++) vectors[at] = (steps[at] ?? 0) / stepsOfOne
	return { words: new Map(listed.map((word, at) => [word, at])), vectors }
}

/** The vectors in the rows that the words were given; those of words that common English lacks are made up, always alike. */
export function vectorsOf(words: ReadonlyMap<string, number>): Float32Array {
	const common = readWordVectors()
	const random = seededRandom(1)
	const vectors = new Float32Array((firstWord + words.size) * wordSize)
	for (const [word, row] of words) {
		const known = common.words.get(word)
		for (let number = 0; number < wordSize; number++) {
			vectors[row * wordSize + number] =
				known === undefined ? (random() - 0.5) / 2 : (common.vectors[known * wordSize + number] ?? 0)
		}
	}
	return vectors
}
