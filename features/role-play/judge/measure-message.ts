import type { Finding } from '#features/compliance/index.ts'
import type { ProspectEvent, RepActName, RepActs } from '../prospect/index.ts'
import type { ProspectScript } from '../prospect/script.ts'
import { answerTo, type LineNeed } from './better-lines/line-need.ts'
import { missingDisclosures } from './better-lines/next-needs.ts'
import { type PlayedMessage, shouldBeDeclined } from './play.ts'
import { longMessage, messagePoints, mostClosedQuestions, mostFigures } from './rating-formula.ts'

type PointCode = Exclude<
	keyof typeof messagePoints,
	'start' | 'caps' | 'perTrust' | 'perUnderstanding' | 'perPressure' | 'mostByMood'
>
/** Something a message did, told to the rep, what it adds or takes, and what would have been better to say. */
export type Measure = { code: PointCode | 'mood'; points: number; text: string; need?: LineNeed }
export type Measured = { measures: Measure[]; effectiveness: number }

/** A message of the rep with everything it is measured by. `earlier` are the rep's messages before it. */
export type MessageBasis = {
	script: ProspectScript
	acts: RepActs
	events: readonly ProspectEvent[]
	earlier: readonly PlayedMessage[]
	/** Prohibited claims of this message that were not taken back. */
	claims: readonly Finding[]
}

/** What a message did for the call, by the points of the formula; `effectiveness` is 0-10. */
export function measureMessage(basis: MessageBasis): Measured {
	const found = [
		...ofEvents(basis),
		...ofQuestions(basis),
		...ofManner(basis),
		...ofDisclosures(basis.acts),
		...ofEnding(basis),
		...ofDelivery(basis.acts),
	]
	// One mistake with several objections is one mistake.
	const measures = [
		...new Map(found.toReversed().map((each) => [each.code, each] as const)).values(),
	].toReversed()
	measures.push(...ofMood(basis.events))
	if (!measures.some(({ points }) => points > 0)) {
		measures.push(measure('nothingMoved', 'It did not move the call on.'))
	}
	const sum = measures.reduce<number>((total, { points }) => total + points, messagePoints.start)
	const capped = Math.min(10, sum, ...capsFor(basis))
	return { measures, effectiveness: Math.round(Math.max(0, capped) * 10) / 10 }
}

function measure(code: PointCode, text: string, need?: LineNeed): Measure {
	return { code, points: messagePoints[code], text, ...(need && { need }) }
}

const conduct = (code: string): LineNeed => ({ kind: 'conduct', code })

const ofEvents = ({ script, events }: MessageBasis): Measure[] => {
	const name = firstNameOf(script)
	return events.flatMap((event): Measure[] => {
		switch (event.kind) {
			case 'objection_met':
				return [measure('met', `It answered the objection, and ${name} let it go.`)]
			case 'objection_pressed':
			case 'objection_ignored':
				return [
					measure('objectionLeft', 'It left the objection open.', { kind: 'objection', code: event.code }),
				]
			case 'trap_resisted':
				return [measure('resisted', 'It told the truth where a false answer was invited.')]
			case 'trap_ignored':
				return [
					measure('trapLeft', `${name} asked something that needs an honest no.`, {
						kind: 'rule',
						code: event.code,
					}),
				]
			case 'fact_revealed':
				return [measure('revealed', `It got ${name} to tell what was held back.`)]
			case 'confused':
				return [measure('confused', `${name} could not follow it.`, conduct('shorter'))]
			case 'interrupted':
				return [measure('interrupted', `${name} had to cut in.`, conduct('shorter'))]
			case 'warned':
				return [measure('warned', `${name} is close to hanging up.`, conduct('apology'))]
			default:
				return []
		}
	})
}

