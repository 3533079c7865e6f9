import { whoWeAre } from '../parts/disclosures.ts'
import { facts, howItWorks, otherWays } from '../parts/explain.ts'
import { greetings, signatures, signOffs } from '../parts/greetings.ts'
import { noteHeads } from '../parts/notes.ts'
import { bankOf } from '../parts/objections/objection-banks.ts'
import { circumstanceLines, creditorLines, partnerLines } from '../parts/openings.ts'
import {
	agendaPoints,
	decisionChecks,
	exercises,
	faqs,
	handoverPoints,
	lessons,
	papers,
	postEnds,
	posts,
	referralAsks,
	referralFairness,
	repChecks,
} from '../parts/pages.ts'
import { nextSteps } from '../parts/steps.ts'
import { topicLines } from '../parts/topics.ts'
import type { Pen } from '../plan/pen.ts'
import { complete, tellRisks, tellTerms } from './disclose.ts'
import { bullets, type Draft, listed, numbered, sentences } from './draft.ts'
import { figuresNotIn, isPrivate, isTerm, nameFigures, tellFigures } from './tell-figures.ts'

type WritePage = (pen: Pen, title: string, insteads: readonly string[]) => Draft

const sizes = { short: 4, medium: 6, long: 9 } as const
const sizeOf = ({ brief }: Pen) => sizes[brief.length]
const asList = (pen: Pen) => (pen.chance(0.5) ? bullets : numbered)
const present = (...parts: readonly string[]): string[] => parts.filter((each) => each !== '')

/** Figures of the customer that no page of the kind has room for, and for whom they are. */
function figuresApart(pen: Pen, text: string, head: string): string {
	return listed(head, nameFigures(pen, figuresNotIn(pen, text)))
}

const withFigures = (pen: Pen, draft: Draft, head: string): Draft => ({
	...draft,
	tail: present(
		...draft.tail,
		figuresApart(pen, [...draft.head, ...draft.body, ...draft.tail].join('\n'), head),
	),
})

/** One page for the customer: the case, how it works, the terms, the risks and what else there is. */
export const writeSummary: WritePage = (pen, title, insteads) => {
	const own = pen.brief.figures.filter((figure) => !isTerm(figure))
	const sections = present(
		pen.say(circumstanceLines),
		listed(
			pen.oneOf(['How it works:', 'What it is:', 'In short:']),
			pen.sayMany(howItWorks, pen.is('short') ? 1 : 2),
		),
		listed(pen.oneOf(['The terms:', 'Cost, time and money:', 'What it asks of you:']), tellTerms(pen)),
		tellRisks(pen),
		sentences(pen.say(topicLines), pen.say(creditorLines)),
		sentences(...insteads),
		listed(
			pen.oneOf(['What else there is:', 'Other ways:', 'Compare it with:']),
			pen.sayMany(otherWays, pen.is('short') ? 2 : 3),
		),
		pen.say(whoWeAre),
		pen.say(partnerLines),
	)
	const [first = '', ...rest] = sections
	const draft = complete(pen, {
		head: [title],
		body: present(tellFigures(pen, own), first, ...pen.shuffle(rest)),
		tail: present(pen.chance(0.6) ? pen.mustSay(nextSteps) : ''),
	})
	return withFigures(pen, draft, noteHeads.atHand[0])
}

export const writeChecklist: WritePage = (pen, title, insteads) => {
	const isForTeam =
		pen.is('internal|new_rep|training') || /\b(?:reps?|agents?|team|call)\b/i.test(pen.brief.request)
	const points = pen.sayMany(isForTeam ? repChecks : decisionChecks, sizeOf(pen) + 2)
	return withFigures(
		pen,
		{
			head: [title],
			body: present(asList(pen)(points), ...insteads, pen.say(topicLines)),
			tail: present(pen.chance(0.4) ? pen.say(facts) : ''),
		},
		'For this case:',
	)
}

export const writeDocumentChecklist: WritePage = (pen, title, insteads) =>
	withFigures(
		pen,
		{
			head: [title],
			body: present(
				pen.say(circumstanceLines),
				listed(
					pen.oneOf(['Please have ready:', 'What we ask for:', 'The papers:']),
					pen.sayMany(papers, sizeOf(pen) + 1),
					asList(pen),
				),
				'Please use the secure upload at [link], and never open email, for anything with a number on it.'.replace(
					'[link]',
					pen.slots.link ?? '[secure upload link]',
				),
				...insteads,
			),
			tail: present(pen.mustSay(nextSteps)),
		},
		'For your file:',
	)

