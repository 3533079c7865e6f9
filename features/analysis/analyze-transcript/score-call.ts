import type { Disclosure, Finding } from '#features/compliance/index.ts'
import { requiredDisclosures } from '#features/compliance/index.ts'
import type { RatedSkill } from '#features/playbook/index.ts'
import type { Analysis, ScorePart } from '../contract.ts'
import { passMark } from '../contract.ts'
import { closedWithoutDisclosuresCap, partWeights, seriousCaps } from './score-formula.ts'

type Basis = {
	findings: readonly Finding[]
	disclosures: readonly Disclosure[]
	skills: readonly RatedSkill[]
	isClosedDeal: boolean
	isPitched: boolean
	notScoredBecause: string | null
}

/**
 * The score by the published formula: parts that add up to 100, spread over what the call gave occasion for, then
 * the caps. Null with the reason when there was too little to score.
 */
export function scoreCall(basis: Basis): Pick<Analysis, 'overallScore' | 'score'> {
	const parts = spread(partsOf(basis))
	const beforeCaps = Math.round(parts.reduce((sum, { points }) => sum + points, 0) * 10) / 10
	const caps = capsFor(basis)
	const { notScoredBecause } = basis
	const overallScore = notScoredBecause
		? null
		: Math.round(Math.min(beforeCaps, ...caps.map(({ max }) => max)))
	return { overallScore, score: { parts, beforeCaps, caps, notScoredBecause } }
}

type RawPart = {
	code: keyof typeof partWeights
	title: string
	share: number
	why: string
	isApplicable: boolean
}

function partsOf({ findings, disclosures, skills, isClosedDeal, isPitched }: Basis): RawPart[] {
	const found = findings.filter(({ status }) => status === 'found')
	const given = disclosures.reduce(
		(sum, { status }) => sum + (status === 'given' ? 1 : status === 'missing' ? 0 : 0.5),
		0,
	)
	const conduct: RawPart = {
		code: 'conduct',
		title: 'What must not be said',
		share: found.length === 0 ? 1 : Math.max(0, 0.4 - 0.1 * found.length),
		why: found.length === 0 ? 'No prohibited statement' : `Prohibited statements: ${found.length}`,
		isApplicable: true,
	}
	const disclosed: RawPart = {
		code: 'disclosures',
		title: 'What must be said',
		share: given / disclosures.length,
		why: `Disclosures given: ${given} of ${disclosures.length} (in part counts half)`,
		isApplicable: isClosedDeal || isPitched,
	}
	const bySkill = skills.flatMap(({ skill, isApplicable }): RawPart[] =>
		skill.code === 'compliance'
			? []
			: [
					{
						code: skill.code,
						title: skill.title,
						share: skill.score / 10,
						why: skill.observed.join('; '),
						isApplicable,
					},
				],
	)
	return [conduct, disclosed, ...bySkill]
}

/** The weight of a part that had no occasion goes to the others in proportion. */
function spread(parts: RawPart[]): ScorePart[] {
	const total = parts.reduce((sum, part) => sum + (part.isApplicable ? partWeights[part.code] : 0), 0)
	return parts.map(({ code, title, share, why, isApplicable }) => {
		const weight = isApplicable ? (100 * partWeights[code]) / total : 0
		return {
			code,
			title,
			weight: Math.round(weight * 10) / 10,
			points: Math.round(weight * share * 10) / 10,
			why: isApplicable ? why : 'No occasion in this call; its weight went to the other parts',
		}
	})
}

function capsFor({ findings, disclosures, isClosedDeal }: Basis): Analysis['score']['caps'] {
	const caps: Analysis['score']['caps'] = []
	const serious = findings.filter(
		({ status, severity }) => status === 'found' && (severity === 'critical' || severity === 'high'),
	)
	if (serious.length > 0) {
		const max = seriousCaps[Math.min(serious.length, seriousCaps.length) - 1] ?? 0
		caps.push({ max, why: `Serious prohibited statements: ${serious.length}` })
	}
	const rule = new Set(
		requiredDisclosures.filter((disclosure) => disclosure.isTelemarketingSalesRule).map(({ code }) => code),
	)
	const missing = disclosures.filter(({ code, status }) => rule.has(code) && status === 'missing')
	if (isClosedDeal && missing.length >= 2) {
		const titles = missing.map(({ title }) => title.toLowerCase()).join(', ')
		caps.push({ max: closedWithoutDisclosuresCap, why: `Enrolled without: ${titles}` })
	}
	return caps.filter(({ max }) => max < passMark)
}
