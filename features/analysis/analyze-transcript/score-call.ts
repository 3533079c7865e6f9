import type { Disclosure, Finding, WeighFinding } from '#features/compliance/index.ts'
import { describeStatements, requiredDisclosures } from '#features/compliance/index.ts'
import type { RatedSkill } from '#features/playbook/index.ts'
import type { Analysis, ScorePart } from '../contract.ts'
import { passMark } from '../contract.ts'
import { closedWithoutDisclosuresCap, conductShare, partWeights, seriousCaps } from './score-formula.ts'

type Basis = {
	findings: readonly Finding[]
	weigh: WeighFinding
	disclosures: readonly Disclosure[]
	skills: readonly RatedSkill[]
	isClosedDeal: boolean
	isPitched: boolean
	notScoredBecause: string | null
}

/**
 * The score by the published formula: the weights of the parts that apply to this call add up to 100, points are whole
 * numbers, and caps come last. The score is null, with the reason, for a call that cannot be scored.
 */
export function scoreCall(basis: Basis): Pick<Analysis, 'overallScore' | 'score'> {
	const { notScoredBecause } = basis
	if (notScoredBecause !== null)
		return { overallScore: null, score: { parts: [], beforeCaps: 0, caps: [], notScoredBecause } }
	const parts = spread(partsOf(basis))
	const beforeCaps = parts.reduce((sum, { points }) => sum + points, 0)
	const caps = capsFor(basis)
	const overallScore = Math.min(beforeCaps, ...caps.map(({ max }) => max))
	return { overallScore, score: { parts, beforeCaps, caps, notScoredBecause } }
}

/** Share of a disclosure's points by status. Unclear disclosures are not counted. */
const shareByStatus = { given: 1, partial: 0.5, missing: 0, unclear: 0 }

type RawPart = {
	code: keyof typeof partWeights
	title: string
	share: number
	why: string
	isApplicable: boolean
}

function partsOf({ findings, weigh, disclosures, skills, isPitched }: Basis): RawPart[] {
	const weights = findings.map((finding) => weigh(finding))
	const clear = disclosures.filter(({ status }) => status !== 'unclear')
	const given = clear.reduce((sum, { status }) => sum + shareByStatus[status], 0)
	const unclear = disclosures.length - clear.length
	const conduct: RawPart = {
		code: 'conduct',
		title: 'Prohibited statements',
		share: conductShare(weights.reduce((sum, weight) => sum + weight, 0)),
		why: describeStatements(weights),
		isApplicable: true,
	}
	const disclosed: RawPart = {
		code: 'disclosures',
		title: 'Required disclosures',
		share: given / (clear.length || 1),
		why: `Disclosures given: ${given} of ${clear.length} (partial counts as half)${unclear > 0 ? `; ${unclear} unclear, not counted` : ''}`,
		isApplicable: isPitched && clear.length > 0,
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

/** Distributes the weight of parts that do not apply over the others, in proportion. */
function spread(parts: RawPart[]): ScorePart[] {
	const applicable: number[] = parts.map(({ code, isApplicable }) => (isApplicable ? partWeights[code] : 0))
	const total = applicable.reduce((sum, weight) => sum + weight, 0)
	const weights = roundTogether(applicable.map((weight) => (100 * weight) / total))
	const points = roundTogether(parts.map(({ share }, at) => (weights[at] ?? 0) * share))
	return parts.map(({ code, title, why, isApplicable }, at) => ({
		code,
		title,
		weight: weights[at] ?? 0,
		points: points[at] ?? 0,
		why: isApplicable ? why : 'Did not apply to this call; its weight went to the other parts',
	}))
}

/** Rounds to whole numbers that add up to the rounded sum (largest remainder method; the first wins a tie). */
function roundTogether(values: readonly number[]): number[] {
	const whole = values.map(Math.floor)
	const sum = values.reduce((total, value) => total + value, 0)
	const rest = Math.round(sum) - whole.reduce((total, value) => total + value, 0)
	const roundedUp = values
		.map((value, at) => ({ at, remainder: value - Math.floor(value) }))
		.sort((a, b) => b.remainder - a.remainder)
		.slice(0, rest)
	for (const { at } of roundedUp) whole[at] = (whole[at] ?? 0) + 1
	return whole
}

function capsFor({ findings, weigh, disclosures, isClosedDeal }: Basis): Analysis['score']['caps'] {
	const caps: Analysis['score']['caps'] = []
	const serious = findings.filter(
		(finding) => weigh(finding) === 1 && (finding.severity === 'critical' || finding.severity === 'high'),
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
