import { seededRandom } from '#platform/random/seeded-random.ts'
import type { Example, Model } from './model.ts'
import { softmax } from './model.ts'

const rounds = 30
const rate = 0.3
/** Pull of every weight towards zero: fewer words are remembered by heart. */
const shrink = 0.002
/** A feature seen once teaches nothing general. */
const fewestSightings = 2

/**
 * Multinomial logistic regression by gradient descent with a rate for every weight. The examples are shuffled by a
 * fixed seed: the same examples give the same model.
 */
export function trainModel(examples: readonly Example[]): Model {
	const codes = [...new Set(examples.map(({ code }) => code))].sort()
	const counts = new Map<string, number>()
	for (const { features } of examples)
		for (const each of features) counts.set(each, (counts.get(each) ?? 0) + 1)
	const rows = examples.map(({ features, code }) => ({
		features: features.filter((feature) => (counts.get(feature) ?? 0) >= fewestSightings),
		label: codes.indexOf(code),
	}))
	const weights = new Map<string, Learning>()
	for (const { features } of rows) {
		for (const feature of features)
			if (!weights.has(feature)) weights.set(feature, startLearning(codes.length))
	}
	const random = seededRandom(7)
	for (let round = 0; round < rounds; round++) {
		shuffle(rows, random)
		for (const { features, label } of rows) learnFrom(features, label, codes.length, weights)
	}
	return { codes, weights: new Map([...weights].map(([feature, { row }]) => [feature, row])) }
}

type Learning = { row: Float64Array; squares: Float64Array }

const startLearning = (count: number): Learning => ({
	row: new Float64Array(count),
	squares: new Float64Array(count).fill(0.1),
})

function learnFrom(features: string[], label: number, count: number, weights: Map<string, Learning>) {
	const scale = 1 / Math.sqrt(features.length)
	const known = features.flatMap((feature) => weights.get(feature) ?? [])
	const scores = Array.from({ length: count }, (_, code) =>
		known.reduce((sum, { row }) => sum + (row[code] ?? 0) * scale, 0),
	)
	const chances = softmax(scores)
	for (const { row, squares } of known) {
		for (let code = 0; code < count; code++) {
			const weight = row[code] ?? 0
			const gradient = ((chances[code] ?? 0) - (code === label ? 1 : 0)) * scale + shrink * weight
			const square = (squares[code] ?? 0) + gradient * gradient
			squares[code] = square
			row[code] = weight - (rate * gradient) / Math.sqrt(square)
		}
	}
}

function shuffle<Item>(items: Item[], random: () => number) {
	for (let at = items.length - 1; at > 0; at--) {
		const [taken] = items.splice(Math.floor(random() * (at + 1)), 1)
		if (taken !== undefined) items.push(taken)
	}
}
