/** Weights that are learned, with the gradient of the loss for each and the memory of the optimizer. */
export type Parameter = {
	weights: Float32Array
	gradients: Float32Array
	mean: Float32Array
	square: Float32Array
}

/** Even random weights from `-spread` to `spread`. */
export function startParameter(size: number, spread: number, random: () => number): Parameter {
	const weights = new Float32Array(size)
	if (spread > 0) for (let at = 0; at < size; at++) weights[at] = (random() * 2 - 1) * spread
	return {
		weights,
		gradients: new Float32Array(size),
		mean: new Float32Array(size),
		square: new Float32Array(size),
	}
}

const meanMemory = 0.9
const squareMemory = 0.999

export type Step = {
	/** Number of this step, from 1. */
	number: number
	rate: number
	/** Pull of every weight towards zero. */
	decay: number
	/** Examples whose gradients were added up. */
	batch: number
}

/** One step of Adam (Kingma and Ba, 2015) for the weights `from`-`to`; the gradients begin again at zero. */
export function descend(
	{ weights, gradients, mean, square }: Parameter,
	step: Step,
	from = 0,
	to = weights.length,
) {
	const meanShare = 1 - meanMemory ** step.number
	const squareShare = 1 - squareMemory ** step.number
	for (let at = from; at < to; at++) {
		const weight = weights[at] as number
		const gradient = (gradients[at] as number) / step.batch + step.decay * weight
		gradients[at] = 0
		const first = meanMemory * (mean[at] as number) + (1 - meanMemory) * gradient
		const second = squareMemory * (square[at] as number) + (1 - squareMemory) * gradient * gradient
		mean[at] = first
		square[at] = second
		weights[at] = weight - (step.rate * (first / meanShare)) / (Math.sqrt(second / squareShare) + 1e-8)
	}
}
