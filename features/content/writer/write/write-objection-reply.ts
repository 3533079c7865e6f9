import type { PieceWriter, TemplateSet } from '../plan/piece-writer.ts'
import { circumstanceLines } from '../templates/circumstances.ts'
import { resultsVary } from '../templates/disclosures.ts'
import { noteHeads } from '../templates/notes.ts'
import type { ObjectionTemplates } from '../templates/objections/objection-templates.ts'
import { templatesFor } from '../templates/objections/templates-for-objection.ts'
import { creditorLines } from '../templates/people.ts'
import { topicLines } from '../templates/topics.ts'
import { figuresNotIn, nameFigures } from './describe-figures.ts'
import { complete, describeTerms } from './disclose.ts'
import { type Draft, listed, numbered, sentences } from './draft.ts'

const checks: TemplateSet = [
	'Does that answer it, or is something else on your mind?',
	'How does that sound to you?',
	'What questions does that leave you with?',
	'Would it help to have that in writing?',
	'Did I answer what you were really asking?',
]

const tips: TemplateSet = [
	'Acknowledge first, and mean it.',
	'Ask before you answer. The first reason usually isn’t the real one.',
	'After your question, wait.',
	'Answer what they asked and nothing else.',
	'Try twice at most. Then let it go.',
	'Use their words, not yours.',
	'Give the downside in the same tone as the upside.',
	'If you don’t know, say so.',
]

/** What to say to an objection: a longer and a shorter answer, and how to let go. */
export function writeObjectionReply(
	writer: PieceWriter,
	_title: string,
	replacements: readonly string[],
): Draft {
	const codes: readonly (string | undefined)[] =
		writer.brief.objections.length > 0 ? writer.brief.objections.slice(0, 3) : [undefined]
	const { customer, mentioned, request } = writer.brief
	const quotes = quotesIn(request)
	const body = codes.flatMap((code, at) => answerOne(writer, templatesFor(code), replacements, quotes[at]))
	const also = writer.oneOf(['Also say', 'And be sure to say'])
	const draft = complete(writer, { head: [], body, tail: [] }, (whole, added) => ({
		...whole,
		body: [...whole.body.slice(0, -1), `${also}: “${added.join(' ')}”`, ...whole.body.slice(-1)],
	}))
	const told = draft.body.join('\n')
	const silent = figuresNotIn(writer, told)
	const people = [
		...(customer && !told.includes(customer) ? [`Customer: ${customer}`] : []),
		...(mentioned ?? []).map((name) => `Also named: ${name}`),
	]
	const notes = listed(writer.oneOf(noteHeads.atHand), [...people, ...nameFigures(writer, silent)])
	const reminders = writer.is('short')
		? ''
		: listed(writer.oneOf(noteHeads.reminders), writer.sayMany(tips, 3))
	return { ...draft, tail: [notes, reminders] }
}

const longestQuote = 140

/** What a request quotes of a customer, each as a sentence. */
export const quotesIn = (request: string): string[] =>
	[
		...request.matchAll(
			/[“"]([^“”"\n]{4,})[”"]|(?<=[\s:(])['‘]([^'’\n]*(?:['’]\p{L}[^'’\n]*)*)['’](?=[\s.,?!)]|$)/gu,
		),
	]
		.map(([, double, single]) => (double ?? single ?? '').trim())
		.filter((quote) => quote.length >= 4 && quote.length <= longestQuote)
		.map((quote) => `${quote.charAt(0).toUpperCase()}${quote.slice(1)}${/[.?!]$/.test(quote) ? '' : '.'}`)

function answerOne(
	writer: PieceWriter,
	templates: ObjectionTemplates,
	replacements: readonly string[],
	asked: string | undefined,
): string[] {
	const acknowledgement = sentences(writer.mustSay(templates.acknowledge), writer.say(circumstanceLines))
	const question = writer.mustSay(templates.ask)
	const answer = sentences(
		...writer.sayMany(templates.answer, writer.is('short') ? 1 : writer.is('long') ? 3 : 2),
		writer.say(creditorLines),
		writer.say(topicLines),
		...describeTerms(writer),
		...replacements,
		writer.chance(0.3) ? writer.say(resultsVary) : '',
	)
	const check = writer.mustSay(checks)
	const whole = writer.chance(0.45)
		? [`${acknowledgement} ${question}`, '(Wait for the answer.)', `${answer} ${check}`].join('\n')
		: numbered([
				`Acknowledge: “${acknowledgement}”`,
				`Ask: “${question}”`,
				`Answer: “${answer}”`,
				`Check: “${check}”`,
			])
	return [
		`Objection: “${asked ?? quoteOf(writer, templates)}”`,
		`Response:\n${whole}`,
		`Short version: “${writer.mustSay(templates.briefly)}”`,
		`If they still say no: “${writer.mustSay(templates.letGo)}”`,
	]
}

/** What the customer says, of the person whom the request names. */
function quoteOf(writer: PieceWriter, templates: ObjectionTemplates): string {
	const { partner } = writer.brief
	if (templates.about === templatesFor('spouse').about && partner) {
		return writer.oneOf([
			`I have to talk to my ${partner.relation} first.`,
			`My ${partner.relation} has to agree to this.`,
			`I don't decide anything without my ${partner.relation}.`,
		])
	}
	return writer.oneOf(templates.quotes)
}
