import type { Channel } from '../brief.ts'
import { circumstanceLines } from '../parts/circumstances.ts'
import { facts, howItWorks, otherWays, questions } from '../parts/explain.ts'
import { greetings, signatures, signOffs } from '../parts/greetings.ts'
import { callSteps, lastWords, messageOpenings, messageSubjects, type Purpose } from '../parts/messages.ts'
import { noteHeads } from '../parts/notes.ts'
import { openings } from '../parts/openings.ts'
import { creditorLines, partnerLines } from '../parts/people.ts'
import { echoes, remembered } from '../parts/recap.ts'
import { textsFor } from '../parts/sequence-texts.ts'
import { closings, nextSteps } from '../parts/steps.ts'
import { topicLines } from '../parts/topics.ts'
import type { Pen } from '../plan/pen.ts'
import { type PlannedMessage, planMessages } from '../plan/plan-messages.ts'
import { isPersuasive } from '../required-of.ts'
import { answerInWriting } from './answer-in-writing.ts'
import { describeFigures, figuresNotIn, isTerm, nameFigures } from './describe-figures.ts'
import { complete, describeRisks, describeTerms } from './disclose.ts'
import { bullets, type Draft, listed, sentences, textOf } from './draft.ts'
import { describeRecap, hasRecap } from './write-recap.ts'
import { composeText } from './write-text.ts'

/** Messages with days between, each of another purpose. Every message discloses by itself what it calls for. */
export function writeSequence(pen: Pen, title: string, insteads: readonly string[]): Draft {
	const plan = planMessages(pen)
	const withTerms = carrierOf(plan, ['practical', 'risk', 'recap'])
	const withInsteads = carrierOf(plan, ['risk', 'fact', 'answer', 'recap'])
	const messages = plan.map((message, index) => {
		const extra = message === withInsteads ? insteads : []
		const terms = message === withTerms ? describeTerms(pen) : []
		return `${message.time} (${message.channel})\n${writeMessage(pen, message, index === 0, [...terms, ...extra])}`
	})
	const silent = figuresNotIn(pen, messages.join('\n'))
	return {
		head: [`${kinds[pen.brief.channel] ?? 'Email'} sequence: ${title}`],
		body: messages,
		tail: [listed(pen.oneOf(noteHeads.atHand), nameFigures(pen, silent))],
	}
}

/** The email that has room for more: of the first of these purposes that there is one of. */
const carrierOf = (plan: readonly PlannedMessage[], purposes: readonly Purpose[]) => {
	const emails = plan.filter(({ channel }) => channel === 'email')
	return purposes
		.map((purpose) => emails.find((email) => email.purpose === purpose))
		.find((email) => email !== undefined)
}

function writeMessage(
	pen: Pen,
	{ channel, purpose }: PlannedMessage,
	isFirst: boolean,
	extra: readonly string[],
): string {
	if (channel === 'text')
		return composeText(pen, isFirst ? pen.brief.figures : [], isFirst ? undefined : textsFor[purpose])
	return channel === 'call' ? callStep(pen, purpose) : emailOf(pen, purpose, isFirst, extra)
}

const kinds: Partial<Record<Channel, string>> = { text: 'Text', phone: 'Call', voicemail: 'Call' }

function callStep(pen: Pen, purpose: Purpose): string {
	const question = purpose === 'last' ? '' : pen.say(questions)
	return sentences(pen.mustSay(callSteps[purpose]), question && `Ask: “${question}”`)
}

function emailOf(pen: Pen, purpose: Purpose, isFirst: boolean, extra: readonly string[]): string {
	const opening = isFirst
		? sentences(
				pen.is('talked|decided|left|declined|new_lead|no_answer') || pen.brief.objections.length === 0
					? pen.mustSay(openings)
					: '',
				pen.is('decided|left|declined') ? '' : pen.say(echoes),
				pen.say(circumstanceLines),
			)
		: pen.mustSay(messageOpenings[purpose])
	const draft: Draft = {
		head: [`Subject: ${pen.mustSay(messageSubjects[purpose])}`, pen.mustSay(greetings)],
		body: [opening, ...matter(pen, purpose), ...extra].filter((each) => each !== ''),
		tail: [ending(pen, purpose), `${pen.mustSay(signOffs)}\n${pen.mustSay(signatures)}`],
	}
	return textOf(complete(pen, draft))
}

/** What a message of a purpose says. */
function matter(pen: Pen, purpose: Purpose): string[] {
	const isSold = isPersuasive(pen.brief)
	switch (purpose) {
		case 'recap': {
			const own = pen.brief.figures.filter((figure) => !isTerm(figure))
			const numbers = hasRecap(pen) ? describeRecap(pen) : [describeFigures(pen, own)]
			return [
				...numbers,
				pen.say(creditorLines),
				hasRecap(pen) ? '' : pen.say(partnerLines),
				pen.say(topicLines),
			]
		}
		case 'question':
			return [aboutThem(pen), pen.mustSay(questions)]
		case 'fact':
			return [
				pen.say(topicLines) || pen.say(pen.grounding().said) || pen.mustSay(facts),
				pen.chance(0.5) ? pen.say(facts) : '',
			]
		case 'risk':
			return isSold ? [pen.chance(0.5) ? pen.say(howItWorks) : '', describeRisks(pen)] : [pen.mustSay(facts)]
		case 'answer':
			return answerInWriting(pen)
		case 'others':
			return pen.chance(0.5)
				? [bullets(pen.sayMany(otherWays, 3))]
				: [sentences(...pen.sayMany(otherWays, 2))]
		case 'practical':
			return [aboutThem(pen), sentences(...pen.sayMany(nextSteps, 2)), isSold ? pen.say(howItWorks) : '']
		case 'last':
			return [pen.mustSay(lastWords)]
	}
}

/** A line that holds this customer's case, so that no message could go to anybody. */
const aboutThem = (pen: Pen): string => pen.say(remembered)

const ending = (pen: Pen, purpose: Purpose): string =>
	purpose === 'last'
		? ''
		: sentences(pen.chance(0.6) ? pen.say(nextSteps) : '', pen.chance(0.5) ? pen.say(closings) : '')
