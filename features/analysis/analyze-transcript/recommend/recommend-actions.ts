import type { Disclosure, Evidence, Finding, ReadTurn } from '#features/compliance/index.ts'
import type { Objection } from '#features/playbook/contract.ts'
import type { RatedSkill } from '#features/playbook/index.ts'
import { fillSlots } from '#platform/text/fill-slots.ts'
import { formatList } from '#platform/text/format-list.ts'
import { formatTimecode } from '#platform/text/format-timecode.ts'
import type { Analysis, CallMoment, Practice } from '../../contract.ts'
import { shortenQuote } from '../shorten-quote.ts'
import { actionTexts } from './action-texts.ts'
import { findOccasions, type Occasions, replyTo } from './find-occasions.ts'

/** What to do next time, the moment of the call that shows why, and what to practice. */
export type Action = { text: string; practice: Practice; moment: CallMoment | null }
/** `cost` is in points of the score. */
type Candidate = Action & { cost: number }

type Basis = {
	call: readonly ReadTurn[]
	/** Prohibited statements that count fully, the gravest first. */
	found: readonly Finding[]
	/** Those that were due. */
	disclosures: readonly Disclosure[]
	objections: readonly Objection[]
	skills: readonly RatedSkill[]
	enrollmentTurn: number | null
	overallScore: number | null
	score: Analysis['score']
	occasions: Occasions
}

const mostActions = 3
/** Statements leave room for what else was missing. */
const mostStatements = 2
/** Disclosures named in one action. */
const mostNamed = 2
/** A skill from this score is good: only what is worth this many of its ten points is then advised. */
const goodFrom = 7
const fewestForGood = 2
const longestQuote = 90

/** At most three actions for this call, by the points that what they are about cost. */
export function recommendActions(call: Omit<Basis, 'occasions'>): Action[] {
	const basis = { ...call, occasions: findOccasions(call.call, call.objections) }
	const all = [
		...leaveOut(basis),
		...disclose(basis),
		...complete(basis),
		...answer(basis),
		...practiceSkills(basis),
	].toSorted((a, b) => b.cost - a.cost)
	const statements = all.filter(({ practice }) => practice.kind === 'statement')
	const late = new Set(statements.slice(mostStatements))
	return [...all.filter((each) => !late.has(each)), ...late]
		.slice(0, mostActions)
		.map(({ text, practice, moment }) => ({ text, practice, moment }))
}

/** A statement costs its share of the points for conduct, and serious ones cost what the cap took. */
function leaveOut({ found, score, overallScore }: Basis): Candidate[] {
	const byCode = Map.groupBy(found, ({ code }) => code)
	const lost = lostIn(score, 'conduct') + (isSerious(found) ? capped({ score, overallScore }) : 0)
	return [...byCode].flatMap(([code, findings]) => {
		const [first] = findings
		const fix = actionTexts.fixes[code]
		if (!first || !fix) return []
		const text = findings.length > 1 ? actionTexts.repeatedStatement : actionTexts.statement
		return {
			text: fill(text, first, { fix, more: findings.length - 1 }),
			practice: { kind: 'statement', code },
			moment: momentOf(first),
			cost: (lost * findings.length) / found.length,
		}
	})
}

const isSerious = (found: readonly Finding[]) =>
	found.some(({ severity }) => severity === 'critical' || severity === 'high')

/** All missing disclosures are one action: they have a list of their own, with the words to say. */
function disclose(basis: Basis): Candidate[] {
	const { call, found, disclosures, occasions, enrollmentTurn } = basis
	const missing = disclosures.filter(({ status }) => status === 'missing')
	const [first] = missing
	if (!first) return []
	const named = missing.slice(0, mostNamed).map(({ code }) => actionTexts.disclosures[code] ?? '')
	const rest = missing.length - named.length
	const list = formatList(rest > 0 ? [...named, `${rest} more`] : named)
	const agreed = enrollmentTurn === null ? undefined : call[enrollmentTurn]
	const moment = agreed ? quoteTurn(agreed) : occasions.offer
	const text = agreed ? actionTexts.beforeAgreeing : moment ? actionTexts.beforePrice : actionTexts.inTime
	return [
		{
			text: fill(text, moment, { missing: list }),
			practice: { kind: 'disclosure', code: first.code },
			moment: momentOf(moment),
			cost: missing.length * costOfOne(basis) + (isSerious(found) ? 0 : capped(basis)),
		},
	]
}

