import type { Disclosure, Finding, ReadTurn, WeighFinding } from '#features/compliance/index.ts'
import type { Objection } from '#features/playbook/contract.ts'
import { knownObjections, type RatedSkill } from '#features/playbook/index.ts'
import type { Analysis, Practice, Strength } from '../contract.ts'

type Basis = {
	findings: readonly Finding[]
	weigh: WeighFinding
	disclosures: readonly Disclosure[]
	objections: readonly Objection[]
	skills: readonly RatedSkill[]
	isPitched: boolean
	call: ReadTurn[]
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
>
type Action = { text: string; practice: Practice }

const mostActions = 3
const mostStrengths = 6
const allDisclosed = 'Gave every required disclosure'
/** Skills below this score are listed as improvements. */
const weakBelow = 6

/** Coaching for the rep: what went well, what did not, and what to say next time. */
export function coachCall(basis: Basis): Coaching {
	const { findings, weigh, disclosures, isPitched } = basis
	const found = findings.filter((finding) => weigh(finding) === 1)
	const missing = isPitched ? disclosures.filter(({ status }) => status === 'missing') : []
	const strengthEvidence = strengthsOf(basis)
	const actions = actionsOf(basis, found, missing)
	return {
		strengthEvidence,
		strengths: strengthEvidence.map(({ text }) => text),
		improvements: improvementsOf(basis, found),
		complianceIssues: found.map(({ title, quote }) => `${title}: “${quote}”`),
		requiredDisclosures: missing.map(({ title }) => title),
		actions: actions.map(({ text }) => text),
		actionPractice: actions.map(({ practice }) => practice),
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

function improvementsOf({ disclosures, objections, skills, isPitched }: Basis, found: readonly Finding[]) {
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
	const weak = skills
		.filter(
			({ skill, isApplicable }) => isApplicable && skill.code !== 'compliance' && skill.score < weakBelow,
		)
		.map(({ skill }) => `Work on ${skill.title.toLowerCase()}`)
	return [...titles, ...partial, ...unanswered, ...weak]
}

function actionsOf(
	{ objections }: Basis,
	found: readonly Finding[],
	missing: readonly Disclosure[],
): Action[] {
	const order = ['critical', 'high', 'medium', 'low']
	const worst = [...found].sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity))
	const instead = [...new Map(worst.map((finding) => [finding.code, finding])).values()].map(
		({ code, quote, sayInstead }) =>
			action(`Instead of “${quote}” say: “${sayInstead}”`, { kind: 'statement', code }),
	)
	const disclose = missing.map(({ code, title, sayThis }) =>
		action(`${title}: say “${sayThis}”`, { kind: 'disclosure', code }),
	)
	const answer = objections
		.filter(({ handled }) => !handled)
		.flatMap(({ code, quote }) => {
			const known = knownObjections.find((objection) => objection.code === code)
			if (!known) return []
			const text = `When the customer says “${quote}” answer: “${known.sayThis}”`
			return [action(text, { kind: 'objection', code })]
		})
	return [
		...instead.slice(0, 2),
		...disclose.slice(0, 1),
		...answer,
		...instead.slice(2),
		...disclose.slice(1),
	].slice(0, mostActions)
}

const action = (text: string, practice: Practice): Action => ({ text, practice })