function ofQuestions({ acts, earlier }: MessageBasis): Measure[] {
	const asked = new Set(earlier.flatMap((message) => message.acts.asksAbout))
	const measures: Measure[] = []
	if (acts.openQuestions > 0) measures.push(measure('openQuestion', 'It asked an open question.'))
	if (acts.asksAbout.some((topic) => !asked.has(topic))) {
		measures.push(measure('newMatterAsked', 'It asked about something not yet known.'))
	}
	const [matter] = acts.asksAbout
	if (acts.closedQuestions > 0 && acts.openQuestions === 0 && matter) {
		const text = 'A closed question gets a short answer.'
		measures.push(measure('closedQuestion', text, { kind: 'question', code: matter }))
	}
	if (acts.closedQuestions > mostClosedQuestions && acts.openQuestions === 0) {
		measures.push(
			measure('interrogated', 'Several yes-or-no questions at once feel like a form.', {
				kind: 'question',
				code: 'concern',
			}),
		)
	}
	return measures
}

/** How it takes what the prospect said before. */
function ofManner({ script, acts, events, earlier }: MessageBasis): Measure[] {
	const does = (name: RepActName) => acts.acts.includes(name)
	const last = earlier.at(-1)?.events ?? []
	const isTold = last.some(({ kind }) => kind === 'fact_revealed')
	const measures: Measure[] = []
	if (does('empathizes')) {
		measures.push(
			measure(isTold ? 'sympathyWhenDue' : 'sympathy', `It gave what ${firstNameOf(script)} feels its due.`),
		)
	} else if (isTold && !acts.concedes) {
		measures.push(
			measure('sympathyMissed', `${firstNameOf(script)} told something hard and heard no word about it.`, {
				kind: 'conduct',
				code: 'empathy',
			}),
		)
	}
	if (leavesQuestion(events, acts, earlier.length)) {
		const topic = last.find((event) => event.kind === 'question_asked')?.topic
		const text = `${firstNameOf(script)} asked something and got no answer.`
		const isExplained = earlier.some((message) => message.acts.acts.includes('explains_program'))
		const answer = topic ? answerTo(topic) : isExplained ? undefined : conduct('program')
		measures.push(measure('questionLeft', text, answer))
	} else if (acts.wasAsked && does('answers_question')) {
		measures.push(measure('answered', 'It answered what was asked.'))
	}
	if (does('summarizes')) measures.push(measure('summary', 'It said back what was heard.'))
	if (does('checks_understanding'))
		measures.push(measure('understandingChecked', 'It checked what was understood.'))
	if (does('admits_limits')) measures.push(measure('limitsAdmitted', 'It said what cannot be promised.'))
	if (does('corrects_self')) measures.push(measure('corrected', 'It took back what was wrong.'))
	if (givesRoom.some(does)) measures.push(measure('room', 'It left room to decide and to check.'))
	if (acts.acts.some((name) => name.startsWith('explains_'))) {
		measures.push(measure('explained', 'It explained something that has to be known.'))
	}
	if (earlier.length < 2 && (does('introduces_self') || does('states_purpose'))) {
		measures.push(measure('introduced', 'It said who is calling and why.'))
	}
	return measures
}

/** 'Hello?' is asked to be greeted, and an objection put as a question is answered when it is met. */
function leavesQuestion(events: readonly ProspectEvent[], acts: RepActs, before: number) {
	const isMet = events.some(({ kind }) => kind === 'objection_met' || kind === 'trap_resisted')
	return acts.ignoresQuestion && before > 0 && !isMet
}

const givesRoom: readonly RepActName[] = [
	'offers_time',
	'offers_to_include_spouse',
	'offers_proof',
	'offers_written',
	'respects_request',
	'asks_permission',
]

