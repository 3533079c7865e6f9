import type { Analysis } from './contract.ts'

const parts = ['conduct', 'disclosures']

/**
 * How a call kept the rules, 0-100: of the points that the score's parts 'Prohibited statements' and 'Required
 * disclosures' could give on this call, the share it earned, before caps. Null when the call is not scored.
 */
export function complianceScore({ overallScore, score }: Pick<Analysis, 'overallScore' | 'score'>) {
	if (overallScore === null) return null
	const counted = score.parts.filter(({ code }) => parts.includes(code))
	const sum = (of: 'points' | 'weight') => counted.reduce((total, part) => total + part[of], 0)
	return sum('weight') === 0 ? null : Math.round((100 * sum('points')) / sum('weight'))
}
