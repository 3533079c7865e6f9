import { SeededRandom } from '#platform/random/seeded-random.ts'
import type { Outcome } from '../contract.ts'
import { answerAsked, answerClearly, questionsToAnswer } from './answer-asked.ts'
import { beginState } from './begin-state.ts'
import { say, soundOf, voiced } from './choose-line.ts'
import { decideEnrollment, decideNextStep, endureMistreatment, leave, takeAdviceAgainst } from './decide.ts'
import { has, type Moment, openObjection, setTrap, trusts } from './moment.ts'
import { movedFrom, moveMood } from './move-mood.ts'
import { followUpObjection, meetsObjection, raiseObjection } from './objections.ts'
import { react, takeInitiative } from './react.ts'
import type { RepActs } from './rep-act.ts'
import type { ProspectScript } from './script.ts'
import type { ProspectEvent, ProspectState } from './state.ts'
import type { AskedMatter } from './training/labeled-rep-question.ts'
import { followUpTrap, noteSpokenOf } from './traps.ts'

/** What the prospect says and how: `openness` is 0-10; `outcome` is null while the call goes on. */
export type Answer = {
	state: ProspectState
	line: string
	tone: string
	openness: number
	events: ProspectEvent[]
	outcome: Outcome | null
}

/** The prospect picks up. The same script and seed begin the same call. */
export function openProspect(
	script: ProspectScript,
	seed: number,
): { state: ProspectState; line: string; tone: string } {
	const state = beginState(script, seed)
	const random = new SeededRandom(seed)
	// The first numbers of seeds next to each other are alike.
	for (let step = 0; step < 3; step++) random.next()
	const isGuarded = state.mood.trust < 4
	const line = say({ script, state, random }, isGuarded ? 'picks_up_guarded' : 'picks_up')
	state.random = random.state
	return { state, line, tone: toneOf(state) }
}

/**
 * The prospect's answer to a message of the rep, read by `readRepMessage`. `before` is left as it is. A call that
 * has ended is not taken up again: nothing is said and nothing changes.
 */
export function answer(
	script: ProspectScript,
	before: ProspectState,
	said: { message: string; acts: RepActs },
): Answer {
	const state = structuredClone(before)
	const rep = said.acts
	const random = new SeededRandom(state.random)
	const moment: Moment = { script, state, rep, random, events: [], parts: [], before: state.toldLast }
	if (before.outcome) return toAnswer(moment, '')
	state.messages++
	moveMood(moment)
	// Who is calling and why names the program, and does not yet speak of it.
	if (state.messages > 1) state.topicsRaised = [...new Set([...state.topicsRaised, ...rep.topics])]
	respond(moment, said.message)
	noteSpokenOf(moment, said.message.slice(0, charactersNoted))
	moment.events.push({ kind: 'mood', ...movedFrom(before.mood, state.mood) })
	return toAnswer(moment, lineOf(moment))
}

/** Characters of a message in which traps are looked for. */
const charactersNoted = 4000

function toAnswer({ state, random, events }: Moment, line: string): Answer {
	state.random = random.state
	return { state, line, tone: toneOf(state), openness: openness(state), events, outcome: state.outcome }
}

function respond(moment: Moment, message: string) {
	const { state, parts } = moment
	if (endureMistreatment(moment)) return
	if (has(moment, 'respects_request', 'says_goodbye') && endsPolitely(moment)) return
	const asked = moment.rep.asked ?? []
	const isAsked = questionsToAnswer(asked).length > 0
	const trapped = followUpTrap(moment)
	if (trapped && setTrap(moment)) return answerBeforeAskingAgain(moment)
	// What meets an objection is answered by withdrawing it.
	if (!trapped && !meetsObjection(moment)) react(moment, isAsked)
	if (state.pending && !setTrap(moment)) return takeUpPending(moment, message)
	const isArranging = has(moment, 'agrees_next_step') || asks(moment, 'when', 'next_step')
	if (has(moment, 'advises_against') && !isArranging) return takeAdviceAgainst(moment)
	followUpObjection(moment, isAsked || isArranging)
	if (has(moment, 'asks_to_enroll')) return decideEnrollment(moment)
	if (isArranging) {
		answerClearly(moment)
		return decideNextStep(moment, message)
	}
	const hasAnswered = answerAsked(moment)
	if (hasAnswered || isSettled(moment)) return warnOfLeaving(moment)
	if (openObjection(moment) && parts.length > 0) return warnOfLeaving(moment)
	if (raiseObjection(moment, { isAskedToEnroll: false })) return warnOfLeaving(moment)
	takeInitiative(moment)
	warnOfLeaving(moment)
}

