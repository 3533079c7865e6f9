import { createHash } from 'node:crypto'
import type { Analysis } from '#features/analysis/contract.ts'
import { type Turn, wasSurelyMade } from '#features/compliance/index.ts'
import { SeededRandom } from '#platform/random/seeded-random.ts'
import { formatCount, formatDollars } from '#platform/text/format-number.ts'
import type { Difficulty } from '../contract.ts'
import { readWording } from '../learned/learn-objections.ts'
import type { HiddenFact, Objective, ProspectScript, ScriptedObjection, Trap } from '../prospect/script.ts'
import { inventPerson } from './invent-person.ts'
import { readMoney } from './read-money.ts'
import { matters, usualMatter } from './topics-mentioned.ts'
import { usualObjections } from './usual-objections.ts'
import { usualTraps } from './usual-traps.ts'

/** What of a call a scenario is made from. `segments` have their personal numbers hidden. */
export type Call = {
	recordingId: string
	segments: readonly Turn[]
	analysis: Pick<
		Analysis,
		'objections' | 'findings' | 'disclosures' | 'salesAgentName' | 'prospectName' | 'actionPractice'
	>
}

const mostObjections = 4
const mostTraps = 2
const mostHidden = 3
/** Messages of the rep on a practice call of usual length: longer calls are drawn together to it. */
const usualMessages = 10
/** Turns of the customer in which the reason for the call is given. */
const turnsToExplain = 8

/**
 * A scenario from a call: the figures rounded, the objections in the customer's words and at the place where they were
 * raised, the claims that were wrongly made as invitations to make them again, what was missing as objectives. No name,
 * place or number of the customer's is in it; what a sentence might give away is left out with the sentence. Pure: the
 * same call gives the same scenario.
 */
export function scriptFromCall(call: Call, title: string): Omit<ProspectScript, 'id'> {
	const { recordingId, segments, analysis } = call
	const random = new SeededRandom(createHash('sha256').update(recordingId).digest().readUInt32BE())
	const namesOnCall = [analysis.salesAgentName, analysis.prospectName].filter((name) => name !== 'Unknown')
	const customer = textsOf(segments, 'customer')
	const money = readMoney(customer, textsOf(segments, 'rep'))
	const mentioned = matters.filter(({ said }) => customer.some((text) => said.test(text)))
	const objections = objectionsOf(call, namesOnCall)
	const difficulty = difficultyOf(analysis)
	const persona = inventPerson(
		{
			customer,
			money,
			takenNames: [...namesOnCall, title, segments.map(({ text }) => text).join(' ')],
			history: mentioned.find(({ history }) => history)?.history ?? usualHistory,
			reasonForCall: reasonOf(customer, namesOnCall) ?? usualReason,
		},
		random,
	)
	const total = persona.debts.reduce((sum, { balance }) => sum + balance, 0)
	const owed = `about ${formatDollars(total)} with ${persona.debts.length === 1 ? 'one creditor' : formatCount(persona.debts.length, 'creditor')}`
	return {
		title,
		industry: industryOf(customer.join('\n')),
		difficulty,
		description: `Made from a real call: ${persona.name} raises what the customer raised, where and how it was raised.`,
		scenarioContext: `${persona.name} asked for help with ${owed}. The form says: ${persona.jobTitle.toLowerCase()}. Nothing else is known yet.`,
		objectives: objectivesOf(objections, analysis),
		persona,
		opening: openingOf(customer, namesOnCall),
		hidden: (mentioned.length > 0 ? mentioned.slice(0, mostHidden) : [usualMatter]).map(toHidden),
		objections,
		traps: trapsOf(analysis),
		...moods[difficulty],
		tags: ['real-call-based'],
	}
}

const usualHistory =
	'It crept up on me. Everything got dearer and the cards filled the gap, month after month.'
const usualReason = "I'm paying and paying, and it isn't going down."

const textsOf = (segments: readonly Turn[], who: Turn['speaker']) =>
	segments.filter(({ speaker }) => speaker === who).map(({ text }) => text)

function objectionsOf({ segments, analysis }: Call, names: readonly string[]): ScriptedObjection[] {
	const raised = clearest(analysis.objections)
	if (raised.length === 0) raised.push({ code: 'think_about_it', turn: null, quote: '' })
	return raised.slice(0, mostObjections).flatMap(({ code, turn, quote }) => {
		const usual = usualObjections.get(code)
		if (!usual) return []
		const own = readWording(quote, names)
		const cause = turn === null ? usual.cause : { afterMessages: messagesBefore(segments, turn) }
		return [{ ...usual, cause, raised: own ? [own] : usual.raised }]
	})
}

type Raised = { code: string; turn: number | null; quote: string }

