import type { Sample, Shape } from '#platform/text-classifier/shape.ts'
import type { Training } from '#platform/text-classifier/train-network.ts'
import { ContentType } from '../../contract.ts'
import { type RequestSigns, requestFeatures } from './request-features.ts'

export const typeShape: Shape = {
	labels: ContentType.options,
	textWidths: [1, 2, 3],
	textFilters: 32,
	contextWidths: [],
	contextFilters: 0,
	hidden: 24,
	facts: 0,
}

export const typeTraining: Omit<Training, 'seed'> = { rounds: 16, rate: 0.004, weightOfPresent: 1.5 }

/** One network a seed: the mean of several errs less than each. */
export const typeSeeds = [1, 2, 3]

/** A request as the networks read it: its words, with all that the weights are given. */
export const sampleOf = (signs: RequestSigns): Sample => ({
	words: signs.typed.sentences.flatMap(({ words }) => words.trim().toLowerCase().split(' ')),
	context: [],
	facts: new Float32Array(0),
	traits: requestFeatures(signs),
})
