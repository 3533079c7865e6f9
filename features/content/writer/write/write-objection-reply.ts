import { circumstanceLines } from '../parts/circumstances.ts'
import { resultsVary } from '../parts/disclosures.ts'
import { noteHeads } from '../parts/notes.ts'
import type { ObjectionBank } from '../parts/objections/objection-bank.ts'
import { bankOf } from '../parts/objections/objection-banks.ts'
import { creditorLines } from '../parts/people.ts'
import { topicLines } from '../parts/topics.ts'
import type { Bank, Pen } from '../plan/pen.ts'
import { figuresNotIn, nameFigures } from './describe-figures.ts'
import { complete, describeTerms } from './disclose.ts'
import { type Draft, listed, numbered, sentences } from './draft.ts'

const checks: Bank = [
	'Does that answer it, or is something else in the way?',
	'Is that the answer you were looking for?',
	'How does that sit with you?',
	'What is still open after that?',
	'Did I understand your question at all?',
	'Would you like that in writing?',
	'Is there a part of that you do not believe?',
	'What would you add?',
]

const tips: Bank = [
	'Acknowledge first, and mean it.',
	'Ask before you answer: the first reason is seldom the only one.',
	'After your question, wait.',
	'Answer only what was asked.',
	'Try twice at most, then let go.',
	'Use their words for it.',
	'Give the bad side in the same voice as the good.',
	'Do not talk anybody out of a good reason.',
	'Say "I do not know" when you do not.',
]

/** What to say to an objection: a longer and a shorter answer, and how to let go. */
export function writeObjectionReply(pen: Pen, _title: string, insteads: readonly string[]): Draft {
	const codes: readonly (string | undefined)[] =
		pen.brief.objections.length > 0 ? pen.brief.objections.slice(0, 3) : [undefined]
	const { customer, mentioned, request } = pen.brief
	const quotes = quotesIn(request)
	const body = codes.flatMap((code, at) => answerOne(pen, bankOf(code), insteads, quotes[at]))
	const also = pen.oneOf(['Say this as well', 'Also say', 'And do not leave out'])
	const draft = complete(pen, { head: [], body, tail: [] }, (whole, added) => ({
		...whole,
		body: [...whole.body.slice(0, -1), `${also}: “${added.join(' ')}”`, ...whole.body.slice(-1)],
	}))
	const told = draft.body.join('\n')
	const silent = figuresNotIn(pen, told)
	const people = [
		...(customer && !told.includes(customer) ? [`Customer: ${customer}`] : []),
		...(mentioned ?? []).map((name) => `Also named: ${name}`),
	]
	const notes = listed(pen.oneOf(noteHeads.atHand), [...people, ...nameFigures(pen, silent)])
	const reminders = pen.is('short') ? '' : listed(pen.oneOf(noteHeads.reminders), pen.sayMany(tips, 3))
	return { ...draft, tail: [notes, reminders] }
}

const longestQuote = 140

/** What a request quotes of a customer, each as a sentence. */
const quotesIn = (request: string): string[] =>
	[
		...request.matchAll(
			/[“"]([^“”"\n]{4,})[”"]|(?<=[\s:(])['‘]([^'’\n]*(?:['’]\p{L}[^'’\n]*)*)['’](?=[\s.,?!)]|$)/gu,
		),
	]
		.map(([, double, single]) => (double ?? single ?? '').trim())
		.filter((quote) => quote.length >= 4 && quote.length <= longestQuote)
		.map((quote) => `${quote.charAt(0).toUpperCase()}${quote.slice(1)}${/[.?!]$/.test(quote) ? '' : '.'}`)

function answerOne(
	pen: Pen,
	bank: ObjectionBank,
	insteads: readonly string[],
	asked: string | undefined,
): string[] {
	const acknowledgement = sentences(pen.mustSay(bank.acknowledge), pen.say(circumstanceLines))
	const question = pen.mustSay(bank.ask)
	const answer = sentences(
		...pen.sayMany(bank.answer, pen.is('short') ? 1 : pen.is('long') ? 3 : 2),
		pen.say(creditorLines),
		pen.say(topicLines),
		...describeTerms(pen),
		...insteads,
		pen.chance(0.3) ? pen.say(resultsVary) : '',
	)
	const check = pen.mustSay(checks)
	const whole = pen.chance(0.45)
		? [`${acknowledgement} ${question}`, '(Wait for the answer.)', `${answer} ${check}`].join('\n')
		: numbered([
				`${pen.oneOf(['Acknowledge', 'Take it seriously', 'Agree with what is right in it'])}: “${acknowledgement}”`,
				`${pen.oneOf(['Ask', 'Then ask', 'Then ask them'])}: “${question}”`,
				`${pen.oneOf(['Answer', 'Tell them', 'Answer that one thing'])}: “${answer}”`,
				`${pen.oneOf(['Check', 'Make sure', 'Ask whether it helped'])}: “${check}”`,
			])
	return [
		`Objection: “${asked ?? quoteOf(pen, bank)}”`,
		`Response:\n${whole}`,
		`${pen.oneOf(['If there is little time', 'In short', 'The short version', 'Briefly'])}: “${pen.mustSay(bank.briefly)}”`,
		`${pen.oneOf(['If they still say no', 'And if they stay with no', 'And if the answer is no'])}: “${pen.mustSay(bank.letGo)}”`,
	]
}

/** What the customer says, of the person whom the request names. */
function quoteOf(pen: Pen, bank: ObjectionBank): string {
	const { partner } = pen.brief
	if (bank.about === bankOf('spouse').about && partner) {
		return pen.oneOf([
			`I have to talk to my ${partner.relation} first.`,
			`My ${partner.relation} has to agree to this.`,
			`I don't decide anything without my ${partner.relation}.`,
		])
	}
	return pen.oneOf(bank.quotes)
}
