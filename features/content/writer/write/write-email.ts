import type { PieceWriter } from '../plan/piece-writer.ts'
import { isPersuasive } from '../required-of.ts'
import { circumstanceLines } from '../templates/circumstances.ts'
import { whoWeAre } from '../templates/disclosures.ts'
import { facts, howItWorks, otherWays, questions } from '../templates/explain.ts'
import { greetings, postscripts, signatures, signOffs } from '../templates/greetings.ts'
import { openings } from '../templates/openings.ts'
import { creditorLines, partnerLines } from '../templates/people.ts'
import { echoes } from '../templates/recap.ts'
import { closings, nextSteps } from '../templates/steps.ts'
import { topicLines } from '../templates/topics.ts'
import { answerInWriting } from './answer-in-writing.ts'
import { describeFigures, figuresNotIn, isTerm } from './describe-figures.ts'
import { complete, describeRisks, describeTerms } from './disclose.ts'
import { type Draft, listed, numbered, sentences, textOf } from './draft.ts'
import { describeRecap, hasRecap } from './write-recap.ts'

/** An email: subject, greeting, body and sign-off. */
export function writeEmail(writer: PieceWriter, title: string, replacements: readonly string[]): Draft {
	return writeMessage(writer, [`Subject: ${title}`], replacements)
}

/** A letter: as an email, on paper. */
export function writeLetter(writer: PieceWriter, title: string, replacements: readonly string[]): Draft {
	const head = ['From: [rep], [company]', 'To: [name]'].map((line) => writer.mustSay([line]))
	return writeMessage(writer, [head.join('\n'), `Subject: ${title}`], replacements)
}

/**
 * What a message is for. A recap gives the numbers of the offer; an explanation tells somebody who asks how the program
 * works; a note has one matter, such as a missed appointment or a customer of the program, and sells nothing.
 */
type Purpose = 'recap' | 'explanation' | 'note'

function purposeOf(writer: PieceWriter): Purpose {
	if (!isPersuasive(writer.brief)) return 'note'
	if (hasRecap(writer)) return 'recap'
	if (writer.brief.objections.length > 0 || writer.is(explaining)) return 'explanation'
	return writer.is(
		'no_answer|missed_appointment|went_quiet|documents|thank_you|appointment|review|finished|referral',
	)
		? 'note'
		: 'explanation'
}

/** Subjects that call for the program to be explained. */
const explaining =
	'how_it_works|risks|fees|nonpayment_consequences|fees_and_total_cost|time_to_results|dedicated_account_rights|amount_before_offer'

function writeMessage(writer: PieceWriter, head: string[], replacements: readonly string[]): Draft {
	const purpose = purposeOf(writer)
	const opening = writeOpening(writer)
	const body = [
		...opening,
		describeColleague(writer),
		...middles[purpose](writer, replacements, opening.join('\n')),
	]
	const draft: Draft = {
		head: [...head, writer.is('avoids_greeting') ? '' : writer.mustSay(greetings)],
		body: body.filter((each) => each !== ''),
		tail: [],
	}
	const left = figuresNotIn(writer, textOf(draft))
	const isTime = ({ kind }: { kind: string }) => kind === 'appointment' || kind === 'phone'
	const told = describeFigures(
		writer,
		left.filter((figure) => !isTime(figure)),
	)
	const end = writeEnd(writer, purpose)
	const late = describeFigures(
		writer,
		left.filter((figure) => isTime(figure) && !end.includes(figure.text)),
	)
	return complete(writer, {
		...draft,
		body: [...draft.body, told].filter((each) => each !== ''),
		tail: [
			sentences(late, end),
			`${writer.mustSay(signOffs)}\n${writer.mustSay(signatures)}`,
			writer.chance(purpose === 'note' ? 0.15 : 0.25) ? writer.say(postscripts) : '',
		],
	})
}

/** What the customer said or goes through, after a first line that fits where they stand. */
function writeOpening(writer: PieceWriter): string[] {
	const echo = writer.is('declined|left|decided') ? '' : writer.say(echoes)
	const opening = echo !== '' && writer.is('!talked|no_answer') ? '' : writer.mustSay(openings)
	const circumstance = writer.say(circumstanceLines)
	return writer.chance(0.5)
		? [sentences(opening, echo, circumstance)]
		: [sentences(opening, echo), circumstance]
}