/** A post that anybody may read: nothing of any customer stands in it. */
export const writePost: WritePage = (pen, _title, insteads) => {
	const parts = pen.sayMany(posts, pen.is('long') ? 3 : pen.is('short') ? 1 : 2)
	const figures = pen.brief.figures.filter((figure) => !isPrivate(figure) && !isTerm(figure))
	const body = pen.chance(0.5) ? parts : [sentences(...parts)]
	const draft = complete(pen, {
		head: [],
		body: present(...body, tellFigures(pen, figures), ...tellTerms(pen), ...insteads),
		tail: [pen.mustSay(postEnds)],
	})
	return withFigures(pen, draft, noteHeads.unsent[0])
}

/** Questions and answers; those that the request is about come first. */
export const writeFaq: WritePage = (pen, title, insteads) => {
	const about = pen.brief.objections.slice(0, 2).map((code) => {
		const bank = bankOf(code)
		return `“${pen.oneOf(bank.quotes)}”\n${sentences(...pen.sayMany(bank.answer, 1))}`
	})
	const draft = complete(pen, {
		head: [title],
		body: present(
			...about,
			...pen.sayMany(faqs, sizeOf(pen)),
			...insteads,
			pen.say(topicLines),
			...tellTerms(pen),
		),
		tail: [],
	})
	return withFigures(pen, draft, noteHeads.atHand[0])
}

export const writeAgenda: WritePage = (pen, title, insteads) => {
	const about = pen.brief.objections
		.slice(0, 2)
		.map((code) => `Practice: ${bankOf(code).about}. “${pen.oneOf(bankOf(code).quotes)}”`)
	const points = [...about, ...pen.sayMany(agendaPoints, sizeOf(pen) - about.length)]
	return withFigures(
		pen,
		{
			head: [title],
			body: present(numbered(pen.shuffle(points)), ...insteads),
			tail: present(`${pen.oneOf(['Bring', 'Please bring', 'Prepare'])}: ${pen.mustSay(exercises)}`),
		},
		'Figures for it:',
	)
}

export const writeTraining: WritePage = (pen, title, insteads) => {
	const about = pen.brief.objections.slice(0, 2).flatMap((code) => {
		const bank = bankOf(code)
		return [
			`${pen.oneOf(['What you will hear', 'How it sounds'])}: “${pen.oneOf(bank.quotes)}”`,
			`${pen.oneOf(['Begin with', 'First'])}: “${pen.mustSay(bank.acknowledge)}” ${pen.oneOf(['Then ask', 'And ask'])}: “${pen.mustSay(bank.ask)}”`,
			`${pen.oneOf(['A true answer', 'Then tell them'])}: “${pen.mustSay(bank.answer)}”`,
		]
	})
	return withFigures(
		pen,
		{
			head: [title],
			body: present(
				...about,
				listed(
					pen.oneOf(['What matters:', 'To remember:', 'In short:']),
					pen.sayMany(lessons, sizeOf(pen)),
					asList(pen),
				),
				pen.say(topicLines),
				...insteads,
				listed(
					pen.oneOf(['Practice:', 'Try it:', 'For practice:']),
					pen.sayMany(exercises, pen.is('short') ? 1 : 2),
				),
			),
			tail: [],
		},
		'The case to practice with:',
	)
}

export const writeReferral: WritePage = (pen, title, insteads) =>
	withFigures(
		pen,
		{
			head: [`Subject: ${title}`, pen.mustSay(greetings)],
			body: present(
				sentences(...pen.sayMany(referralAsks, pen.is('short') ? 1 : 2)),
				sentences(...pen.sayMany(referralFairness, 2)),
				...insteads,
			),
			tail: [`${pen.mustSay(signOffs)}\n${pen.mustSay(signatures)}`],
		},
		noteHeads.unsent[1],
	)

/** What the next colleague needs, with what the request tells filled in. */
export const writeHandover: WritePage = (pen, title, insteads) => {
	const { customer, partner, creditors, objections, figures } = pen.brief
	const known = present(
		customer ? `Customer: ${customer}` : 'Customer: [customer name]',
		...nameFigures(pen, figures),
		partner ? `Decides with them: ${[partner.relation, partner.name].filter(Boolean).join(' ')}` : '',
		creditors.length > 0 ? `Creditors: ${creditors.join(', ')}` : '',
		...objections.slice(0, 3).map((code) => `What stands in the way: ${bankOf(code).about}`),
	)
	return {
		head: [title],
		body: present(
			listed(pen.oneOf(['Known:', 'The case:', 'What we have:']), known),
			listed(
				pen.oneOf(['To fill in:', 'Please complete:', 'Still to note:']),
				pen.sayMany(handoverPoints, sizeOf(pen)),
			),
			...insteads,
		),
		tail: [listed(pen.oneOf(['Before you call:', 'On your first call:']), pen.sayMany(repChecks, 3))],
	}
}
