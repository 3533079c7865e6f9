import { prohibitedStatements, requiredDisclosures } from '#features/compliance/index.ts'
import type { Shape } from '#platform/text-classifier/shape.ts'
import type { Training } from '#platform/text-classifier/train-network.ts'

/** What no piece may say, and what none may leave out. */
export const unlawfulCodes = [...prohibitedStatements, ...requiredDisclosures].map(({ code }) => code).sort()

/** Beside the chance of each code that of any at all: it is learned from every wish, and so the surest. */
export const anyRequest = 'any'

export const unlawfulRequestShape: Shape = {
	labels: [...unlawfulCodes, anyRequest],
	textWidths: [1, 2, 3],
	textFilters: 32,
	contextWidths: [],
	contextFilters: 0,
	hidden: 32,
	facts: unlawfulCodes.length + 1,
}

export const unlawfulRequestTraining: Omit<Training, 'seed'> = {
	rounds: 10,
	rate: 0.004,
	weightOfPresent: 1.5,
}

/** One network a seed: the mean of several errs less than each. */
export const unlawfulRequestSeeds = [1, 2, 3, 4]
