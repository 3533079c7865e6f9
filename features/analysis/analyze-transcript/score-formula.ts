import { rulePackVersion } from '#features/compliance/index.ts'

/** Changes with anything that changes a score or its coaching; stored with every analysis. */
export const analysisVersion = `${rulePackVersion}-a6`

/** Weight of each part, out of 100, when all parts apply to the call. */
export const partWeights = {
	conduct: 25,
	disclosures: 20,
	discovery: 15,
	rapport: 15,
	objection_handling: 15,
	closing: 10,
} as const

/**
 * The share of the points for conduct by the weight of all prohibited statements (`weighFinding`): one takes 70%, each
 * further one another 10%, and one that counts half takes half as much.
 */
export const conductShare = (weight: number) =>
	weight < 1 ? 1 - 0.7 * weight : Math.max(0, 0.4 - 0.1 * weight)

/** The highest score with one, two, three … serious prohibited statements. */
export const seriousCaps = [55, 45, 38, 32, 22, 15, 8] as const

/** The highest score of a closed deal that lacks two or more of the five disclosures of the sales rule. */
export const closedWithoutDisclosuresCap = 60

/** Fewer words of the rep than this are too few to judge. */
export const fewestRepWords = 15
