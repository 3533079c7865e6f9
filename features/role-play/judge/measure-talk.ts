import type { ProspectEvent, RepActName, RepActs } from '../prospect/index.ts'
import { answerTo } from './better-lines/line-need.ts'
import { conduct, firstNameOf, type Measure, type MessageBasis, measure } from './measure.ts'
import { messageTexts } from './message-texts.ts'
import { longMessage, mostClosedQuestions, mostFigures } from './rating-formula.ts'

/** What a message asks. */
export function ofQuestions({ acts, earlier }: MessageBasis): Measure[] {
	const asked = new Set(earlier.flatMap((message) => [...message.acts.asksAbout, ...message.acts.acts]))
	const asks = [...acts.asksAbout, ...acts.acts.filter((name) => mattersAsked.includes(name))]
	const measures: Measure[] = []
	if (acts.openQuestions > 0) measures.push(measure('openQuestion', messageTexts.openQuestion))
	if (asks.some((matter) => !asked.has(matter))) {
		measures.push(measure('newMatterAsked', messageTexts.newMatterAsked))
	}
	const [matter] = acts.asksAbout
	if (acts.closedQuestions > 0 && acts.openQuestions === 0 && matter) {
		measures.push(measure('closedQuestion', messageTexts.closedQuestion, { kind: 'question', code: matter }))
	}
	if (acts.closedQuestions > mostClosedQuestions && acts.openQuestions === 0) {
		measures.push(
			measure('interrogated', messageTexts.interrogated, {
				kind: 'question',
				code: 'concern',
			}),
		)
	}
	return measures
}

const mattersAsked: readonly RepActName[] = ['asks_concern', 'asks_goal', 'asks_who_decides']

/** How it takes what the prospect said before. */
export function ofManner({ script, acts, events, earlier }: MessageBasis): Measure[] {
	const does = (act: RepActName) => acts.acts.includes(act)
	const last = earlier.at(-1)?.events ?? []
	const isRevealed = last.some(({ kind }) => kind === 'fact_revealed')
	const name = firstNameOf(script)
	const measures: Measure[] = []
	if (does('empathizes')) {
		measures.push(measure(isRevealed ? 'sympathyWhenDue' : 'sympathy', messageTexts.sympathy({ name })))
	} else if (isRevealed && !acts.concedes) {
		measures.push(
			measure('sympathyMissed', messageTexts.sympathyMissed({ name }), {
				kind: 'conduct',
				code: 'empathy',
			}),
		)
	}
	if (isDismissing({ acts, events, earlier })) {
		measures.push(measure('dismissed', messageTexts.dismissed({ name }), conduct('empathy')))
	}
	if (leavesQuestion(events, acts, earlier.length)) {
		const topic = last.find((event) => event.kind === 'question_asked')?.topic
		const isExplained = earlier.some((message) => message.acts.acts.includes('explains_program'))
		const answer = topic ? answerTo(topic) : isExplained ? undefined : conduct('program')
		measures.push(measure('questionLeft', messageTexts.questionLeft({ name }), answer))
	} else if (acts.defersAnswer) {
		measures.push(measure('questionDeferred', messageTexts.questionDeferred({ name })))
	} else if (acts.wasAsked && does('answers_question')) {
		measures.push(measure('answered', messageTexts.answered))
	}
	if (does('summarizes')) measures.push(measure('summary', messageTexts.summary))
	if (does('checks_understanding'))
		measures.push(measure('understandingChecked', messageTexts.understandingChecked))
	if (does('admits_limits')) measures.push(measure('limitsAdmitted', messageTexts.limitsAdmitted))
	if (does('corrects_self')) measures.push(measure('corrected', messageTexts.corrected))
	if (givesRoom.some(does)) measures.push(measure('room', messageTexts.room))
	if (acts.acts.some((act) => act.startsWith('explains_'))) {
		measures.push(measure('explained', messageTexts.explained))
	}
	if (earlier.length < 2 && (does('introduces_self') || does('states_purpose'))) {
		measures.push(measure('introduced', messageTexts.introduced))
	}
	return measures
}

/** 'Hello?' only needs a greeting, and an objection phrased as a question is answered by handling the objection. */
function leavesQuestion(events: readonly ProspectEvent[], acts: RepActs, before: number) {
	const isMet = events.some(({ kind }) => kind === 'objection_met' || kind === 'trap_resisted')
	return acts.ignoresQuestion && before > 0 && !isMet && !isAgreed(events)
}

/** A prospect who agrees to enroll or to a next step was not ignored. */
export const isAgreed = (events: readonly ProspectEvent[]) =>
	events.some((event) => event.kind === 'ended' && ['enrolled', 'next_step_agreed'].includes(event.outcome))

/** Whether the message brushes off a question, an objection, or something that the prospect just shared. */
function isDismissing({ acts, events, earlier }: Pick<MessageBasis, 'acts' | 'events' | 'earlier'>) {
	if (isAgreed(events)) return false
	if (acts.dismissal === 'brush_off') return true
	const isObjecting = events.some(({ kind }) => kind === 'objection_pressed' || kind === 'objection_ignored')
	const isLeft = acts.ignoresQuestion || isObjecting
	const isRevealed = earlier.at(-1)?.events.some(({ kind }) => kind === 'fact_revealed') ?? false
	return acts.dismissal === 'makes_light'
		? isLeft || isRevealed
		: acts.dismissal === 'changes_subject' && isLeft
}

const givesRoom: readonly RepActName[] = [
	'offers_time',
	'offers_to_include_spouse',
	'offers_proof',
	'offers_written',
	'respects_request',
	'asks_permission',
]

/** How it was said. */
export function ofDelivery(acts: RepActs): Measure[] {
	const measures: Measure[] = []
	if (acts.isRepeating) measures.push(measure('repeated', messageTexts.repeated))
	if (acts.isRambling) measures.push(measure('rambled', messageTexts.rambled, conduct('shorter')))
	else if (acts.words > longMessage) measures.push(measure('long', messageTexts.long, conduct('shorter')))
	if (acts.isPushy)
		measures.push(
			measure('pushed', messageTexts.pushed, {
				kind: 'objection',
				code: 'think_about_it',
			}),
		)
	// The tax form goes by its number in what the rule itself says to say.
	const jargon = acts.jargon.filter((word) => !word.startsWith('1099'))
	if (jargon.length > 0) {
		measures.push(measure('jargon', messageTexts.jargon({ words: jargon.slice(0, 3).join(', ') })))
	}
	if (acts.figures > mostFigures) measures.push(measure('figuresThrown', messageTexts.figuresThrown))
	return measures
}
