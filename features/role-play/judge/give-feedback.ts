import { countsFully, isToCheck } from '#features/compliance/index.ts'
import type { PracticeSession } from '../contract.ts'
import { adviseActions } from './advise-actions.ts'
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
		...(short ? [`This was ${short}: keep going until the call ends.`] : []),
		...caps.map(({ max, why }) => `The score is held at ${max} or less: ${why}.`),
	]
	const claims = findings
		.filter((finding) => countsFully(finding))
		.map(
			({ title, quote, citation }) => `Leave out: ${title.toLowerCase()} (${citation}): “${shorten(quote)}”`,
		)
	const toCheck = findings
		.filter((finding) => isToCheck(finding))
		.map(
			({ title, quote, citation }) =>
				`Check this, which may be heard as a prohibited statement and cost no points: ${title.toLowerCase()} (${citation}): “${shorten(quote)}”`,
		)
	const missing = disclosures
		.filter(({ status }) => status === 'missing')
		.map(({ title }) => title.toLowerCase())
	const untold =
		missing.length > 0 && !shouldBeDeclined(play.script)
			? [`Disclose before enrollment: ${missing.join('; ')}.`]
			: []
	return [...held, ...claims, ...toCheck, ...faultsOf(play, reviews), ...untold]
}

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
			const wish = suggestions[code]
			if (first === undefined || !wish) return []
			const times = places.length > 1 ? ` (${places.length} times, first here)` : ''
			return [`${wish}${times}: ${quoted(play, first, code)}`]
		})
}

const suggestions: Partial<Record<Measure['code'], string>> = {
	objectionLeft: 'Answer the objection before you go on',
	trapLeft: 'Give a straight no where one is due',
	questionLeft: 'Answer what you are asked',
	dismissed: 'Address concerns before you move on',
	sympathyMissed: 'Acknowledge what you hear',
	tooEarly: 'Ask for the decision only when everything has been said',
	repeated: 'Avoid repeating yourself',
	rambled: 'Stop after three sentences',
	long: 'Stop after three sentences',
	pushed: 'Avoid pressure',
	jargon: 'Use plain words',
	figuresThrown: 'Give one or two figures at a time',
	interrogated: 'Ask one open question instead of several closed ones',
	confused: 'Explain one thing at a time',
	warned: 'Stay courteous when it gets hard',
	interrupted: 'Leave the prospect room to speak',
	nothingMoved: 'Ask, answer or explain something in every message',
}
