import { circumstanceLines } from '../parts/circumstances.ts'
import { whoWeAre } from '../parts/disclosures.ts'
import { facts, howItWorks, otherWays, questions } from '../parts/explain.ts'
import { greetings, postscripts, signatures, signOffs } from '../parts/greetings.ts'
import { openings } from '../parts/openings.ts'
import { creditorLines, partnerLines } from '../parts/people.ts'
import { closings, nextSteps } from '../parts/steps.ts'
import { topicLines } from '../parts/topics.ts'
import type { Bank, Pen } from '../plan/pen.ts'
import { isPersuasive } from '../required-of.ts'
import { answerInWriting } from './answer-in-writing.ts'
import { complete, tellRisks, tellTerms } from './disclose.ts'
import { bullets, type Draft, listed, numbered, sentences, textOf } from './draft.ts'
import { figuresNotIn, isTerm, tellFigures } from './tell-figures.ts'

/** An email: subject, greeting, body and sign-off. */
export function writeEmail(pen: Pen, title: string, insteads: readonly string[]): Draft {
	return writeMessage(pen, [`Subject: ${title}`], insteads)
}

/** A letter: as an email, on paper. */
export function writeLetter(pen: Pen, title: string, insteads: readonly string[]): Draft {
	const head = ['From: [rep], [company]', 'To: [name]'].map((line) => pen.mustSay([line]))
	return writeMessage(pen, [head.join('\n'), `Subject: ${title}`], insteads)
}

function writeMessage(pen: Pen, head: string[], insteads: readonly string[]): Draft {
	const body = [...writeOpening(pen), ...writeMiddle(pen, insteads)]
	const draft: Draft = {
		head: [...head, pen.is('avoids_greeting') ? '' : pen.mustSay(greetings)],
		body: body.filter((each) => each !== ''),
		tail: [
			writeEnd(pen),
			`${pen.mustSay(signOffs)}\n${pen.mustSay(signatures)}`,
			pen.chance(0.35) ? pen.say(postscripts) : '',
		],
	}
	const left = tellFigures(pen, figuresNotIn(pen, textOf(draft)))
	return complete(pen, left === '' ? draft : { ...draft, body: [...draft.body, left] })
}

function writeOpening(pen: Pen): string[] {
	const opening = pen.mustSay(openings)
	const circumstance = pen.say(circumstanceLines)
	const question = pen.chance(0.2) && pen.is('!decided') ? pen.say(questions) : ''
	return pen.chance(0.6)
		? [sentences(opening, circumstance), question]
		: [opening, sentences(circumstance, question)]
}

/** The paragraphs between opening and end, each of them whole. */
function writeMiddle(pen: Pen, insteads: readonly string[]): string[] {
	const isSold = isPersuasive(pen.brief)
	const isLong = pen.is('long')
	const isShort = pen.is('short')
	const terms = tellTerms(pen)
	const explains = isSold && (pen.is('stranger') ? !isShort : isLong || pen.chance(0.25))
	const isOpen = isSold && (explains || terms.length > 0 || !isShort)
	const own = pen.brief.figures.filter(
		(figure) => !isTerm(figure) && figure.kind !== 'appointment' && figure.kind !== 'phone',
	)
	const aboutThem = [tellFigures(pen, own), pen.say(creditorLines)]
	const aboutTheirQuestions = [...answerInWriting(pen), ...pen.sayMany(topicLines, isShort ? 1 : 2)]
	const aboutTheProgram = [
		explains ? sentences(...pen.sayMany(howItWorks, isLong ? 2 : 1)) : '',
		terms.length > 1 && pen.chance(0.5) ? bullets(terms) : sentences(...terms),
		isOpen && insteads.length === 0 ? tellRisks(pen) : '',
		...insteads,
	]
	const besides = [
		pen.is('stranger') && isSold && !isShort ? pen.say(whoWeAre) : '',
		isSold && (isLong || pen.chance(isShort ? 0.1 : 0.4))
			? sentences(...pen.sayMany(otherWays, isLong ? 2 : 1))
			: '',
		pen.chance(isShort ? 0.15 : 0.45) ? pen.say(factsFor(pen)) : '',
		pen.is('spouse') && pen.chance(0.6) ? '' : pen.say(partnerLines),
	]
	const middle = pen.chance(0.6)
		? [...pen.shuffle(aboutTheirQuestions), ...aboutTheProgram]
		: [...aboutTheProgram, ...pen.shuffle(aboutTheirQuestions)]
	return [...aboutThem, ...middle, ...pen.shuffle(besides)].filter((each) => each !== '')
}

const factsFor = (pen: Pen): Bank => (isPersuasive(pen.brief) || pen.is('decided') ? facts : [])

const stepHeads: Bank = [
	'What would help next:',
	'From here:',
	'The next steps, if you like:',
	'What I suggest:',
	'A few small things:',
]

function writeEnd(pen: Pen): string {
	const steps = pen.sayMany(nextSteps, pen.is('short') ? 1 : pen.is('long') ? 3 : 2)
	const told =
		steps.length > 1 && pen.chance(0.4)
			? listed(pen.mustSay(stepHeads), steps, pen.chance(0.5) ? numbered : bullets)
			: sentences(...steps)
	const question = pen.chance(0.3) && pen.is('!decided|declined|left') ? pen.say(questions) : ''
	const closing = pen.is('short') && pen.chance(0.4) ? '' : pen.say(closings)
	return told.includes('\n')
		? [told, sentences(question, closing)].filter(Boolean).join('\n\n')
		: sentences(told, question, closing)
}