type WriteMiddle = (writer: PieceWriter, replacements: readonly string[], opening: string) => string[]

const middles: Readonly<Record<Purpose, WriteMiddle>> = {
	recap: (writer, replacements) => {
		const recap = describeRecap(writer)
		const answers = answerInWriting(writer)
		const besides = [...writer.sayMany(topicLines, 1), writer.say(creditorLines)]
		return writer.is('objections') && writer.chance(0.35)
			? [...replacements, ...answers, ...besides, ...recap]
			: [...recap, ...replacements, ...answers, ...besides]
	},
	explanation: (writer, replacements) => {
		const explains =
			writer.is('stranger !short') && (writer.brief.objections.length === 0 || writer.is(explaining))
		const said = grounded(writer, writer.is('long') ? 4 : 2)
		const matter = [
			...answerInWriting(writer),
			...writer.sayMany(topicLines, writer.is('short') ? 1 : 2),
			sentences(...said),
			sentences(writer.say(creditorLines), writer.is('spouse') ? '' : writer.say(partnerLines)),
		]
		const asked = matter.join('\n')
		const terms = describeTerms(writer).filter(
			(term) => !writer.slots.fee || !(term.includes(writer.slots.fee) && asked.includes(writer.slots.fee)),
		)
		return [
			explains && writer.is('!how_it_works')
				? sentences(...writer.sayMany(howItWorks, writer.is('long') ? 2 : 1))
				: '',
			...(writer.is('fees|fees_and_total_cost') ? [...terms, ...matter] : [...matter, ...terms]),
			replacements.length === 0 && (explains || terms.length > 0 || writer.is('risks'))
				? describeRisks(writer)
				: '',
			...replacements,
			explains && writer.is('new_lead|long|how_it_works') ? writer.say(whoWeAre) : '',
			explains && writer.is('!short') ? writer.say(otherWays) : '',
		]
	},
	note: (writer, replacements, opening) => {
		const own = figuresNotIn(writer, opening).filter(
			(figure) => !isTerm(figure) && !/appointment|phone/.test(figure.kind),
		)
		const lines = writer.sayMany(topicLines, writer.is('short') ? 1 : writer.is('long') ? 3 : 2)
		return [
			describeFigures(writer, own),
			...lines,
			...answerInWriting(writer),
			sentences(writer.say(creditorLines), writer.say(partnerLines)),
			...describeTerms(writer),
			...replacements,
			writer.is('decided') && lines.length < 2 ? writer.say(facts) : '',
		]
	},
}

/** 'Her account manager is Brenda now': who looks after the customer from here. */
function describeColleague({ brief }: PieceWriter): string {
	const named = (brief.mentioned ?? []).flatMap((name) => {
		const [, role] =
			new RegExp(
				`\\b(account manager|case manager|negotiator|advisor|specialist)(?: is| will be| now is|:|,)? ${RegExp.escape(name)}`,
				'i',
			).exec(brief.request) ?? []
		return role ? [`Your ${role.toLowerCase()} is ${name}.`] : []
	})
	return sentences(...named)
}

/** What the guides say on it, where they have something. */
const grounded = (writer: PieceWriter, count: number): string[] =>
	writer.sayMany(writer.grounding().said, count)

function writeEnd(writer: PieceWriter, purpose: Purpose): string {
	const first = writer.say(nextSteps)
	const isTimed = writer.slots.when !== undefined && first.includes(writer.slots.when)
	const more = isTimed
		? nextSteps.filter((part) => !part.includes('{when}') && !part[1].includes('{when}'))
		: nextSteps
	const hasMore = purpose === 'note' && writer.is('decided|documents|left|finished !short')
	const steps = [first, hasMore ? writer.say(more) : ''].filter((each) => each !== '')
	const told =
		purpose === 'note' && steps.length > 1 && writer.is('decided|documents') && writer.chance(0.4)
			? `${listed(writer.oneOf(['What helps:', 'From here:', 'Next:']), steps, numbered)}\n\n`
			: sentences(...steps)
	const question =
		purpose === 'explanation' && writer.chance(0.3) && writer.is('!decided|declined|left')
			? writer.say(questions)
			: ''
	return sentences(told.trimEnd(), question)
		.concat(told.endsWith('\n') ? `\n\n${writer.mustSay(closings)}` : ` ${writer.say(closings)}`)
		.trimEnd()
}
