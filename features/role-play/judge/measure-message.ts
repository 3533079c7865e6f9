import type { RepActs } from '../prospect/index.ts'
import { missingDisclosures } from './better-lines/next-needs.ts'
import { type Measure, type MessageBasis, measure } from './measure.ts'
import { ofEvents, ofMood } from './measure-effect.ts'
import { ofDelivery, ofManner, ofQuestions } from './measure-talk.ts'
import { messageTexts } from './message-texts.ts'
import { shouldBeDeclined } from './play.ts'
import { messagePoints } from './rating-formula.ts'

export type Measured = { measures: Measure[]; effectiveness: number }

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
		measures.push(measure('nothingMoved', messageTexts.nothingMoved))
	}
	const sum = measures.reduce<number>((total, { points }) => total + points, messagePoints.start)
	const capped = Math.min(
		10,
		sum,
		...capsFor(
			basis,
			measures.some(({ code }) => code === 'dismissed'),
		),
	)
	return { measures, effectiveness: Math.round(Math.max(0, capped) * 10) / 10 }
}

function ofDisclosures({ disclosures }: RepActs): Measure[] {
	const now = disclosures.filter(({ saidNow }) => saidNow.length > 0)
	const complete = now.filter(({ status }) => status === 'given')
	const measures: Measure[] = []
	const [first, ...others] = complete
	if (first)
		measures.push(measure('disclosed', messageTexts.disclosed({ disclosure: first.title.toLowerCase() })))
	if (others.length > 0) measures.push(measure('alsoDisclosed', messageTexts.alsoDisclosed))
	const part = now.find(({ status }) => status === 'partial')
	if (part && !first) {
		measures.push(
			measure('disclosedInPart', messageTexts.disclosedInPart({ disclosure: part.title.toLowerCase() }), {
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
		measures.push(measure('honestNo', messageTexts.honestNo))
	}
	if (acts.acts.includes('asks_to_enroll')) {
		const isRefused = events.some(({ kind }) => kind === 'enrollment_refused')
		const [first] = missing
		measures.push(
			first || isRefused
				? measure('tooEarly', messageTexts.tooEarly, first)
				: measure('enrollmentInTime', messageTexts.enrollmentInTime),
		)
	}
	const hasNext = acts.acts.includes('agrees_next_step') || acts.acts.includes('offers_callback')
	if (hasNext) measures.push(measure('nextStep', messageTexts.nextStep))
	return measures
}

function capsFor({ acts, claims }: MessageBasis, isDismissed: boolean): number[] {
	const { caps } = messagePoints
	const isSerious = claims.some(({ severity }) => severity === 'critical' || severity === 'high')
	return [
		...(claims.length > 0 ? [isSerious ? caps.seriousClaim : caps.claim] : []),
		...(acts.isRude ? [caps.rude] : []),
		...(acts.isSilent ? [caps.silent] : []),
		...(acts.isGibberish ? [caps.gibberish] : []),
		...(acts.isPushy ? [caps.pushy] : []),
		...(isDismissed ? [caps.dismissive] : []),
		...(acts.acts.includes('asks_to_enroll') && missingDisclosures(acts, 'before enrollment').length > 1
			? [caps.tooEarly]
			: []),
	]
}
