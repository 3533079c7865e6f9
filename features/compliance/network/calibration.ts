import { z } from 'zod'
import type { FindingLevel } from '../contract.ts'
import stored from './calibration.json' with { type: 'json' }

const { slope, intercept, least, leastMatched, likely, certain, certainPlain } = z
	.strictObject({
		slope: z.number().positive(),
		intercept: z.number(),
		least: z.number().min(0).max(1),
		leastMatched: z.number().min(0).max(1),
		likely: z.number().min(0).max(1),
		certain: z.number().min(0).max(1),
		/** Of statements whose words a rule matches plainly. */
		certainPlain: z.number().min(0).max(1),
	})
	.parse(stored)

/** The probability below which a statement is not reported, and that of one whose words a rule matches. */
export const leastProbability = least
export const leastMatchedProbability = leastMatched
/** The probability from which a statement is likely. */
export const likelyProbability = likely
/** The highest probability that is only likely, however plainly a rule matches. */
export const highestLikelyProbability = certainPlain - 0.01

/** How sure a calibrated probability is: `certain` counts, `likely` is to be checked, `possible` is only listed. */
export const levelOf = (probability: number, isPlain = false): FindingLevel =>
	probability >= (isPlain ? certainPlain : certain)
		? 'certain'
		: probability >= likely
			? 'likely'
			: 'possible'

/**
 * The share of such findings that careful readers confirm, from what the network says: a logistic curve fitted on authors
 * left out of training (Platt 1999). `tools/train/calibrate.py` writes it.
 */
export function calibrate(probability: number) {
	const logOdds = Math.log(probability / (1 - probability))
	return 1 / (1 + Math.exp(-(slope * logOdds + intercept)))
}
