import { seededRandom } from '#platform/random/seeded-random.ts'
import { type Example, Learner } from './learner.ts'
import type { Network } from './network.ts'
import type { Shape } from './shape.ts'

export type Training = {
	rounds: number
	/** Highest learning rate: reached after a short start, falling to zero at the end. */
	rate: number
	/** How much more a label that is there teaches than one that is not. */
	weightOfPresent: number
	seed: number
}

const batchSize = 32
const startingSteps = 50
const decay = 1e-4

/** Trains a classifier by gradient descent on the cross-entropy of each label: the same input gives the same network. */
export function trainNetwork(shape: Shape, examples: readonly Example[], training: Training): Network {
	const learner = new Learner(shape, examples, training.seed)
	const random = seededRandom(training.seed + 99)
	const order = examples.map((_, at) => at)
	const steps = Math.ceil(examples.length / batchSize) * training.rounds
	for (let round = 0, number = 1; round < training.rounds; round++) {
		shuffle(order, random)
		for (let from = 0; from < order.length; from += batchSize, number++) {
			const batch = order.slice(from, from + batchSize)
			for (const at of batch) learner.learnFrom(examples[at] as Example, training.weightOfPresent, random)
			const rate = training.rate * Math.min(1, number / startingSteps) * (1 - (number - 1) / steps) + 1e-5
			learner.step({ number, rate, decay, batch: batch.length })
		}
	}
	return learner.network
}

function shuffle(order: number[], random: () => number) {
	for (let at = order.length - 1; at > 0; at--) {
		const other = Math.floor(random() * (at + 1))
		const moved = order[at] as number
		order[at] = order[other] as number
		order[other] = moved
	}
}
