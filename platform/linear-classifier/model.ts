/** What the classifier learns from: the features of a sentence and the code it was labeled with. */
export type Example = { features: string[]; code: string }

/** A linear classifier: for every feature a weight for each of the codes. */
export type Model = { codes: string[]; weights: Map<string, Float64Array> }

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
