import {
	clauseAround,
	type Disclosure,
	describeStatements,
	type Evidence,
	type Finding,
	isCertain,
	lexicon,
	type ReadTurn,
	type WeighFinding,
	weighFinding,
} from '#features/compliance/index.ts'
import { compilePhrases, findPhrases } from '#platform/english/phrases.ts'
import type { Objection, Skill } from '../contract.ts'
import { type Behavior, behaviors } from './behaviors.ts'
import { skillTexts, skillTitles } from './skill-texts.ts'

/** What the skills are judged from besides the words themselves. */
export type SkillBasis = {
	call: ReadTurn[]
	findings: readonly Finding[]
	/** How much each counts; by default as it does until someone decides otherwise. */
	weigh?: WeighFinding
	disclosures: readonly Disclosure[]
	objections: readonly Objection[]
	/** The service was offered, so disclosures, discovery and closing were due. */
	isPitched: boolean
}

/** A skill, whether the call gave occasion to show it, and the words that showed it. */
export type RatedSkill = {
	skill: Skill
	isApplicable: boolean
	shown: Shown[]
	/** What would have shown it and was not heard, even in uncertain words. */
	missed: Behavior[]
	/** What would show it, were the words certain: it earns nothing. */
	provisional: Shown[]
}

type Shown = { text: string; evidence: Evidence }

/** Where a rep starts who shows nothing either way; behaviors add to it and prohibited statements take away. */
const baseline = { discovery: 3, rapport: 4.5, closing: 4.5 }
const readyBehaviors = behaviors.map((behavior) => ({
	behavior,
	book: compilePhrases(behavior.say, lexicon),
}))

export function rateSkills(basis: SkillBasis): RatedSkill[] {
	return [
		rateByBehavior('discovery', basis, basis.isPitched),
		rateByBehavior('rapport', basis, true),
		rateObjectionHandling(basis),
		rateCompliance(basis),
		rateByBehavior('closing', basis, basis.isPitched),
	]
}

function rateByBehavior(code: Behavior['skill'], basis: SkillBasis, isApplicable: boolean): RatedSkill {
	const ofSkill = readyBehaviors.filter(({ behavior }) => behavior.skill === code)
	const all = ofSkill.flatMap((ready) => {
		const evidence = firstShown(basis.call, ready)
		return evidence ? [{ behavior: ready.behavior, evidence }] : []
	})
	const shown = all.filter(({ evidence }) => isCertain(evidence.confidence))
	const provisional = all.filter(({ evidence }) => !isCertain(evidence.confidence))
	const earned = shown.reduce((sum, { behavior }) => sum + behavior.points, baseline[code])
	const harm = harmTo(code, basis)
	const observed = shown.map(({ behavior }) => behavior.text)
	if (harm > 0) observed.push(skillTexts.lostPoints)
	if (observed.length === 0) observed.push(skillTexts.nothingObserved)
	return {
		skill: { code, title: skillTitles[code], score: toScore(earned - harm), observed },
		isApplicable,
		missed: ofSkill
			.map(({ behavior }) => behavior)
			.filter((behavior) => !all.some((each) => each.behavior === behavior)),
		shown: shown.map(({ behavior, evidence }) => ({ text: behavior.text, evidence })),
		provisional: provisional.map(({ behavior, evidence }) => ({ text: behavior.text, evidence })),
	}
}

/** The first certain evidence of a behavior, or else the first uncertain one. */
function firstShown(call: ReadTurn[], { behavior, book }: (typeof readyBehaviors)[number]) {
	let uncertain: Evidence | null = null
	for (const read of call) {
		if (read.turn.speaker !== 'rep') continue
		const asks = read.sentences.some(({ isQuestion }) => isQuestion) || !/[.?!]/.test(read.turn.text)
		if (behavior.isQuestion && !asks) continue
		for (const sentence of read.sentences) {
			const [match] = findPhrases(sentence, book)
			if (!match) continue
			const evidence = clauseAround(read, sentence, match.first, match.after)
			if (isCertain(evidence.confidence)) return evidence
			uncertain ??= evidence
		}
	}
	return uncertain
}

