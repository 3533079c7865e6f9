import { cleanText } from '#platform/text/clean-text.ts'
import type { Outcome } from '../contract.ts'
import {
	type Answer,
	addToMood,
	movedFrom,
	openness,
	type ProspectEvent,
	type ProspectState,
	soundOf,
	toneOf,
} from '../prospect/index.ts'
import { boundedChange, mayTell, missingBeforeYes, whyNotDecide } from './limits-of-reply.ts'
import type { ProspectReply, ReplySetting } from './reply.ts'
import { faultsOfLine } from './verify-line.ts'

/** Understanding lost with one message from which on the prospect is plainly confused. */
const confusion = 1
const mostRemembered = 12
const longestMemory = 160

const outcomes: Record<ProspectReply['decision'], Outcome | null> = {
	stays: null,
	enrolls: 'enrolled',
	agrees_next_step: 'next_step_agreed',
	declines: 'declined',
	hangs_up: 'hung_up',
}

/**
 * A model's reply as an answer of the prospect, or the reasons why it may not be one. The line is verified; what the
 * reply says of the prospect's mind is carried out within limits, and a step that does not fit the sheet or the state
 * of the call is a reason. Pure; `setting` is left as it is.
 */
export function judgeReply(
	reply: ProspectReply,
	setting: ReplySetting,
): { answer: Answer } | { reasons: string[] } {
	const line = tidy(reply.line)
	const state = stateBefore(setting)
	addToMood(state.mood, boundedChange(reply.feelings, setting))
	const events: ProspectEvent[] = []
	const move: Move = { reply, setting, state, events }
	const reasons = [
		...faultsOfLine(line, reply.secretsTold, setting),
		...moveSecrets(move),
		...moveObjections(move),
		...moveTraps(move),
		...decide(move),
	]
	if (reasons.length > 0) return { reasons }
	remember(move)
	const mood = movedFrom(setting.state.mood, state.mood)
	if (setting.acts.isRude) {
		state.warnings++
		events.push({ kind: 'warned', why: 'rude' })
	}
	if (mood.understanding <= -confusion) events.push({ kind: 'confused', why: 'unclear' })
	events.push({ kind: 'mood', ...mood })
	state.said.push(`= ${soundOf(line)}`)
	const { outcome } = state
	return { answer: { state, line, tone: toneOf(state), openness: openness(state), events, outcome } }
}

const tidy = (line: string) =>
	cleanText(line)
		.replace(/\s+/g, ' ')
		.trim()
		.replace(/^"(.*)"$/, '$1')

/** The state before the message, with what a message changes whoever answers it: patience, topics and counts. */
function stateBefore({ state, builtIn }: ReplySetting): ProspectState {
	const { random, messages, patienceLeft, topicsRaised, actCounts, mood } = builtIn.state
	return {
		...structuredClone(state),
		mood: { ...state.mood, patience: mood.patience },
		...{ random, messages, patienceLeft, topicsRaised, actCounts },
	}
}

/** What a reply changes; each step answers the reasons why it may not. */
type Move = { reply: ProspectReply; setting: ReplySetting; state: ProspectState; events: ProspectEvent[] }

function moveSecrets({ reply, setting: { script }, state, events }: Move): string[] {
	const reasons: string[] = []
	for (const id of new Set(reply.secretsTold)) {
		const fact = script.hidden.find((each) => each.id === id)
		if (!fact || state.revealed.includes(id)) continue
		if (!mayTell(fact, state)) reasons.push(`The person does not trust the rep enough yet to tell ${id}.`)
		state.revealed.push(id)
		events.push({ kind: 'fact_revealed', id })
	}
	const kept = script.hidden.find(({ id }) => id === reply.secretKept)
	if (kept && !state.revealed.includes(kept.id)) {
		state.dodged.push(kept.id)
		events.push({ kind: 'fact_dodged', id: kept.id })
	}
	return reasons
}

const statusBefore = { raised: 'waiting', repeated: 'open', settled: 'open' } as const

function moveObjections({ reply, setting: { acts }, state, events }: Move): string[] {
	return reply.objections.flatMap(({ code, step }) => {
		const kept = state.objections[code]
		if (!kept) return [`There is no objection ${code} on the sheet.`]
		if (kept.status !== statusBefore[step])
			return [`The objection ${code} is ${kept.status}: it cannot be ${step}.`]
		if (step === 'settled' && acts.claims.length > 0)
			return [`A prohibited statement does not settle the objection ${code}.`]
		if (step === 'raised') kept.status = 'open'
		if (step === 'repeated') kept.presses++
		if (step === 'settled') kept.status = 'met'
		events.push({ kind: eventOf[step], code })
		return []
	})
}

const eventOf = {
	raised: 'objection_raised',
	repeated: 'objection_pressed',
	settled: 'objection_met',
} as const

/** A loaded question is lost by the prohibited statement it invites; otherwise the model tells whether it was answered. */
function moveTraps({ reply, setting: { acts }, state, events }: Move): string[] {
	const code = Object.keys(state.traps).find((each) => state.traps[each]?.status === 'set')
	const kept = code === undefined ? undefined : state.traps[code]
	if (kept && code !== undefined) {
		const isTaken = acts.claims.some((claim) => claim.code === code)
		const isStraight = reply.wasAnsweredStraight === true && acts.claims.length === 0
		if (isTaken) kept.status = 'taken'
		else if (isStraight) kept.status = 'resisted'
		else if (kept.asked > 1 || reply.loadedQuestion !== code) kept.status = 'dropped'
		else kept.asked++
		events.push({ kind: isTaken ? 'trap_taken' : isStraight ? 'trap_resisted' : 'trap_ignored', code })
	}
	const asked = reply.loadedQuestion
	if (asked === null || (asked === code && kept?.status === 'set')) return []
	const next = state.traps[asked]
	if (!next) return [`There is no loaded question ${asked} on the sheet.`]
	if (next.status !== 'waiting') return [`The loaded question ${asked} was asked before.`]
	if (kept?.status === 'set') return ['Only one loaded question may be open at a time.']
	Object.assign(next, { status: 'set', asked: 1 })
	events.push({ kind: 'trap_set', code: asked })
	return []
}

function decide({ reply: { decision }, setting, state, events }: Move): string[] {
	const reason = whyNotDecide(decision, setting, state)
	if (reason) return [reason]
	const [missing] = missingBeforeYes(setting, state)
	const isRefused = setting.acts.acts.includes('asks_to_enroll') && decision !== 'enrolls'
	if (isRefused && missing) {
		state.refusals++
		events.push({ kind: 'enrollment_refused', why: missing.why })
	}
	const outcome = outcomes[decision]
	if (outcome) {
		state.outcome = outcome
		events.push({ kind: 'ended', outcome })
	}
	return []
}

function remember({ reply, state }: Move) {
	const memory = reply.remember === null ? '' : tidy(reply.remember).slice(0, longestMemory)
	if (memory) state.remembered = [...(state.remembered ?? []), memory].slice(-mostRemembered)
}
