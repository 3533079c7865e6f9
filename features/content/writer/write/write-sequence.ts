import type { Channel } from '../../request/brief.ts'
import type { PieceWriter } from '../plan/piece-writer.ts'
import { type PlannedMessage, planMessages } from '../plan/plan-messages.ts'
import type { Purpose } from '../purpose.ts'
import { isPersuasive } from '../required-of.ts'
import { circumstanceLines } from '../templates/circumstances.ts'
import { facts, howItWorks, otherWays, questions } from '../templates/explain.ts'
import { greetings, signatures, signOffs } from '../templates/greetings.ts'
import { callSteps, lastWords, messageOpenings, messageSubjects } from '../templates/messages.ts'
import { noteHeads } from '../templates/notes.ts'
import { openings } from '../templates/openings.ts'
import { creditorLines, partnerLines } from '../templates/people.ts'
import { echoes, remembered } from '../templates/recap.ts'
import { sequenceVoicemails, textsFor } from '../templates/sequence-texts.ts'
import { closings, nextSteps } from '../templates/steps.ts'
import { topicLines } from '../templates/topics.ts'
import { answerInWriting } from './answer-in-writing.ts'
import { describeFigures, figuresNotIn, isTerm, nameFigures } from './describe-figures.ts'
import { complete, describeRisks, describeTerms } from './disclose.ts'
import { bullets, type Draft, listed, sentences, textOf } from './draft.ts'
import { describeRecap, hasRecap } from './write-recap.ts'
import { composeText } from './write-text.ts'

/** Messages with days between, each of another purpose. Every message discloses by itself what it calls for. */
export function writeSequence(writer: PieceWriter, title: string, replacements: readonly string[]): Draft {
	const plan = planMessages(writer)
	const withTerms = carrierOf(plan, ['practical', 'risk', 'recap'])
	const withInsteads = carrierOf(plan, ['risk', 'fact', 'answer', 'recap'])
	const messages = plan.map((message, index) => {
		const extra = message === withInsteads ? replacements : []
		const terms = message === withTerms ? describeTerms(writer) : []
		return `${message.time} (${message.channel})\n${writeMessage(writer, message, index === 0, [...terms, ...extra])}`
	})
	const silent = figuresNotIn(writer, messages.join('\n'))
	return {
		head: [`${kindOf(writer, plan)} sequence: ${title}`],
		body: messages,
		tail: [listed(writer.oneOf(noteHeads.atHand), nameFigures(writer, silent))],
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
	writer: PieceWriter,
	{ channel, purpose }: PlannedMessage,
	isFirst: boolean,
	extra: readonly string[],
): string {
	if (channel === 'text')
		return composeText(writer, isFirst ? writer.brief.figures : [], isFirst ? undefined : textsFor[purpose])
	if (channel === 'call') return callStep(writer, purpose)
	if (channel === 'voicemail') return voicemailOf(writer, purpose, isFirst)
	const email = emailOf(writer, purpose, isFirst, extra)
	// A letter has no subject line.
	return channel === 'letter' ? email.replace(/^Subject: [^\n]*\n+/, '') : email
}

/** The channel in the heading of a sequence, or 'Mixed'. */
const kindOf = ({ brief }: PieceWriter, plan: readonly PlannedMessage[]) =>
	new Set(plan.map(({ channel }) => channel)).size > 1 && brief.messages.told
		? 'Mixed'
		: (kinds[brief.channel] ?? 'Email')

const kinds: Partial<Record<Channel, string>> = { text: 'Text', phone: 'Call', voicemail: 'Call' }

/** The words of a voicemail. The last one says goodbye. */
function voicemailOf(writer: PieceWriter, purpose: Purpose, isFirst: boolean): string {
	const which = purpose === 'last' ? 'last' : isFirst ? 'first' : 'between'
	return `“${writer.mustSay(sequenceVoicemails[which])}”`
}

function callStep(writer: PieceWriter, purpose: Purpose): string {
	const question = purpose === 'last' ? '' : writer.say(questions)
	return sentences(writer.mustSay(callSteps[purpose]), question && `Ask: “${question}”`)
}

function emailOf(writer: PieceWriter, purpose: Purpose, isFirst: boolean, extra: readonly string[]): string {
	const opening = isFirst
		? sentences(
				writer.is('talked|decided|left|declined|new_lead|no_answer') || writer.brief.objections.length === 0
					? writer.mustSay(openings)
					: '',
				writer.is('decided|left|declined') ? '' : writer.say(echoes),
				writer.say(circumstanceLines),
			)
		: writer.mustSay(messageOpenings[purpose])
	const draft: Draft = {
		head: [`Subject: ${writer.mustSay(messageSubjects[purpose])}`, writer.mustSay(greetings)],
		body: [opening, ...matter(writer, purpose), ...extra].filter((each) => each !== ''),
		tail: [ending(writer, purpose), `${writer.mustSay(signOffs)}\n${writer.mustSay(signatures)}`],
	}
	return textOf(complete(writer, draft))
}

/** What a message of a purpose says. */
function matter(writer: PieceWriter, purpose: Purpose): string[] {
	const isSold = isPersuasive(writer.brief)
	switch (purpose) {
		case 'recap': {
			const own = writer.brief.figures.filter((figure) => !isTerm(figure))
			const numbers = hasRecap(writer) ? describeRecap(writer) : [describeFigures(writer, own)]
			return [
				...numbers,
				writer.say(creditorLines),
				hasRecap(writer) ? '' : writer.say(partnerLines),
				writer.say(topicLines),
			]
		}
		case 'question':
			return [aboutThem(writer), writer.mustSay(questions)]
		case 'fact':
			return [
				writer.say(topicLines) || writer.say(writer.grounding().said) || writer.mustSay(facts),
				writer.chance(0.5) ? writer.say(facts) : '',
			]
		case 'risk':
			return isSold
				? [writer.chance(0.5) ? writer.say(howItWorks) : '', describeRisks(writer)]
				: [writer.mustSay(facts)]
		case 'answer':
			return answerInWriting(writer)
		case 'others':
			return writer.chance(0.5)
				? [bullets(writer.sayMany(otherWays, 3))]
				: [sentences(...writer.sayMany(otherWays, 2))]
		case 'practical':
			return [
				aboutThem(writer),
				sentences(...writer.sayMany(nextSteps, 2)),
				isSold ? writer.say(howItWorks) : '',
			]
		case 'last':
			return [writer.mustSay(lastWords)]
	}
}

/** A line that holds this customer's case, so that no message could go to anybody. */
const aboutThem = (writer: PieceWriter): string => writer.say(remembered)

const ending = (writer: PieceWriter, purpose: Purpose): string =>
	purpose === 'last'
		? ''
		: sentences(
				writer.chance(0.6) ? writer.say(nextSteps) : '',
				writer.chance(0.5) ? writer.say(closings) : '',
			)
