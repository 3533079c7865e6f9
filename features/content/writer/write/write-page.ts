import { circumstanceLines } from '../parts/circumstances.ts'
import { whoWeAre } from '../parts/disclosures.ts'
import { facts, howItWorks, otherWays } from '../parts/explain.ts'
import { greetings, signatures, signOffs } from '../parts/greetings.ts'
import { noteHeads } from '../parts/notes.ts'
import { bankOf } from '../parts/objections/objection-banks.ts'
import {
	decisionChecks,
	faqs,
	papers,
	postEnds,
	posts,
	referralAsks,
	referralFairness,
} from '../parts/pages.ts'
import { creditorLines, partnerLines } from '../parts/people.ts'
import { nextSteps } from '../parts/steps.ts'
import { repChecks } from '../parts/team-pages.ts'
import { topicLines } from '../parts/topics.ts'
import type { Bank } from '../plan/pen.ts'
import { describeFigures, isPrivate, isTerm } from './describe-figures.ts'
import { complete, describeRisks, describeTerms } from './disclose.ts'
import { listed, sentences } from './draft.ts'
import { asList, present, sizeOf, type WritePage, withFigures } from './page.ts'

const uploads: Bank = [
	'Please use the secure upload at [link], and never open email, for anything with a number on it.',
	'Send them by the secure upload at [link]; an open email is no place for account numbers.',
	'For anything with a number on it there is the secure upload at [link]. Please do not email it.',
]

/** One page for the customer: the case, how it works, the terms, the risks and what else there is. */
export const writeSummary: WritePage = (pen, title, insteads) => {
	const own = pen.brief.figures.filter((figure) => !isTerm(figure))
	const said = pen.sayMany(pen.grounding().said, pen.is('short') ? 1 : 3)
	const sections = present(
		pen.say(circumstanceLines),
		said.join('\n\n'),
		listed(
			pen.oneOf(['How it works:', 'What it is:', 'In short:']),
			pen.sayMany(howItWorks, pen.is('short') || said.length > 1 ? 1 : 2),
		),
		listed(pen.oneOf(['The terms:', 'Cost, time and money:', 'What it asks of you:']), describeTerms(pen)),
		describeRisks(pen),
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
		body: present(describeFigures(pen, own), first, ...pen.shuffle(rest)),
		tail: present(pen.chance(0.6) ? pen.mustSay(nextSteps) : ''),
	})
	return withFigures(pen, draft, noteHeads.atHand[0])
}

export const writeChecklist: WritePage = (pen, title, insteads) => {
	const isForTeam =
		pen.is('internal|new_rep|training') || /\b(?:reps?|agents?|team|call)\b/i.test(pen.brief.request)
	const about = isForTeam ? pen.sayMany(pen.grounding().points, sizeOf(pen)) : []
	const wanted = Math.max(2, sizeOf(pen) + 2 - about.length)
	const points = [...about, ...pen.sayMany(isForTeam ? repChecks : decisionChecks, wanted)]
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
				pen.say(uploads),
				...insteads,
			),
			tail: present(pen.say(nextSteps)),
		},
		'For your file:',
	)

/** A post that anybody may read: nothing of any customer stands in it. */
export const writePost: WritePage = (pen, _title, insteads) => {
	const { title, known, said } = pen.grounding()
	const told = [...pen.sayMany(known, 3), ...pen.sayMany(said, known.length > 1 ? 0 : 2)]
	const parts =
		told.length > 0 ? [title ? `${title}.` : '', ...told] : pen.sayMany(posts, pen.is('long') ? 3 : 2)
	const figures = pen.brief.figures.filter((figure) => !isPrivate(figure) && !isTerm(figure))
	const body = told.length > 0 || pen.chance(0.5) ? parts : [sentences(...parts)]
	const draft = complete(pen, {
		head: [],
		body: present(...body, describeFigures(pen, figures), ...describeTerms(pen), ...insteads),
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
	const own = pen
		.grounding()
		.sections.map((section) => [section.title, ...pen.sayMany(section.said, 1)])
		.filter((lines) => lines.length > 1)
		.map((lines) => lines.join('\n'))
	const draft = complete(pen, {
		head: [title],
		body: present(
			...about,
			...own,
			...pen.sayMany(faqs, Math.max(1, sizeOf(pen) - about.length - own.length)),
			...insteads,
			pen.say(topicLines),
			...(pen.is('figures') ? describeTerms(pen) : []),
		),
		tail: [],
	})
	return withFigures(pen, draft, noteHeads.atHand[0])
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
