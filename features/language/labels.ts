import { z } from 'zod'
import data from './data/labels.json' with { type: 'json' }

const Codes = z.array(z.string().min(1)).min(1)
const labels = z
	.strictObject({
		statements: Codes,
		disclosures: z.record(z.string(), Codes),
		objections: Codes,
		callKinds: Codes,
	})
	.parse(data)

/**
 * What can be labeled in a call, in the order of the network's answers: the one taxonomy of the corpus, its training and
 * the rule pack. An element of a disclosure reads 'time_to_results.E1'.
 */
export const statementCodes = labels.statements
export const elementLabels = Object.entries(labels.disclosures).flatMap(([code, elements]) =>
	elements.map((element) => `${code}.${element}`),
)
export const objectionCodes = labels.objections
export const callKinds = labels.callKinds
