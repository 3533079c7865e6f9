import type { TemplateSet } from '../plan/piece-writer.ts'
import { circumstanceLines } from '../templates/circumstances.ts'
import { whoWeAre } from '../templates/disclosures.ts'
import { facts, howItWorks, otherWays } from '../templates/explain.ts'
import { greetings, signatures, signOffs } from '../templates/greetings.ts'
import { noteHeads } from '../templates/notes.ts'
import { templatesFor } from '../templates/objections/templates-for-objection.ts'
import {
	decisionChecks,
	faqs,
	papers,
	postEnds,
	posts,
	referralAsks,
	referralFairness,
} from '../templates/pages.ts'
import { creditorLines, partnerLines } from '../templates/people.ts'
import { nextSteps } from '../templates/steps.ts'
import { repChecks } from '../templates/team-pages.ts'
import { topicLines } from '../templates/topics.ts'
import { describeFigures, isPrivate, isTerm } from './describe-figures.ts'
import { complete, describeRisks, describeTerms } from './disclose.ts'
import { listed, sentences } from './draft.ts'
import { asList, present, sizeOf, type WritePage, withFigures } from './page.ts'

const uploads: TemplateSet = [
	'Please use the secure upload at [link], and never open email, for anything with a number on it.',
	'Send them by the secure upload at [link]; an open email is no place for account numbers.',
	'For anything with a number on it there is the secure upload at [link]. Please do not email it.',
]

/** One page for the customer: the case, how it works, the terms, the risks and what else there is. */
export const writeSummary: WritePage = (writer, title, replacements) => {
	const own = writer.brief.figures.filter((figure) => !isTerm(figure))
	const said = writer.sayMany(writer.grounding().said, writer.is('short') ? 1 : 3)
	const sections = present(
		writer.say(circumstanceLines),
		said.join('\n\n'),
		listed(
			writer.oneOf(['How it works:', 'What it is:', 'In short:']),
			writer.sayMany(howItWorks, writer.is('short') || said.length > 1 ? 1 : 2),
		),
		listed(
			writer.oneOf(['The terms:', 'Cost, time and money:', 'What it asks of you:']),
			describeTerms(writer),
		),
		describeRisks(writer),
		sentences(writer.say(topicLines), writer.say(creditorLines)),
		sentences(...replacements),
		listed(
			writer.oneOf(['What else there is:', 'Other ways:', 'Compare it with:']),
			writer.sayMany(otherWays, writer.is('short') ? 2 : 3),
		),
		writer.say(whoWeAre),
		writer.say(partnerLines),
	)
	const [first = '', ...rest] = sections
	const draft = complete(writer, {
		head: [title],
		body: present(describeFigures(writer, own), first, ...writer.shuffle(rest)),
		tail: present(writer.chance(0.6) ? writer.mustSay(nextSteps) : ''),
	})
	return withFigures(writer, draft, noteHeads.atHand[0])
}

export const writeChecklist: WritePage = (writer, title, replacements) => {
	const isForTeam =
		writer.is('internal|new_rep|training') || /\b(?:reps?|agents?|team|call)\b/i.test(writer.brief.request)
	const about = isForTeam ? writer.sayMany(writer.grounding().points, sizeOf(writer)) : []
	const wanted = Math.max(2, sizeOf(writer) + 2 - about.length)
	const points = [...about, ...writer.sayMany(isForTeam ? repChecks : decisionChecks, wanted)]
	return withFigures(
		writer,
		{
			head: [title],
			body: present(asList(writer)(points), ...replacements, writer.say(topicLines)),
			tail: present(writer.chance(0.4) ? writer.say(facts) : ''),
		},
		'For this case:',
	)
}

export const writeDocumentChecklist: WritePage = (writer, title, replacements) =>
	withFigures(
		writer,
		{
			head: [title],
			body: present(
				writer.say(circumstanceLines),
				listed(
					writer.oneOf(['Please have ready:', 'What we ask for:', 'The papers:']),
					writer.sayMany(papers, sizeOf(writer) + 1),
					asList(writer),
				),
				writer.say(uploads),
				...replacements,
			),
			tail: present(writer.say(nextSteps)),
		},
		'For your file:',
	)

/** A post that anybody may read: nothing of any customer stands in it. */
export const writePost: WritePage = (writer, _title, replacements) => {
	const { title, known, said } = writer.grounding()
	const told = [...writer.sayMany(known, 3), ...writer.sayMany(said, known.length > 1 ? 0 : 2)]
	const parts =
		told.length > 0
			? [title && !title.endsWith('?') ? `${title}.` : (title ?? ''), ...told]
			: writer.sayMany(posts, writer.is('long') ? 3 : 2)
	const figures = writer.brief.figures.filter((figure) => !isPrivate(figure) && !isTerm(figure))
	const body = told.length > 0 || writer.chance(0.5) ? parts : [sentences(...parts)]
	const draft = complete(writer, {
		head: [],
		body: present(...body, describeFigures(writer, figures), ...describeTerms(writer), ...replacements),
		tail: [writer.mustSay(postEnds)],
	})
	return withFigures(writer, draft, noteHeads.unsent[0])
}

/** Questions and answers; those that the request is about come first. */
export const writeFaq: WritePage = (writer, title, replacements) => {
	const about = writer.brief.objections.slice(0, 2).map((code) => {
		const templates = templatesFor(code)
		return `“${writer.oneOf(templates.quotes)}”\n${sentences(...writer.sayMany(templates.answer, 1))}`
	})
	const own = writer
		.grounding()
		.sections.map((section) => [section.title, ...writer.sayMany(section.said, 1)])
		.filter((lines) => lines.length > 1)
		.map((lines) => lines.join('\n'))
	const draft = complete(writer, {
		head: [title],
		body: present(
			...about,
			...own,
			...writer.sayMany(faqs, Math.max(1, sizeOf(writer) - about.length - own.length)),
			...replacements,
			writer.say(topicLines),
			...(writer.is('figures') ? describeTerms(writer) : []),
		),
		tail: [],
	})
	return withFigures(writer, draft, noteHeads.atHand[0])
}

export const writeReferral: WritePage = (writer, title, replacements) =>
	withFigures(
		writer,
		{
			head: [`Subject: ${title}`, writer.mustSay(greetings)],
			body: present(
				sentences(...writer.sayMany(referralAsks, writer.is('short') ? 1 : 2)),
				sentences(...writer.sayMany(referralFairness, 2)),
				...replacements,
			),
			tail: [`${writer.mustSay(signOffs)}\n${writer.mustSay(signatures)}`],
		},
		noteHeads.unsent[1],
	)
