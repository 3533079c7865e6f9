/** A mixture of Gaussians with diagonal covariance; means and variances are `size` rows of `dimensions` values. */
export type GaussianMixture = {
	size: number
	dimensions: number
	weights: Float64Array
	means: Float64Array
	variances: Float64Array
}

const rounds = 8

/** No component may be narrower than this share of the whole data's (unit) variance. */
const leastVariance = 0.05

/**
 * Fits a mixture to rows of data normalized to mean 0 and variance 1, by expectation-maximization.
 * The same data always gives the same mixture.
 */
export function fitMixture(rows: Float32Array, dimensions: number, size: number): GaussianMixture {
	const count = rows.length / dimensions
	const mixture: GaussianMixture = {
		size,
		dimensions,
		weights: new Float64Array(size).fill(1 / size),
		means: spreadMeans(rows, dimensions, size),
		variances: new Float64Array(size * dimensions).fill(1),
	}
	const shares = new Float64Array(size)
	for (let round = 0; round < rounds; round++) {
		const mass = new Float64Array(size).fill(1e-3)
		const sums = new Float64Array(size * dimensions)
		const squares = new Float64Array(size * dimensions)
		for (let row = 0; row < count; row++) {
			const values = rows.subarray(row * dimensions, (row + 1) * dimensions)
			shareOut(mixture, values, shares)
			for (let k = 0; k < size; k++) {
				const share = shares[k] ?? 0
				if (share < 1e-3) continue
				mass[k] = (mass[k] ?? 0) + share
				for (let d = 0; d < dimensions; d++) {
					const value = values[d] ?? 0
					const at = k * dimensions + d
					sums[at] = (sums[at] ?? 0) + share * value
					squares[at] = (squares[at] ?? 0) + share * value * value
				}
			}
		}
		for (let at = 0; at < sums.length; at++) {
			const total = mass[Math.floor(at / dimensions)] ?? 1
			const mean = (sums[at] ?? 0) / total
			mixture.means[at] = mean
			mixture.variances[at] = Math.max(leastVariance, (squares[at] ?? 0) / total - mean * mean)
		}
		for (let k = 0; k < size; k++) mixture.weights[k] = (mass[k] ?? 0) / count
	}
	return mixture
}

/** Writes into `shares` how much each component accounts for one row: they add up to 1. */
export function shareOut(mixture: GaussianMixture, values: Float32Array, shares: Float64Array): void {
	const { size, dimensions, weights, means, variances } = mixture
	let best = Number.NEGATIVE_INFINITY
	for (let k = 0; k < size; k++) {
		let score = 2 * Math.log(weights[k] || 1e-12)
		for (let d = 0; d < dimensions; d++) {
			const at = k * dimensions + d
			const variance = variances[at] ?? 1
			const distance = (values[d] ?? 0) - (means[at] ?? 0)
			score -= (distance * distance) / variance + Math.log(variance)
		}
		shares[k] = score / 2
		best = Math.max(best, score / 2)
	}
	let total = 0
	for (let k = 0; k < size; k++) {
		shares[k] = Math.exp((shares[k] ?? 0) - best)
		total += shares[k] ?? 0
	}
	for (let k = 0; k < size; k++) shares[k] = (shares[k] ?? 0) / total
}

/** First means: rows far from each other, each the farthest from those before among a thousand. */
function spreadMeans(rows: Float32Array, dimensions: number, size: number): Float64Array {
	const count = rows.length / dimensions
	const stride = Math.max(1, Math.floor(count / 1_000))
	const sample = Array.from({ length: Math.floor(count / stride) }, (_, i) =>
		rows.subarray(i * stride * dimensions, (i * stride + 1) * dimensions),
	)
	const nearest = new Float64Array(sample.length).fill(Number.POSITIVE_INFINITY)
	const means = new Float64Array(size * dimensions)
	let next = 0
	for (let k = 0; k < size; k++) {
		const chosen = sample[next] ?? new Float32Array(dimensions)
		means.set(chosen, k * dimensions)
		sample.forEach((row, i) => {
			let distance = 0
			for (let d = 0; d < dimensions; d++) distance += ((row[d] ?? 0) - (chosen[d] ?? 0)) ** 2
			nearest[i] = Math.min(nearest[i] ?? 0, distance)
		})
		next = nearest.reduce((best, distance, i) => (distance > (nearest[best] ?? 0) ? i : best), 0)
	}
	return means
}