/** The first disclosure that was given in part, at the words that began it. */
function complete(basis: Basis): Candidate[] {
	for (const { code, status, elements } of basis.disclosures) {
		const begun = elements.flatMap(({ evidence }) => evidence ?? [])[0]
		if (status !== 'partial' || !begun) continue
		const lacking = formatList(
			elements.filter(({ evidence }) => !evidence).map(({ label }) => label.toLowerCase()),
		)
		return [
			{
				text: fill(actionTexts.complete, begun, { lacking }),
				practice: { kind: 'disclosure', code },
				moment: momentOf(begun),
				cost: costOfOne(basis) / 2,
			},
		]
	}
	return []
}

/** Points of one disclosure; unclear ones do not count. */
const costOfOne = ({ disclosures, score }: Basis) =>
	weightOf(score, 'disclosures') / (disclosures.filter(({ status }) => status !== 'unclear').length || 1)

function answer({ objections, score }: Basis): Candidate[] {
	const unanswered = objections.filter(({ handled }) => !handled)
	return unanswered.flatMap((objection) => {
		const { code } = objection
		const technique = actionTexts.answers[code]
		if (!technique) return []
		return {
			text: fill(actionTexts.objection, objection, { answer: technique }),
			practice: { kind: 'objection', code },
			moment: momentOf(objection),
			cost: lostIn(score, 'objection_handling') / unanswered.length,
		}
	})
}

/** For each skill the behavior that would have earned most, of those that the call gave occasion for. */
function practiceSkills({ call, occasions, skills, score }: Basis): Candidate[] {
	return skills.flatMap(({ skill, isApplicable, missed }) => {
		if (!isApplicable) return []
		const { code } = skill
		const weight = weightOf(score, code)
		const worthSaying = skill.score < goodFrom ? 0 : fewestForGood
		const candidates = missed.flatMap(({ advice, occasion, points }): Candidate[] => {
			const moment = occasions[occasion]
			if (!moment || points < worthSaying) return []
			const isCustomers = occasion === 'hardship' || occasion === 'objection'
			const reply = isCustomers ? replyTo(moment, call) : null
			if (isCustomers && !reply) return []
			const text = isCustomers ? actionTexts.customer : actionTexts[occasion === 'offer' ? 'offer' : 'ending']
			return [
				{
					text: fill(text, moment, { advice, reply: reply ? quoted(reply.quote) : '' }),
					practice: { kind: 'skill', code },
					moment: momentOf(moment),
					cost: (weight * Math.min(points, 10 - skill.score)) / 10,
				},
			]
		})
		return candidates
			.filter(({ cost }) => cost > 0)
			.toSorted((a, b) => b.cost - a.cost)
			.slice(0, 1)
	})
}

const partOf = ({ parts }: Analysis['score'], code: string) => parts.find((part) => part.code === code)
const weightOf = (score: Analysis['score'], code: string) => partOf(score, code)?.weight ?? 0
const lostIn = (score: Analysis['score'], code: string) => {
	const part = partOf(score, code)
	return part ? part.weight - part.points : 0
}

/** Points that caps took. */
const capped = ({ score, overallScore }: Pick<Basis, 'score' | 'overallScore'>) =>
	Math.max(0, score.beforeCaps - (overallScore ?? 0))

type Quote = Pick<Evidence, 'turn' | 'quote' | 'start'>

const quoteTurn = ({ index, turn }: ReadTurn): Quote => ({ turn: index, quote: turn.text, start: turn.start })

const momentOf = (evidence: Quote | null): CallMoment | null =>
	evidence && { turn: evidence.turn, start: evidence.start }

function fill(text: string, evidence: Quote | null, values: Record<string, string | number>) {
	const start = evidence?.start ?? null
	return fillSlots(text, {
		...values,
		quote: evidence ? quoted(evidence.quote) : '',
		at: start === null ? '' : ` at ${formatTimecode(start)}`,
	})
}

/** Without its closing mark, so that the action stays one sentence. */
const quoted = (words: string) => shortenQuote(words, longestQuote).replace(/[.,;:]+$/, '')
