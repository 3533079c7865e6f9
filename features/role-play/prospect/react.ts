import { choose, say } from './choose-line.ts'
import { neededDisclosures } from './decide.ts'
import type { Intent } from './lines/anybody.ts'
import { ownQuestions, topicOfQuestion } from './lines/own-questions.ts'
import { gotWrong, saidBack } from './lines/said-back.ts'
import { has, type Moment, openObjection, trusts } from './moment.ts'
import { type RepActName, repActNames } from './rep-act.ts'
import { layTrap } from './traps.ts'

const takenIn: [string, Intent][] = [
	['nonpayment_consequences', 'takes_in_consequences'],
	['fees_and_total_cost', 'takes_in_fee'],
	['dedicated_account_rights', 'takes_in_account'],
	['time_to_results', 'takes_in_time'],
	['amount_before_offer', 'takes_in_amount'],
]

/**
 * The prospect's reaction to the message: at most one, the most serious first. When asked a question, usually none.
 */
export function react(moment: Moment, isAsked: boolean) {
	const { rep, events, parts, random } = moment
	const push = (intent: Intent, fill?: Record<string, string>) => {
		parts.push(say(moment, intent, fill))
		return true
	}
	if (rep.isRambling) {
		events.push({ kind: 'interrupted', why: 'rambling' })
		return push('cuts_in')
	}
	if (rep.isRepeating) return push('heard_that_before')
	if (rep.isPushy) return push('feels_pressed')
	if (rep.dismissal === 'brush_off' && rep.wasAsked) return push('brushed_off')
	if (rep.ignoresQuestion && !isAsked && random.isLucky(0.6)) return push('was_not_answered')
	if (rep.figures > 6) {
		events.push({ kind: 'confused', why: 'figures' })
		return push('is_lost_in_figures')
	}
	const [word] = rep.jargon
	if (word && rep.jargon.length > 1 && moment.script.persona.voice.register !== 'formal') {
		events.push({ kind: 'confused', why: word })
		return push('does_not_know_the_word', { word })
	}
	if (rep.claims.length > 0) return moment.state.mood.trust < 6 && push('doubts_a_promise')
	return reactToGood(moment, push, isAsked)
}

function reactToGood(moment: Moment, push: (intent: Intent) => boolean, isAsked: boolean) {
	const { rep, state, random } = moment
	const disclosed = takenIn.find(([code]) =>
		rep.disclosures.some((disclosure) => disclosure.code === code && disclosure.saidNow.length > 1),
	)
	if (disclosed) return push(disclosed[1])
	if (isAsked && random.isLucky(skipsReaction)) return false
	if (has(moment, 'summarizes') && state.told.length > 1)
		return push(trusts(moment) ? 'confirms_summary' : 'confirms_summary_coolly')
	if (has(moment, 'checks_understanding') && !isAsked) return sayBack(moment) || push(feeling(moment))
	const saysMore =
		moment.before !== undefined && (!isAsked || (rep.asked?.some(({ context }) => context !== '') ?? true))
	if (
		has(moment, 'empathizes') &&
		saysMore &&
		(state.actCounts.empathizes ?? 0) <= 4 &&
		(!isAsked || random.isLucky(0.75))
	)
		return push(state.mood.trust >= 4 ? 'is_comforted' : 'shrugs_off_comfort')
	if (has(moment, 'offers_time') && random.isLucky(0.7)) return push('appreciates_time')
	if (has(moment, 'admits_limits') && random.isLucky(0.7)) return push('likes_candor')
	if (has(moment, 'introduces_self') && state.messages <= 2)
		return push(trusts(moment) ? 'greets_back' : 'nods_coolly')
	if (explains(moment)) return pushHowClear(moment, push)
	return false
}

/** Probability that the prospect answers a question without reacting to the rest of the message. */
const skipsReaction = 0.6

/** Asked to say it back, the prospect tells what was understood of what was disclosed, or gets it wrong. */
export function sayBack(moment: Moment) {
	const { rep, state, script, random, parts, events } = moment
	const given = rep.disclosures.filter(({ code, status }) => status === 'given' && saidBack[code])
	if (rep.openQuestions === 0 || given.length < 2) return false
	const isClear = state.mood.understanding >= script.needs.understanding - 1
	const pieces = random
		.shuffle(given)
		.slice(0, isClear ? 3 : 1)
		.flatMap(({ code }) => choose(moment, saidBack[code] ?? []) ?? [])
	if (!isClear) {
		pieces.push(choose(moment, gotWrong) ?? '')
		events.push({ kind: 'confused', why: 'terms' })
	}
	parts.push(say(moment, isClear ? 'says_back' : 'says_back_unsurely'))
	parts.push(...pieces.map((piece) => `${piece.charAt(0).toUpperCase()}${piece.slice(1)}.`))
	if (!isClear) parts.push('Is that it?')
	return true
}