/** The rep asked something instead of answering: answered first, and then the prospect asks again. */
function answerBeforeAskingAgain(moment: Moment) {
	const again = moment.parts.splice(0)
	answerAsked(moment)
	moment.parts.push(...again)
}

/** A worry was just laid to rest: nothing new comes up in the same breath. */
const isSettled = ({ events }: Moment) =>
	events.some(({ kind }) => kind === 'objection_met' || kind === 'trap_resisted')

function takeUpPending(moment: Moment, message: string) {
	const { state } = moment
	const pending = state.pending
	state.pending = null
	return pending === 'enroll' ? decideEnrollment(moment) : decideNextStep(moment, message)
}

const asks = ({ rep }: Moment, ...matters: AskedMatter[]) =>
	rep.asked?.some(({ matter }) => matters.includes(matter)) ?? false

/** The rep says goodbye: ends with the arranged next step, otherwise as declined. */
function endsPolitely(moment: Moment) {
	const { rep, state, parts } = moment
	if (has(moment, 'asks_to_enroll') || questionsToAnswer(rep.asked ?? []).length > 0) return false
	if (has(moment, 'advises_against')) {
		takeAdviceAgainst(moment)
		return true
	}
	if (state.messages < 3 && !has(moment, 'respects_request')) return false
	const isArranged = state.offeredTime || has(moment, 'agrees_next_step', 'offers_callback', 'offers_written')
	parts.push(say(moment, 'says_goodbye'))
	leave(moment, isArranged && trusts(moment) ? 'next_step_agreed' : 'declined')
	return true
}

function warnOfLeaving(moment: Moment) {
	const { state, parts, events, script } = moment
	if (state.wasSaidToLeaveSoon || state.patienceLeft > Math.max(3, script.needs.patience * 0.12)) return
	state.wasSaidToLeaveSoon = true
	events.push({ kind: 'leaving_soon', why: 'patience' })
	parts.push(say(moment, 'leaving_soon'))
}

/** The pieces in the persona's voice, never a whole line that was said before. */
function lineOf(moment: Moment) {
	const { state } = moment
	for (let attempt = 0; attempt < 8; attempt++) {
		const line = voiced(moment, attempt < 3 ? moment.parts : [say(moment, 'nods'), ...moment.parts])
		const sound = `= ${soundOf(line)}`
		if (line && !state.said.includes(sound)) {
			state.said.push(sound)
			return line
		}
	}
	return voiced(moment, [say(moment, 'already_told'), ...moment.parts])
}

/** 0-10. */
export const openness = ({ mood }: Pick<ProspectState, 'mood'>) =>
	Math.round(Math.max(0, Math.min(10, mood.trust - mood.pressure * 0.3 + 0.5)) * 10) / 10

/** One word for how the prospect sounds. */
export function toneOf({ mood, outcome }: ProspectState) {
	if (outcome === 'enrolled') return 'Decided'
	if (outcome === 'hung_up') return 'Angry'
	if (mood.trust < 1.5) return mood.pressure > 4 ? 'Angry' : 'Cold'
	if (mood.pressure > 6) return 'Cornered'
	if (mood.pressure > 4) return 'Irritated'
	if (mood.trust < 3.5) return 'Guarded'
	if (mood.patience < 2) return 'Impatient'
	if (mood.understanding < 2.5 && mood.trust < 6) return 'Unsure'
	if (mood.urgency > 7 && mood.trust < 6) return 'Worried'
	if (mood.trust < 5.5) return 'Cautious'
	return mood.trust < 7.5 ? 'Open' : 'Warm'
}
