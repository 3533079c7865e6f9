import type { Disclosure, Finding, ReadTurn, WeighFinding } from '#features/compliance/index.ts'
import type { Objection } from '#features/playbook/contract.ts'
import type { RatedSkill } from '#features/playbook/index.ts'
import type { Analysis, Strength } from '../contract.ts'
import { type Action, recommendActions } from './recommend/recommend-actions.ts'

type Basis = {
	findings: readonly Finding[]
	weigh: WeighFinding
	disclosures: readonly Disclosure[]
	objections: readonly Objection[]
	skills: readonly RatedSkill[]
	isPitched: boolean
	call: ReadTurn[]
	enrollmentTurn: number | null
	overallScore: number | null
	score: Analysis['score']
}
type Coaching = Pick<
	Analysis,
	| 'strengths'
	| 'strengthEvidence'
	| 'improvements'
	| 'complianceIssues'
	| 'requiredDisclosures'
	| 'actions'
	| 'actionPractice'
	| 'actionMoments'
>

const mostStrengths = 6
const allDisclosed = 'Gave every required disclosure'
/** Skills below this score are listed as improvements. */
const weakBelow = 6
/** What is advised for each of them, besides the actions. */
const mostAdvice = 2

/** Coaching for the rep: what went well, what did not, and what to say next time. */
export function coachCall(basis: Basis): Coaching {
	const { findings, weigh, disclosures, isPitched } = basis
	const found = findings.filter((finding) => weigh(finding) === 1)
	const missing = isPitched ? disclosures.filter(({ status }) => status === 'missing') : []
	const strengthEvidence = strengthsOf(basis)
	const actions = recommendActions({
		...basis,
		found: bySeverity(found),
		disclosures: isPitched ? disclosures : [],
	})
	return {
		strengthEvidence,
		strengths: strengthEvidence.map(({ text }) => text),
		improvements: improvementsOf(basis, found, actions),
		complianceIssues: found.map(({ title, quote }) => `${title}: “${quote}”`),
		requiredDisclosures: missing.map(({ title }) => title),
		actions: actions.map(({ text }) => text),
		actionPractice: actions.map(({ practice }) => practice),
		actionMoments: actions.map(({ moment }) => moment),
	}
}

/**
 * What the rep did well in selling and listening, in the order of skills, and last whether every disclosure was given: one
 * by one, disclosures have a list of their own. What may be a prohibited statement, and counts at all, is not praised.
 */
function strengthsOf({ disclosures, skills, findings, weigh }: Basis): Strength[] {
	const tainted = new Set(findings.filter((finding) => weigh(finding) > 0).map(({ turn }) => turn))
	const shown = skills.flatMap((rated) => rated.shown.map(({ text, evidence }) => ({ text, ...evidence })))
	const praised = shown.filter(({ turn }) => !tainted.has(turn)).slice(0, mostStrengths - 1)
	const evidence = disclosures
		.flatMap(({ elements }) => elements.map((element) => element.evidence))
		.find((each) => each && !tainted.has(each.turn))
	const isComplete = disclosures.every(({ status }) => status === 'given')
	return isComplete && evidence ? [...praised, { text: allDisclosed, ...evidence }] : praised
}

function improvementsOf(
	{ disclosures, objections, skills, isPitched }: Basis,
	found: readonly Finding[],
	actions: readonly Action[],
) {
	const titles = [...new Set(found.map(({ title }) => title))].map(
		(title) => `Don’t say: ${title.toLowerCase()}`,
	)
	const partial = isPitched
		? disclosures
				.filter(({ status }) => status === 'partial')
				.map(({ title, elements }) => {
					const lacking = elements.filter(({ evidence }) => !evidence).map(({ label }) => label.toLowerCase())
					return `${title}, not said: ${lacking.join('; ')}`
				})
		: []
	const unanswered = objections
		.filter(({ handled }) => !handled)
		.map(({ title }) => `Answer the objection: ${title.toLowerCase()}`)
	const isRecommended = (advice: string) => actions.some(({ text }) => text.startsWith(advice))
	const weak = skills
		.filter(({ skill, isApplicable }) => isApplicable && skill.score < weakBelow)
		.flatMap(({ skill, missed }) => {
			const advice = missed.map((behavior) => behavior.advice).filter((each) => !isRecommended(each))
			return advice.length === 0
				? []
				: `${skill.title}: ${advice.slice(0, mostAdvice).join('; ').toLowerCase()}`
		})
	return [...titles, ...partial, ...unanswered, ...weak]
}

const order = ['critical', 'high', 'medium', 'low']
const bySeverity = (found: readonly Finding[]) =>
	found.toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity))
