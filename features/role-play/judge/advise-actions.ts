import { countsFully } from '#features/compliance/index.ts'
import { knownObjections } from '#features/playbook/index.ts'
import { chooseLine, SaidLines } from './better-lines/choose-line.ts'
import type { LineNeed } from './better-lines/line-need.ts'
import { type PracticeFacts, practiceFacts } from './better-lines/practice-facts.ts'
import { feedbackTexts } from './feedback-texts.ts'
import { type Play, shouldBeDeclined } from './play.ts'
import { quoted, shorten } from './quote-message.ts'
import type { ReadPractice } from './read-practice.ts'
import type { Review } from './review-message.ts'

/** What to do next time, each with the words to say, most pressing first. */
export function adviseActions(play: Play, read: ReadPractice, reviews: readonly Review[]) {
	const facts = practiceFacts(play.script.persona)
	const said = new SaidLines()
	const claims = read.findings.filter((finding) => countsFully(finding))
	// One rule has one thing to say, however often it was broken.
	const instead = [...new Map(claims.toReversed().map((claim) => [claim.code, claim])).values()]
		.toReversed()
		.flatMap(({ code, quote }) =>
			withLine({ kind: 'rule', code }, facts, said, (line) =>
				feedbackTexts.insteadOf({ quote: shorten(quote), line }),
			),
		)
	const objections = openObjections(play).flatMap((code) =>
		withLine({ kind: 'objection', code }, facts, said, (line) =>
			feedbackTexts.answerObjection({ objection: titleOf(code), line }),
		),
	)
	const disclosures = shouldBeDeclined(play.script)
		? []
		: read.disclosures
				.filter(({ status }) => status !== 'given')
				.flatMap(({ code, title }) =>
					withLine({ kind: 'disclosure', code }, facts, said, (line) =>
						feedbackTexts.giveDisclosure({ disclosure: title, line }),
					),
				)
	const advised = new Set(claims.map(({ code }) => code))
	const [worst] = reviews
		.map((review, at) => ({ review, at }))
		.filter(({ review, at }) => !review.isGood && !isClaiming(play, at, claims))
		.sort((a, b) => a.review.effectiveness - b.review.effectiveness)
	const needs = worst?.review.needs.filter(({ kind, code }) => kind !== 'rule' || !advised.has(code)) ?? []
	const betterLine = chooseLine(needs, facts, said)
	const better =
		worst && betterLine
			? [feedbackTexts.insteadOfMessage({ quoted: quoted(play, worst.at), line: betterLine })]
			: []
	const questions = untoldFacts(play).flatMap((code) =>
		withLine({ kind: 'question', code }, facts, said, (line) => feedbackTexts.ask({ line })),
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
	return actions.length > 0 ? actions : [feedbackTexts.playAgain({ scenario: play.script.title })]
}

/** Whether the rep's message number `at` makes one of the claims. */
const isClaiming = ({ conversation, played }: Play, at: number, claims: ReadPractice['findings']) =>
	claims.some(({ turn }) => conversation[turn]?.id === played[at]?.messageId)

function withLine(need: LineNeed, facts: PracticeFacts, said: SaidLines, format: (line: string) => string) {
	const line = chooseLine([need], facts, said)
	return line ? [format(line)] : []
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
	const revealed = new Set(
		played.flatMap(({ events }) =>
			events.flatMap((event) => (event.kind === 'fact_revealed' ? [event.id] : [])),
		),
	)
	return script.hidden.filter(({ id }) => !revealed.has(id)).flatMap(({ askedBy }) => askedBy.slice(0, 1))
}

const titleOf = (code: string) => knownObjections.find((known) => known.code === code)?.title ?? code
