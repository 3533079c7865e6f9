import { circumstanceLines } from '../parts/circumstances.ts'
import { whoWeAre } from '../parts/disclosures.ts'
import { facts, howItWorks, otherWays, questions } from '../parts/explain.ts'
import { greetings, postscripts, signatures, signOffs } from '../parts/greetings.ts'
import { openings } from '../parts/openings.ts'
import { creditorLines, partnerLines } from '../parts/people.ts'
import { echoes } from '../parts/recap.ts'
import { closings, nextSteps } from '../parts/steps.ts'
import { topicLines } from '../parts/topics.ts'
import type { Pen } from '../plan/pen.ts'
import { isPersuasive } from '../required-of.ts'
import { answerInWriting } from './answer-in-writing.ts'
import { describeFigures, figuresNotIn, isTerm } from './describe-figures.ts'
import { complete, describeRisks, describeTerms } from './disclose.ts'
import { type Draft, listed, numbered, sentences, textOf } from './draft.ts'
import { describeRecap, hasRecap } from './write-recap.ts'

/** An email: subject, greeting, body and sign-off. */
export function writeEmail(pen: Pen, title: string, insteads: readonly string[]): Draft {
	return writeMessage(pen, [`Subject: ${title}`], insteads)
}

/** A letter: as an email, on paper. */
export function writeLetter(pen: Pen, title: string, insteads: readonly string[]): Draft {
	const head = ['From: [rep], [company]', 'To: [name]'].map((line) => pen.mustSay([line]))
	return writeMessage(pen, [head.join('\n'), `Subject: ${title}`], insteads)
}

/**
 * What a message is for. A recap gives the numbers of the offer; an explanation tells somebody who asks how the program
 * works; a note has one matter, such as a missed appointment or a customer of the program, and sells nothing.
 */
type Purpose = 'recap' | 'explanation' | 'note'

function purposeOf(pen: Pen): Purpose {
	if (!isPersuasive(pen.brief)) return 'note'
	if (hasRecap(pen)) return 'recap'
	if (pen.brief.objections.length > 0 || pen.is(explaining)) return 'explanation'
	return pen.is(
		'no_answer|missed_appointment|went_quiet|documents|thank_you|appointment|review|finished|referral',
	)
		? 'note'
		: 'explanation'
}

/** Subjects that call for the program to be explained. */
const explaining =
	'how_it_works|risks|fees|nonpayment_consequences|fees_and_total_cost|time_to_results|dedicated_account_rights|amount_before_offer'

function writeMessage(pen: Pen, head: string[], insteads: readonly string[]): Draft {
	const purpose = purposeOf(pen)
	const opening = writeOpening(pen)
	const body = [...opening, describeColleague(pen), ...middles[purpose](pen, insteads, opening.join('\n'))]
	const draft: Draft = {
		head: [...head, pen.is('avoids_greeting') ? '' : pen.mustSay(greetings)],
		body: body.filter((each) => each !== ''),
		tail: [],
	}
	const left = figuresNotIn(pen, textOf(draft))
	const isTime = ({ kind }: { kind: string }) => kind === 'appointment' || kind === 'phone'
	const told = describeFigures(
		pen,
		left.filter((figure) => !isTime(figure)),
	)
	const end = writeEnd(pen, purpose)
	const late = describeFigures(
		pen,
		left.filter((figure) => isTime(figure) && !end.includes(figure.text)),
	)
	return complete(pen, {
		...draft,
		body: [...draft.body, told].filter((each) => each !== ''),
		tail: [
			sentences(late, end),
			`${pen.mustSay(signOffs)}\n${pen.mustSay(signatures)}`,
			pen.chance(purpose === 'note' ? 0.15 : 0.25) ? pen.say(postscripts) : '',
		],
	})
}

/** What the customer said or goes through, after a first line that fits where they stand. */
function writeOpening(pen: Pen): string[] {
	const echo = pen.is('declined|left|decided') ? '' : pen.say(echoes)
	const opening = echo !== '' && pen.is('!talked|no_answer') ? '' : pen.mustSay(openings)
	const circumstance = pen.say(circumstanceLines)
	return pen.chance(0.5) ? [sentences(opening, echo, circumstance)] : [sentences(opening, echo), circumstance]
}

