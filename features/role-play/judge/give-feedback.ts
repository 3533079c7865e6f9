import { knownObjections } from '#features/playbook/index.ts'
import type { PracticeSession } from '../contract.ts'
import { chooseLine, SaidLines } from './better-lines/choose-line.ts'
import type { LineNeed } from './better-lines/line-need.ts'
import { type PracticeFacts, practiceFacts } from './better-lines/practice-facts.ts'
import type { Measure } from './measure-message.ts'
import { type Play, shouldBeDeclined } from './play.ts'
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
		actions: actionsOf(play, read, reviews).slice(0, most.actions),
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
	for (const merit of merits.toSorted((a, b) => b.effectiveness - a.effectiveness)) {
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
		...(short ? [`This was ${short}: play on until the call has come to its end.`] : []),
		...caps.map(({ max, why }) => `The score is held at ${max} or less: ${why}.`),
	]
	const claims = findings
		.filter(({ status }) => status === 'found')
		.map(
			({ title, quote, citation }) => `Leave out: ${title.toLowerCase()} (${citation}): “${shorten(quote)}”`,
		)
	const missing = disclosures
		.filter(({ status }) => status === 'missing')
		.map(({ title }) => title.toLowerCase())
	const untold =
		missing.length > 0 && !shouldBeDeclined(play.script)
			? [`Tell before anybody enrolls: ${missing.join('; ')}.`]
			: []
	return [...held, ...claims, ...faultsOf(play, reviews), ...untold]
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
			const wish = wishes[code]
			if (first === undefined || !wish) return []
			const times = places.length > 1 ? ` (${places.length} times, first here)` : ''
			return [`${wish}${times}: ${quoted(play, first, code)}`]
		})
}

const wishes: Partial<Record<Measure['code'], string>> = {
	objectionLeft: 'Answer the objection before you go on',
	trapLeft: 'Give a straight no where one is due',
	questionLeft: 'Answer what you are asked',
	sympathyMissed: 'Say a word about what you are told',
	tooEarly: 'Ask for the decision only when everything has been said',
	repeated: 'Say a thing once',
	rambled: 'Stop after three sentences',
	long: 'Stop after three sentences',
	pushed: 'Leave the pressure out',
	jargon: 'Use plain words',
	figuresThrown: 'Give one or two figures at a time',
	interrogated: 'Ask one open question in place of several closed ones',
	confused: 'Explain one thing at a time',
	warned: 'Stay courteous when it gets hard',
	interrupted: 'Leave room to speak',
	nothingMoved: 'Let every message ask, answer or tell something',
}

function actionsOf(play: Play, read: ReadPractice, reviews: readonly Review[]) {
	const facts = practiceFacts(play.script.persona)
	const said = new SaidLines()
	const instead = read.findings
		.filter(({ status }) => status === 'found')
		.flatMap(({ code, quote }) =>
			withLine(
				{ kind: 'rule', code },
				facts,
				said,
				(line) => `Instead of “${shorten(quote)}” say: “${line}”`,
			),
		)
	const objections = openObjections(play).flatMap((code) =>
		withLine(
			{ kind: 'objection', code },
			facts,
			said,
			(line) => `Objection “${titleOf(code)}”: say “${line}”`,
		),
	)
	const disclosures = shouldBeDeclined(play.script)
		? []
		: read.disclosures
				.filter(({ status }) => status !== 'given')
				.flatMap(({ code, title }) =>
					withLine({ kind: 'disclosure', code }, facts, said, (line) => `${title}: say “${line}”`),
				)
	const [worst] = reviews
		.map((review, at) => ({ review, at }))
		.filter(({ review }) => !review.isGood)
		.sort((a, b) => a.review.effectiveness - b.review.effectiveness)
	const better = worst
		? [chooseLine(worst.review.needs, facts, said)].flatMap((line) =>
				line ? [`Instead of ${quoted(play, worst.at)} say: “${line}”`] : [],
			)
		: []
	const questions = untoldFacts(play).flatMap((code) =>
		withLine({ kind: 'question', code }, facts, said, (line) => `Ask: “${line}”`),
	)
	const actions = [
		...instead.slice(0, 2),
		...objections.slice(0, 1),
		...disclosures.slice(0, 1),
		...better,
		...questions.slice(0, 1),
		...objections.slice(1),
		...disclosures.slice(1),
	]
	return actions.length > 0
		? actions
		: [`Play ${play.script.title} once more: the prospect answers differently each time.`]
}

function withLine(need: LineNeed, facts: PracticeFacts, said: SaidLines, tell: (line: string) => string) {
	const line = chooseLine([need], facts, said)
	return line ? [tell(line)] : []
}

function openObjections({ played }: Play) {
	const open = new Set<string>()
	for (const event of played.flatMap(({ events }) => events)) {
		if (event.kind === 'objection_raised') open.add(event.code)
		if (event.kind === 'objection_met') open.delete(event.code)
	}
	return [...open]
}

function untoldFacts({ script, played }: Play) {
	const told = new Set(
		played.flatMap(({ events }) =>
			events.flatMap((event) => (event.kind === 'fact_revealed' ? [event.id] : [])),
		),
	)
	return script.hidden.filter(({ id }) => !told.has(id)).flatMap(({ askedBy }) => askedBy.slice(0, 1))
}

const titleOf = (code: string) => knownObjections.find((known) => known.code === code)?.title ?? code

const ofQuestions: readonly Measure['code'][] = ['openQuestion', 'newMatterAsked', 'revealed', 'interrogated']

/** The rep's own words: of a message praised for its question, the question. */
function quoted({ conversation, played }: Play, at: number, code?: Measure['code']) {
	const id = played[at]?.messageId
	const message = conversation.find((each) => each.id === id)?.message ?? ''
	const question = code && ofQuestions.includes(code) ? /[^.?!]*\?/.exec(message)?.[0] : undefined
	return `“${shorten((question ?? message).trim())}”`
}

const longestQuote = 120

function shorten(text: string) {
	const plain = text.replaceAll(/\s+/g, ' ').trim()
	if (plain.length <= longestQuote) return plain
	return `${plain.slice(0, longestQuote).replace(/\s\S*$/, '')} …`
}