/** Words from which an explanation can be hard to follow. */
const longEnough = 25
/** Words from which somebody new to it may lose the thread. */
const hardToFollow = 40
const explains = ({ rep }: Moment) =>
	rep.words >= longEnough && rep.acts.some((act) => act.startsWith('explains'))

/** Says how much was understood; what was not can be asked about ('Which part?'). */
function pushHowClear(moment: Moment, push: (intent: Intent) => boolean) {
	const intent = howClear(moment)
	if (intent !== 'follows') {
		const isHard = moment.rep.words >= hardToFollow && !has(moment, 'explains_alternatives')
		if (!isHard || moment.random.isLucky(0.5)) return push(nodding(moment))
		moment.state.toldLast = 'unclear'
	}
	return push(intent)
}

const howClear = ({ state, script }: Moment): Intent =>
	state.mood.understanding >= script.needs.understanding
		? 'follows'
		: state.mood.understanding >= script.needs.understanding - 3
			? 'half_follows'
			: 'is_lost'

const feeling = (moment: Moment): Intent => {
	const { state, script } = moment
	if (state.mood.understanding < script.needs.understanding - 2) return 'is_lost'
	return trusts(moment) ? 'feels_good' : 'feels_unsure'
}

/** Acts that nobody answers with small talk. */
const weighty: RepActName[] = repActNames.filter((act) => /^(?:explains|offers|advises|asks)_/.test(act))

/** Words up to which a message only acknowledges what was said. */
const acknowledging = 3

/** What the prospect brings up unasked: a worry, a trap, a question, something off topic, or the word back. */
export function takeInitiative(moment: Moment) {
	const { state, script, events, parts, random } = moment
	if (layTrap(moment)) return
	const { talkativeness } = script.persona.voice
	const isCalm = !openObjection(moment) && state.mood.pressure < 5
	const isGrave = events.some(({ kind }) => kind !== 'interrupted' && kind !== 'confused')
	if (
		!isGrave &&
		isCalm &&
		!has(moment, ...weighty) &&
		state.messages > 2 &&
		state.messages - state.strayedAt > 4 &&
		random.isLucky(0.06 + talkativeness * 0.2)
	) {
		const talk = script.persona.smallTalk.filter((line) => !state.told.includes(line))
		const line = random.pick(talk)
		if (line) {
			state.told.push(line)
			state.toldLast = 'talk'
			state.strayedAt = state.messages
			events.push({ kind: 'strayed', why: 'small talk' })
			parts.push(line, say(moment, 'comes_back'))
			return
		}
	}
	if (state.messages >= 3 && isCalm && random.isLucky(0.5)) {
		const nod = parts.length === 0 && moment.rep.words > acknowledging ? [say(moment, nodding(moment))] : []
		if (askOwnQuestion(moment)) {
			parts.unshift(...nod)
			return
		}
	}
	if (parts.length > 0 && (state.messages <= 1 || random.isLucky(0.6))) return
	if (parts.length === 0 && moment.rep.words <= acknowledging) return parts.push(say(moment, handing(moment)))
	if (parts.length > 0) parts.push(say(moment, handing(moment)))
	else parts.push(say(moment, random.isLucky(0.35) ? nodding(moment) : handing(moment)))
}

const nodding = (moment: Moment): Intent => (trusts(moment) ? 'nods' : 'nods_coolly')
const handing = (moment: Moment): Intent => (trusts(moment) ? 'hands_back' : 'hands_back_coolly')

/** Acts that partly cover a disclosure. */
const toldBy: Record<string, RepActName> = {
	time_to_results: 'explains_time',
	fees_and_total_cost: 'explains_fee',
	dedicated_account_rights: 'explains_account',
	nonpayment_consequences: 'explains_lawsuit_risk',
}

/** Asks about a topic the rep has not covered, disclosures first. Returns whether there was one. */
export function askOwnQuestion(moment: Moment) {
	const { state, rep, random, events, parts } = moment
	const wasToldOf = (code: string) =>
		(state.actCounts[toldBy[code] ?? ''] ?? 0) > 0 ||
		rep.disclosures.some((each) => each.code === code && each.said.length > 0)
	const explained = (state.actCounts.explains_program ?? 0) > 0
	const open = neededDisclosures.filter((code) => !wasToldOf(code) && !state.asked.includes(code))
	const code =
		!explained && !state.asked.includes('program')
			? 'program'
			: (random.pick(open) ?? ['alternatives', 'taxes'].find((each) => !state.asked.includes(each)))
	if (!code) return false
	const line = choose(moment, ownQuestions[code] ?? [])
	const topic = topicOfQuestion[code]
	if (!line || !topic) return false
	state.asked.push(code)
	events.push({ kind: 'question_asked', topic, about: code })
	parts.push(line)
	return true
}