type WriteMiddle = (pen: Pen, insteads: readonly string[], opening: string) => string[]

const middles: Readonly<Record<Purpose, WriteMiddle>> = {
	recap: (pen, insteads) => {
		const recap = describeRecap(pen)
		const answers = answerInWriting(pen)
		const besides = [...pen.sayMany(topicLines, 1), pen.say(creditorLines)]
		return pen.is('objections') && pen.chance(0.35)
			? [...insteads, ...answers, ...besides, ...recap]
			: [...recap, ...insteads, ...answers, ...besides]
	},
	explanation: (pen, insteads) => {
		const explains = pen.is('stranger !short') && (pen.brief.objections.length === 0 || pen.is(explaining))
		const said = grounded(pen, pen.is('long') ? 4 : 2)
		const matter = [
			...answerInWriting(pen),
			...pen.sayMany(topicLines, pen.is('short') ? 1 : 2),
			sentences(...said),
			sentences(pen.say(creditorLines), pen.is('spouse') ? '' : pen.say(partnerLines)),
		]
		const asked = matter.join('\n')
		const terms = describeTerms(pen).filter(
			(term) => !pen.slots.fee || !(term.includes(pen.slots.fee) && asked.includes(pen.slots.fee)),
		)
		return [
			explains && pen.is('!how_it_works')
				? sentences(...pen.sayMany(howItWorks, pen.is('long') ? 2 : 1))
				: '',
			...(pen.is('fees|fees_and_total_cost') ? [...terms, ...matter] : [...matter, ...terms]),
			insteads.length === 0 && (explains || terms.length > 0 || pen.is('risks')) ? describeRisks(pen) : '',
			...insteads,
			explains && pen.is('new_lead|long|how_it_works') ? pen.say(whoWeAre) : '',
			explains && pen.is('!short') ? pen.say(otherWays) : '',
		]
	},
	note: (pen, insteads, opening) => {
		const own = figuresNotIn(pen, opening).filter(
			(figure) => !isTerm(figure) && !/appointment|phone/.test(figure.kind),
		)
		const lines = pen.sayMany(topicLines, pen.is('short') ? 1 : pen.is('long') ? 3 : 2)
		return [
			describeFigures(pen, own),
			...lines,
			...answerInWriting(pen),
			sentences(pen.say(creditorLines), pen.say(partnerLines)),
			...describeTerms(pen),
			...insteads,
			pen.is('decided') && lines.length < 2 ? pen.say(facts) : '',
		]
	},
}

/** 'Her account manager is Brenda now': who looks after the customer from here. */
function describeColleague({ brief }: Pen): string {
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
const grounded = (pen: Pen, count: number): string[] => pen.sayMany(pen.grounding().said, count)

function writeEnd(pen: Pen, purpose: Purpose): string {
	const first = pen.say(nextSteps)
	const isTimed = pen.slots.when !== undefined && first.includes(pen.slots.when)
	const more = isTimed
		? nextSteps.filter((part) => !part.includes('{when}') && !part[1].includes('{when}'))
		: nextSteps
	const hasMore = purpose === 'note' && pen.is('decided|documents|left|finished !short')
	const steps = [first, hasMore ? pen.say(more) : ''].filter((each) => each !== '')
	const told =
		purpose === 'note' && steps.length > 1 && pen.is('decided|documents') && pen.chance(0.4)
			? `${listed(pen.oneOf(['What helps:', 'From here:', 'Next:']), steps, numbered)}\n\n`
			: sentences(...steps)
	const question =
		purpose === 'explanation' && pen.chance(0.3) && pen.is('!decided|declined|left') ? pen.say(questions) : ''
	return sentences(told.trimEnd(), question)
		.concat(told.endsWith('\n') ? `\n\n${pen.mustSay(closings)}` : ` ${pen.say(closings)}`)
		.trimEnd()
}
