/** What the classifier learns from: the features of a sentence and the code it was labeled with. */
export type Example = { features: string[]; code: string }

/** A linear classifier: for every feature a weight for each of the codes. */
export type Model = { codes: string[]; weights: Map<string, Float64Array> }

/** How a model is kept in a file: weights in hundredths. */
export type StoredModel = { codes: string[]; weights: Record<string, number[]> }

export const storeModel = ({ codes, weights }: Model): StoredModel => ({
	codes,
	weights: Object.fromEntries(
		[...weights]
			.sort(([a], [b]) => (a < b ? -1 : 1))
			.map(([feature, row]) => [feature, [...row].map((weight) => Math.round(weight * 100))]),
	),
})

export const openModel = ({ codes, weights }: StoredModel): Model => ({
	codes,
	weights: new Map(
		Object.entries(weights).map(([feature, row]) => [
			feature,
			Float64Array.from(row, (weight) => weight / 100),
		]),
	),
})

/** The chance of every code for a sentence, in the order of the model's codes; they add up to 1. */
export function predict({ codes, weights }: Model, features: readonly string[]): number[] {
	const scores = new Float64Array(codes.length)
	let known = 0
	for (const feature of features) {
		const row = weights.get(feature)
		if (!row) continue
		known++
		for (let code = 0; code < row.length; code++) scores[code] = (scores[code] ?? 0) + (row[code] ?? 0)
	}
	return softmax([...scores].map((score) => score / Math.sqrt(known || 1)))
}

export function softmax(scores: readonly number[]): number[] {
	const highest = Math.max(...scores)
	const powers = scores.map((score) => Math.exp(score - highest))
	const total = powers.reduce((sum, power) => sum + power, 0)
	return powers.map((power) => power / total)
}