const totalWeight = (findings: readonly Finding[], weigh: WeighFinding = weighFinding) =>
	findings.reduce((sum, finding) => sum + weigh(finding), 0)

/** A misled customer was neither understood nor rightly closed: each statement costs. */
function harmTo(code: Behavior['skill'], { findings, weigh }: SkillBasis) {
	const count = totalWeight(findings, weigh)
	const ofCode = (wanted: string) =>
		totalWeight(
			findings.filter((finding) => finding.code === wanted),
			weigh,
		)
	const insults = ofCode('abusive_language')
	const threats = ofCode('false_urgency_or_threat')
	if (code === 'rapport') return Math.min(5, count * 0.4) + insults * 2 + threats
	if (code === 'closing') return Math.min(4, count * 0.4) + threats * 2
	return Math.min(3, count * 0.3)
}

/** The rep's next two turns come within this many turns of the customer's. */
const turnsOfReply = 3

function rateObjectionHandling({ objections, findings, weigh = weighFinding }: SkillBasis): RatedSkill {
	const handled = objections.filter((objection) => objection.handled)
	const share = objections.length > 0 ? handled.length / objections.length : 0.6
	const harm = Math.min(2, totalWeight(findings, weigh) * 0.3)
	// What may be a prohibited statement, and counts at all, is no answer to be praised.
	const mayMislead = (from: number) =>
		findings.some((each) => each.turn > from && each.turn <= from + turnsOfReply && weigh(each) > 0)
	const observed = objections.map(({ title, handled: isHandled }) =>
		skillTexts[isHandled ? 'answered' : 'notAnswered']({ objection: title }),
	)
	if (observed.length === 0) observed.push(skillTexts.noObjection)
	return {
		skill: {
			code: 'objection_handling',
			title: skillTitles.objection_handling,
			score: toScore(1 + share * 8 - harm),
			observed,
		},
		isApplicable: objections.length > 0,
		shown: handled
			.filter(({ turn }) => !mayMislead(turn))
			.map(({ title, turn, quote, start, end }) => ({
				text: skillTexts.answeredWell({ objection: title.toLowerCase() }),
				evidence: { turn, quote, start, end },
			})),
		missed: [],
		provisional: [],
	}
}

/** The most compliance points with one statement that counts fully, and the fewest with only others. */
const mostWithStatement = 3
const fewestWithout = 4

function rateCompliance({ findings, disclosures, isPitched, weigh = weighFinding }: SkillBasis): RatedSkill {
	const weight = totalWeight(findings, weigh)
	const found = findings.filter((finding) => weigh(finding) === 1)
	const given = disclosures.filter(({ status }) => status === 'given').length
	const partial = disclosures.filter(({ status }) => status === 'partial').length
	const heard = disclosures.filter(({ status }) => status !== 'unclear').length
	const share = isPitched && heard > 0 ? (given + partial / 2) / heard : 1
	const kept = 5 + 5 * share
	const score =
		found.length > 0
			? mostWithStatement + 1 - weight
			: Math.max(fewestWithout, kept - weight * (kept - mostWithStatement))
	const observed = [
		describeStatements(findings.map((finding) => weigh(finding))),
		isPitched
			? skillTexts[partial > 0 ? 'disclosuresGivenInPart' : 'disclosuresGiven']({ given, heard, partial })
			: skillTexts.noDisclosuresDue,
	]
	return {
		skill: { code: 'compliance', title: skillTitles.compliance, score: toScore(score), observed },
		isApplicable: true,
		shown: [],
		missed: [],
		provisional: [],
	}
}

const toScore = (points: number) => Math.round(Math.max(0, Math.min(10, points)) * 10) / 10