function ofDisclosures({ disclosures }: RepActs): Measure[] {
	const now = disclosures.filter(({ saidNow }) => saidNow.length > 0)
	const complete = now.filter(({ status }) => status === 'given')
	const measures: Measure[] = []
	const [first, ...others] = complete
	if (first)
		measures.push(measure('disclosed', `It gave a required disclosure: ${first.title.toLowerCase()}.`))
	if (others.length > 0) measures.push(measure('alsoDisclosed', 'It gave more than one required disclosure.'))
	const part = now.find(({ status }) => status === 'partial')
	if (part && !first) {
		measures.push(
			measure('disclosedInPart', `It gave a required disclosure in part: ${part.title.toLowerCase()}.`, {
				kind: 'disclosure',
				code: part.code,
			}),
		)
	}
	return measures
}

function ofEnding({ script, acts, events }: MessageBasis): Measure[] {
	const missing = missingDisclosures(acts, 'before enrollment')
	const measures: Measure[] = []
	if (acts.acts.includes('advises_against') && shouldBeDeclined(script)) {
		measures.push(measure('honestNo', 'It told honestly that the program does not fit.'))
	}
	if (acts.acts.includes('asks_to_enroll')) {
		const isRefused = events.some(({ kind }) => kind === 'enrollment_refused')
		const [first] = missing
		measures.push(
			first || isRefused
				? measure('tooEarly', 'It asked for the yes before what has to be known was said.', first)
				: measure('enrollmentInTime', 'It asked for the decision once everything was said.'),
		)
	}
	const hasNext = acts.acts.includes('agrees_next_step') || acts.acts.includes('offers_callback')
	if (hasNext) measures.push(measure('nextStep', 'It named the next step.'))
	return measures
}

/** How it was said. */
function ofDelivery(acts: RepActs): Measure[] {
	const measures: Measure[] = []
	if (acts.isRepeating) measures.push(measure('repeated', 'It said again what was said before.'))
	if (acts.isRambling) measures.push(measure('rambled', 'It was too long to follow.', conduct('shorter')))
	else if (acts.words > longMessage)
		measures.push(measure('long', 'It was long for one breath.', conduct('shorter')))
	if (acts.isPushy)
		measures.push(
			measure('pushed', 'It pushed, and whoever is pushed leaves.', {
				kind: 'objection',
				code: 'think_about_it',
			}),
		)
	if (acts.jargon.length > 0) {
		measures.push(
			measure('jargon', `Words of the trade: ${acts.jargon.slice(0, 3).join(', ')}.`, conduct('program')),
		)
	}
	if (acts.figures > mostFigures)
		measures.push(measure('figuresThrown', 'That many figures are not followed.'))
	return measures
}

function ofMood(events: readonly ProspectEvent[]): Measure[] {
	const { perTrust, perUnderstanding, perPressure, mostByMood } = messagePoints
	const moved = events.reduce(
		(sum, event) =>
			event.kind === 'mood'
				? sum +
					event.trust * perTrust +
					event.understanding * perUnderstanding +
					Math.max(0, event.pressure) * perPressure
				: sum,
		0,
	)
	const points = Math.max(-mostByMood, Math.min(mostByMood, moved))
	if (Math.abs(points) < 0.05) return []
	return [{ code: 'mood', points, text: points > 0 ? 'Trust or understanding grew.' : 'It cost trust.' }]
}

function capsFor({ acts, claims }: MessageBasis): number[] {
	const { caps } = messagePoints
	const isSerious = claims.some(({ severity }) => severity === 'critical' || severity === 'high')
	return [
		...(claims.length > 0 ? [isSerious ? caps.seriousClaim : caps.claim] : []),
		...(acts.isRude ? [caps.rude] : []),
		...(acts.isSilent ? [caps.silent] : []),
		...(acts.isGibberish ? [caps.gibberish] : []),
		...(acts.isPushy ? [caps.pushy] : []),
		...(acts.acts.includes('asks_to_enroll') && missingDisclosures(acts, 'before enrollment').length > 1
			? [caps.tooEarly]
			: []),
	]
}

const firstNameOf = ({ persona }: ProspectScript) => persona.name.split(' ')[0] ?? persona.name
