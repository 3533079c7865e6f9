import { countsFully, isToCheck } from '#features/compliance/index.ts'
import type { PracticeSession } from '../contract.ts'
import { adviseActions } from './advise-actions.ts'
import { faultSuggestions } from './fault-suggestions.ts'
import { feedbackTexts } from './feedback-texts.ts'
import type { Measure } from './measure.ts'
import { type Play, shouldBeDeclined } from './play.ts'
import { quoted, shorten } from './quote-message.ts'
import type { ReadPractice } from './read-practice.ts'
import type { Review } from './review-message.ts'
import { type PracticeScore, whyTooShort } from './score-practice.ts'

type Feedback = PracticeSession['feedback']
const most = { strengths: 5, improvements: 6, actions: 5 }

/** What to tell the rep after the session, in the rep's own words and with the words to say next time. */
export function giveFeedback(
	play: Play,
	read: ReadPractice,
	reviews: readonly Review[],
	score: PracticeScore,
): Feedback {
	return {
		strengths: strengthsOf(play, reviews).slice(0, most.strengths),
		improvements: improvementsOf(play, read, reviews, score).slice(0, most.improvements),
		actions: adviseActions(play, read, reviews).slice(0, most.actions),
	}
}

/** The best message of each kind of merit, best first. */
function strengthsOf(play: Play, reviews: readonly Review[]) {
	const merits = reviews.flatMap((review, at) => {
		const best = review.measures
			.filter(({ code }) => code !== 'mood')
			.toSorted((a, b) => b.points - a.points)[0]
		return review.isGood && best ? [{ best, at, effectiveness: review.effectiveness }] : []
	})
	const kinds = new Map<Measure['code'], (typeof merits)[number]>()
	for (const merit of merits.toSorted(
		(a, b) => b.best.points - a.best.points || b.effectiveness - a.effectiveness,
	)) {
		if (!kinds.has(merit.best.code)) kinds.set(merit.best.code, merit)
	}
	return [...kinds.values()].map(({ best, at }) => `${best.text} ${quoted(play, at, best.code)}`)
}

function improvementsOf(
	play: Play,
	{ findings, disclosures }: ReadPractice,
	reviews: readonly Review[],
	{ caps }: PracticeScore,
) {
	const short = whyTooShort(play)
	const held = [
		...(short ? [feedbackTexts.tooShort({ short })] : []),
		...caps.map((cap) => feedbackTexts.held(cap)),
	]
	const claims = findings
		.filter((finding) => countsFully(finding))
		.map(({ title, quote, citation }) => feedbackTexts.leaveOut(told(title, citation, quote)))
	const toCheck = findings
		.filter((finding) => isToCheck(finding))
		.map(({ title, quote, citation }) => feedbackTexts.check(told(title, citation, quote)))
	const missing = disclosures
		.filter(({ status }) => status === 'missing')
		.map(({ title }) => title.toLowerCase())
	const untold =
		missing.length > 0 && !shouldBeDeclined(play.script)
			? [feedbackTexts.disclose({ disclosures: missing.join('; ') })]
			: []
	return [...held, ...claims, ...toCheck, ...faultsOf(play, reviews), ...untold]
}

const told = (title: string, citation: string, quote: string) => ({
	statement: title.toLowerCase(),
	citation,
	quote: shorten(quote),
})

/** What cost points, the costliest first, with the first message that did it. */
function faultsOf(play: Play, reviews: readonly Review[]) {
	const faults = new Map<Measure['code'], { points: number; places: number[] }>()
	reviews.forEach(({ measures }, at) => {
		for (const { code, points } of measures) {
			if (points >= 0 || code === 'mood') continue
			const fault = faults.get(code) ?? { points: 0, places: [] }
			faults.set(code, { points: fault.points + points, places: [...fault.places, at] })
		}
	})
	return [...faults]
		.sort(([, a], [, b]) => a.points - b.points)
		.flatMap(([code, { places }]) => {
			const [first] = places
			const suggestion = faultSuggestions[code]
			if (first === undefined || !suggestion) return []
			const text = feedbackTexts[places.length > 1 ? 'faultSeveralTimes' : 'fault']
			return [text({ suggestion, times: places.length, quoted: quoted(play, first, code) })]
		})
}
