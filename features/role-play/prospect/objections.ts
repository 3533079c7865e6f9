import { reasonsFor } from './answer-detail.ts'
import { choose, say } from './choose-line.ts'
import { has, type Moment, openObjection } from './moment.ts'
import { add } from './move-mood.ts'
import type { RepActName } from './rep-act.ts'
import type { ScriptedObjection } from './script.ts'
import type { ObjectionState } from './state.ts'

/** Acts that take an objection up without yet meeting it. */
const takesUp: RepActName[] = [
	'asks_concern',
	'empathizes',
	'offers_time',
	'admits_limits',
	'asks_who_decides',
	'answers_question',
	'advises_against',
	'explains_alternatives',
	'offers_proof',
	'offers_written',
	'offers_to_include_spouse',
]
/** Acts after which the objection is not pressed. */
const settles: RepActName[] = ['offers_time', 'agrees_next_step', 'offers_callback', 'says_goodbye', 'thanks']
/** After so many times the prospect stops insisting, and is none the happier. */
const mostPresses = 3

/** The open objection after the rep's reply: withdrawn when met, softened when partly met, else said again, sharper. */
export function followUpObjection(moment: Moment, isAsked: boolean) {
	const objection = openObjection(moment)
	if (!objection) return
	const { state, rep, events, parts } = moment
	const kept = state.objections[objection.code]
	if (!kept) return
	const isNowMet = meetsObjection(moment)
	const fresh = freshActs(moment, objection, kept)
	kept.done.push(...fresh)
	if (fresh.length > 0 || has(moment, ...takesUp)) kept.takenUp = (kept.takenUp ?? 0) + 1
	if (isNowMet) {
		kept.status = 'met'
		add(state.mood, { trust: 0.7, pressure: -0.8 })
		events.push({ kind: 'objection_met', code: objection.code })
		parts.push(choose(moment, objection.withdrawn) ?? '')
		return
	}
	// Answered by `answerAsked`.
	const isAskedWhy = rep.asked?.some(({ matter }) => matter === 'concern' || matter === 'reaction')
	if (isAskedWhy) return
	if (has(moment, 'asks_concern') && !isAsked)
		return parts.push(choose(moment, reasonsFor(moment, objection.code)) ?? '')
	if (fresh.length > 0) return isAsked || parts.length > 0 || parts.push(say(moment, 'partly_met'))
	if (!rep.isPushy && (isAsked || has(moment, ...settles) || has(moment, ...takesUp))) return
	press(moment, objection)
}

const freshActs = (moment: Moment, { metBy }: ScriptedObjection, { done }: ObjectionState) =>
	metBy.filter((act) => has(moment, act as RepActName) && !done.includes(act))

/**
 * Whether the message meets the open objection: all required acts were done, or all but one and the rep addressed it at
 * least twice.
 */
export function meetsObjection(moment: Moment): boolean {
	const { rep, state } = moment
	const objection = openObjection(moment)
	const kept = objection && state.objections[objection.code]
	if (!kept || rep.claims.length > 0 || rep.isPushy) return false
	const fresh = freshActs(moment, objection, kept).length
	const done = kept.done.length + fresh
	const takenUp = (kept.takenUp ?? 0) + (fresh > 0 || has(moment, ...takesUp) ? 1 : 0)
	const missing = objection.metBy.length - done
	const isAnswered =
		fresh > 0 || has(moment, 'empathizes', 'offers_time', 'admits_limits', 'answers_question')
	return missing === 0 || (missing === 1 && done > 0 && takenUp > 1 && isAnswered)
}

function press(moment: Moment, { code, pressed, raised }: ScriptedObjection) {
	const { state, rep, events, parts } = moment
	const kept = state.objections[code]
	if (!kept) return
	if (kept.presses >= mostPresses) {
		events.push({ kind: 'objection_ignored', code })
		add(state.mood, { trust: -0.4, pressure: 0.4 })
		state.patienceLeft -= 1
		return
	}
	kept.presses++
	state.toldLast = `objection:${code}`
	const isTakenUp = has(moment, ...takesUp) && !rep.isPushy
	if (!isTakenUp) add(state.mood, { trust: -0.5, pressure: 0.6 })
	events.push({ kind: 'objection_pressed', code })
	parts.push(choose(moment, kept.presses > pressed.length ? raised : pressed) ?? '')
}

/** Raises the objection whose cause has arisen; one at a time. Answers whether one was raised. */
export function raiseObjection(moment: Moment, occasion: { isAskedToEnroll: boolean }) {
	if (openObjection(moment)) return false
	const due = waiting(moment).find(
		(objection) => hasArisen(moment, objection, occasion) && !isForestalled(moment, objection),
	)
	return due ? raise(moment, due) : false
}

/** The rep just said what meets it. A worry about what was said comes up all the same. */
const isForestalled = (moment: Moment, { metBy, cause }: ScriptedObjection) =>
	!('topic' in cause) && metBy.some((act) => has(moment, act as RepActName))

/** Raises any objection still waiting that fits what the rep asked about, or, asked for worries, the next. */
export function raiseAsked(moment: Moment, codes: readonly string[] | 'any') {
	if (openObjection(moment)) return false
	const asked = waiting(moment).find(({ code }) => codes === 'any' || codes.includes(code))
	return asked ? raise(moment, asked) : false
}

function raise(moment: Moment, { code, raised }: ScriptedObjection) {
	const kept = moment.state.objections[code]
	if (!kept) return false
	kept.status = 'open'
	moment.state.toldLast = `objection:${code}`
	moment.events.push({ kind: 'objection_raised', code })
	moment.parts.push(choose(moment, raised) ?? '')
	return true
}

const waiting = ({ script, state }: Moment) =>
	script.objections.filter(({ code }) => state.objections[code]?.status === 'waiting')

function hasArisen(
	{ state }: Moment,
	{ cause }: ScriptedObjection,
	{ isAskedToEnroll }: { isAskedToEnroll: boolean },
) {
	if ('whenAsked' in cause) return isAskedToEnroll
	if ('topic' in cause)
		return state.messages >= 3 && state.topicsRaised.some((topic) => topic === cause.topic)
	if ('afterMessages' in cause) return state.messages >= cause.afterMessages
	return state.messages >= 2 && state.mood.trust < cause.trustBelow
}
