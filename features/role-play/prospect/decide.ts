import { requiredDisclosures } from '#features/compliance/index.ts'
import type { Outcome } from '../contract.ts'
import { appointmentNamed } from './appointment.ts'
import { choose, filled, say } from './choose-line.ts'
import { ownQuestions } from './lines/own-questions.ts'
import { has, type Moment, openObjection } from './moment.ts'
import { add } from './move-mood.ts'
import { raiseObjection } from './objections.ts'
import { sheetOf } from './sheet.ts'
import { layTrap } from './traps.ts'

/** Nobody says yes before these were told. */
export const neededDisclosures = requiredDisclosures
	.filter(({ isTelemarketingSalesRule }) => isTelemarketingSalesRule)
	.map(({ code }) => code)

/** Objections under which a prospect still makes an appointment: they are reasons to wait, not to refuse. */
const allowNextStep = new Set([
	'think_about_it',
	'spouse',
	'not_right_time',
	'manager_or_not_authorized',
	'not_sure',
	'competitor',
	'already_tried',
])
/** Refused so often, a prospect who is asked once more leaves. */
const mostRefusals = 4

/** The prospect was asked to enroll: yes, or what is missing. */
export function decideEnrollment(moment: Moment) {
	const { script, state, parts, rep } = moment
	const { mood } = state
	if (raiseObjection(moment, { isAskedToEnroll: true })) return refuse(moment, 'objection')
	if (openObjection(moment)) return refuse(moment, 'objection')
	const missing = rep.disclosures.find(
		({ code, status }) => neededDisclosures.includes(code) && status !== 'given',
	)
	if (missing) {
		parts.push(choose(moment, ownQuestions[missing.code] ?? []) ?? '')
		return refuse(moment, missing.code)
	}
	const easier = mood.urgency >= 7 ? 0.5 : 0
	if (mood.trust < script.needs.trust - easier || mood.pressure >= 7) {
		parts.push(say(moment, 'not_there_yet'))
		return refuse(moment, 'trust')
	}
	if (mood.understanding < script.needs.understanding) {
		parts.push(say(moment, 'not_understood_yet'))
		return refuse(moment, 'understanding')
	}
	if (askFirst(moment)) {
		state.pending = 'enroll'
		return
	}
	parts.push(say(moment, 'enrolls'))
	leave(moment, 'enrolled')
}

function refuse(moment: Moment, why: string) {
	const { state, events, parts } = moment
	state.refusals++
	add(state.mood, { pressure: 0.8, trust: state.refusals > 1 ? -0.4 : -0.1 })
	events.push({ kind: 'enrollment_refused', why })
	if (state.refusals <= mostRefusals) return
	parts.length = 0
	parts.push(say(moment, 'declines_untrusting'))
	leave(moment, 'declined')
}

/** The rep named a next step: agreed to when nearly there and asked politely. */
export function decideNextStep(moment: Moment, message: string) {
	const { script, state, parts, rep } = moment
	const open = openObjection(moment)
	const isNear = state.mood.trust >= script.needs.trust - 1.5 && state.mood.pressure < 6
	const sheet = sheetOf(script)
	const named = appointmentNamed(message)
	const isAskedWhen = rep.asked?.some(({ matter }) => matter === 'when') ?? false
	const isReady =
		state.offeredTime || (isNear && state.messages >= 4 && !(open && !allowNextStep.has(open.code)))
	if (!isReady || rep.isPushy) {
		parts.push(choose(moment, isAskedWhen || named ? sheet.declines_time : sheet.next_step_no) ?? '')
		return
	}
	// Propose a day before agreeing.
	if (isAskedWhen && !named && !state.offeredTime) {
		state.offeredTime = true
		parts.push(choose(moment, sheet.when) ?? '')
		return
	}
	if (askFirst(moment)) {
		state.pending = 'next_step'
		return
	}
	parts.push(
		named
			? filled(choose(moment, sheet.accepts_time) ?? '', { when: named })
			: (choose(moment, sheet.next_step_yes) ?? ''),
	)
	// The call ends only with a day and time, or an explicit arrangement by the rep.
	if (named || state.offeredTime || has(moment, 'agrees_next_step')) leave(moment, 'next_step_agreed')
}

/** A question that was to come is put before the prospect commits. */
function askFirst(moment: Moment) {
	const lead = say(moment, 'before_yes')
	moment.parts.push(lead)
	if (layTrap(moment, true)) return true
	moment.parts.pop()
	return false
}

/** Whether the rep said the program is wrong for this person, and what comes of it. */
export function takeAdviceAgainst(moment: Moment) {
	const { state, parts } = moment
	const knowsAlternatives = (state.actCounts.explains_alternatives ?? 0) > 0
	if (!knowsAlternatives) {
		parts.push(say(moment, 'asks_what_instead'))
		return
	}
	parts.push(say(moment, 'declines_thankful'))
	leave(moment, 'declined')
}

/** Ends the call. */
export function leave({ state, events }: Moment, outcome: Outcome) {
	state.outcome = outcome
	events.push({ kind: 'ended', outcome })
}

/** Rude, silent or out of patience: warns first, then leaves. Answers whether the call is over or on its edge. */
export function endureMistreatment(moment: Moment): boolean {
	const { state, rep, events, parts } = moment
	const count = (what: string) => {
		state.actCounts[what] = (state.actCounts[what] ?? 0) + 1
		return state.actCounts[what]
	}
	if (rep.isRude) {
		state.warnings++
		parts.push(say(moment, state.warnings > 1 ? 'hangs_up_insulted' : 'is_insulted'))
		if (state.warnings > 1) leave(moment, 'hung_up')
		else events.push({ kind: 'warned', why: 'rude' })
		return true
	}
	if (rep.isSilent || rep.isGibberish) {
		const times = count(rep.isSilent ? 'silence' : 'gibberish')
		if (times > 3) {
			parts.push(say(moment, 'hangs_up_on_silence'))
			leave(moment, 'hung_up')
			return true
		}
		parts.push(say(moment, rep.isSilent ? 'hears_nothing' : 'cannot_make_it_out'))
		if (times > 2) events.push({ kind: 'warned', why: 'silent' })
		return true
	}
	if (state.mood.trust <= 0.6 && state.messages > 3) {
		parts.push(say(moment, 'declines_untrusting'))
		leave(moment, state.mood.pressure >= 6 ? 'hung_up' : 'declined')
		return true
	}
	if (state.patienceLeft <= 0 && !has(moment, 'asks_to_enroll', 'agrees_next_step', 'advises_against'))
		return runOutOfTime(moment)
	return false
}

/** Out of time: whoever trusts the rep asks to be called back, anybody else says no. */
function runOutOfTime(moment: Moment) {
	const { state, script, parts, rep, events } = moment
	const isTrusting = state.mood.trust >= script.needs.trust - 1
	if (state.pending !== 'next_step' && isTrusting && !openObjection(moment)) {
		state.pending = 'next_step'
		events.push({ kind: 'leaving_soon', why: 'patience' })
		parts.push(say(moment, 'asks_for_callback'))
		return true
	}
	if (
		state.pending === 'next_step' &&
		(rep.saysYes || has(moment, 'offers_callback', 'offers_written', 'offers_time'))
	) {
		parts.push(say(moment, 'agrees_next_step'))
		leave(moment, 'next_step_agreed')
		return true
	}
	parts.push(say(moment, 'declines_out_of_time'))
	leave(moment, 'declined')
	return true
}
