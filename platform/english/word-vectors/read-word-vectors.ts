import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Numbers of a word's vector. */
export const wordSize = 64

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