/** Words that were taken for a vague objection and for a clear one are the clear one. */
function clearest(objections: readonly Raised[]): Raised[] {
	const isVague = ({ code }: Raised) => code === 'think_about_it' || code === 'not_sure'
	return objections.filter(
		(objection) =>
			!isVague(objection) || !objections.some((other) => other.quote === objection.quote && !isVague(other)),
	)
}

/** Messages of the rep before a turn, on a call drawn together to the usual length. */
function messagesBefore(segments: readonly Turn[], turn: number) {
	const before = textsOf(segments.slice(0, turn), 'rep').length
	const all = textsOf(segments, 'rep').length
	return Math.max(1, Math.round(before * Math.min(1, usualMessages / Math.max(1, all))))
}

/** What was claimed wrongly on the call, or else what customers most want to hear. */
function trapsOf({ findings }: Call['analysis']): Trap[] {
	const certain = findings.filter((finding) => wasSurelyMade(finding))
	const claimed = [...new Set(certain.map(({ code }) => code))].flatMap((code) => usualTraps.get(code) ?? [])
	const usual = usualTraps.get('guaranteed_result')
	return (claimed.length > 0 ? claimed : usual ? [usual] : []).slice(0, mostTraps)
}

function objectivesOf(objections: readonly ScriptedObjection[], analysis: Call['analysis']): Objective[] {
	const titles = new Map(analysis.objections.map(({ code, title }) => [code, title]))
	const missing = analysis.disclosures.find(({ status }) => status === 'missing' || status === 'partial')
	const [trap] = trapsOf(analysis)
	return [
		...objections.slice(0, 2).map(({ code }) => ({
			text: `Meet the objection: ${titles.get(code) ?? 'Wants to think about it'}`,
			shows: { meets: code },
		})),
		...(missing
			? [{ text: `Say what was left out: ${missing.title}`, shows: { discloses: missing.code } }]
			: []),
		...(trap
			? [{ text: 'Stay with the truth when a promise is asked for', shows: { resists: trap.code } }]
			: []),
		{ text: 'Ask open questions before you explain', shows: { act: 'asks_open_question', times: 2 } },
	].slice(0, 4)
}

const toHidden = ({ id, askedBy, trustNeeded, lines, dodges }: HiddenFact): HiddenFact => ({
	id,
	askedBy,
	trustNeeded,
	lines,
	dodges,
})

/** How the customer picked up, where anybody could have said it; with usual ways beside it. */
function openingOf(customer: readonly string[], names: readonly string[]) {
	const own = customer.slice(0, 1).flatMap((text) => {
		const isShort = text.split(' ').length <= 14
		return isShort ? (readWording(text, names, 1) ?? []) : []
	})
	return own.length > 0 ? own : ['Hello?', 'Yes, hello. Who is this?', 'Yeah, this is a good time. Go ahead.']
}

/** A sentence in which the customer said what brought the call about. */
function reasonOf(customer: readonly string[], names: readonly string[]): string | null {
	const gives =
		/\b(?:calling|called|letter|mail|because|trying to|behind|can't keep up|keep up|need|help|afford|struggling|drowning)\b/i
	for (const text of customer.slice(0, turnsToExplain)) {
		for (const sentence of text.split(/(?<=[.?!])\s+/)) {
			if (sentence.endsWith('?') || !gives.test(sentence) || !/\bI\b/.test(sentence)) continue
			const wording = readWording(sentence, names)
			if (wording && wording.split(' ').length >= 6) return wording
		}
	}
	return null
}

function industryOf(text: string) {
	const has = (pattern: RegExp) => pattern.test(text)
	const cards = has(/\bcards?\b/i)
	if (has(/\b(?:medical|hospital)\b/i)) return cards ? 'Cards and medical debt' : 'Medical debt'
	if (has(/\bloans?\b/i)) return cards ? 'Cards and a personal loan' : 'Personal loans'
	return 'Credit card debt'
}

/** By how much was objected to, and how much of it was left unanswered. */
function difficultyOf({ objections }: Call['analysis']): Difficulty {
	const left = objections.filter(({ handled }) => !handled).length
	const weight = objections.length + left
	if (weight <= 2) return 'beginner'
	return weight <= 5 ? 'intermediate' : 'advanced'
}

const moods: Record<Difficulty, Pick<ProspectScript, 'start' | 'needs'>> = {
	beginner: {
		start: { trust: 5, pressure: 1, understanding: 2, urgency: 5, patience: 8 },
		needs: { trust: 6, understanding: 5, patience: 38 },
	},
	intermediate: {
		start: { trust: 4, pressure: 2, understanding: 3, urgency: 6, patience: 6 },
		needs: { trust: 6, understanding: 6, patience: 30 },
	},
	advanced: {
		start: { trust: 3, pressure: 3, understanding: 3, urgency: 6, patience: 4 },
		needs: { trust: 7, understanding: 6, patience: 24 },
	},
}
