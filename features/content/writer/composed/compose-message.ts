import { readFigures } from '#platform/english/read-figures.ts'
import type { Brief } from '../../request/brief.ts'
import type { PieceWriter } from '../plan/piece-writer.ts'
import { greetings, signatures, signOffs } from '../templates/greetings.ts'
import { optOut } from '../templates/texts.ts'
import { topicLines } from '../templates/topics.ts'
import { computedFigures } from '../write/compute-figures.ts'
import { describeFigures, figuresNotIn, isTerm } from '../write/describe-figures.ts'
import { beforeTheEnd, complete } from '../write/disclose.ts'
import { bullets, type Draft, sentences } from '../write/draft.ts'
import { unrepeated } from '../write/say-told.ts'
import { composedLines } from './composed-lines.ts'
import { lawfulTold, saysEnough } from './says-enough.ts'

/** Whether a message is composed from the sentences of its request instead of a complete piece or templates. */
export const isComposed = ({ brief }: PieceWriter): boolean => !brief.piece && saysEnough(brief)

/** The subject line of a composed message, by topic or by the customer's stage. */
export const composedTitle = (writer: PieceWriter): string => writer.mustSay(composedLines.subjects)

const isQuestion = (say: string) => say.endsWith('?') || say.startsWith('Please ')
/** Thanks, apologies and good news come first. */
const isOpening = (say: string) =>
	/^(?:Thank you|Thanks|I'm sorry|We're sorry|Congratulations|Welcome|Good news)\b/.test(say)
const perParagraph = 3

/** Writes a message from the sentences that its request asks for, in their order, with what a sales message has to disclose. */
export function composeMessage(writer: PieceWriter, title: string): Draft {
	const { brief, form } = writer
	const said = unrepeated(lawfulTold(brief))
	if (form === 'text_message') return composeText(writer, said)
	if (form === 'handover_note')
		return { head: [title], body: [bullets(said)], tail: [writer.mustSay(['[rep]'])] }
	const opening = said.filter(isOpening)
	const statements = said.filter((say) => !isOpening(say) && !isQuestion(say))
	const questions = said.filter(isQuestion)
	const isForTeam = brief.channel === 'internal'
	const first = opening.length > 0 || isForTeam ? '' : writer.say(composedLines.openings)
	const body = [
		...(statements.length + opening.length > perParagraph
			? [
					sentences(first, ...opening, ...statements.slice(0, perParagraph - opening.length)),
					...paragraphs(statements.slice(perParagraph - opening.length)),
				]
			: [sentences(first, ...opening, ...statements)]),
		isForTeam ? '' : describeRest(writer, [...said, first].join(' ')),
		sentences(...questions),
		isForTeam || questions.length > 0 ? '' : writer.say(composedLines.closings),
	]
	const draft: Draft = {
		head: [
			...(form === 'letter_message'
				? [['From: [rep], [company]', 'To: [name]'].map((line) => writer.mustSay([line])).join('\n')]
				: []),
			`Subject: ${title}`,
			writer.is('avoids_greeting')
				? ''
				: isForTeam
					? writer.mustSay(composedLines.teamGreetings)
					: writer.mustSay(greetings),
		],
		body: body.filter((each) => each !== ''),
		tail: [
			isForTeam ? writer.mustSay(['[rep]']) : `${writer.mustSay(signOffs)}\n${writer.mustSay(signatures)}`,
		],
	}
	return complete(writer, draft, beforeTheEnd)
}

const paragraphs = (said: readonly string[]): string[] =>
	Array.from({ length: Math.ceil(said.length / perParagraph) }, (_, at) =>
		sentences(...said.slice(at * perParagraph, (at + 1) * perParagraph)),
	)

/** Topics and offer figures that the request names without wording, and values computed from them. */
function describeRest(writer: PieceWriter, text: string): string {
	const { brief } = writer
	const topics = writer.sayMany(
		topicLines.filter((template) => typeof template !== 'string' && isShown(brief, template[0])),
		2,
	)
	const left = figuresNotIn(writer, text).filter(
		(figure) => isTerm(figure) || figure.kind === 'monthly_deposit',
	)
	return sentences(
		...topics,
		describeFigures(writer, left),
		...computedFigures(writer).map((line) => `${line}.`),
	)
}

/** Whether a computed fee adds something to the text. */
const _isFeeComputed = (fee: string, text: string) =>
	/\d/.test(fee) &&
	readFigures(fee).some(({ value }) => !readFigures(text).some((known) => known.value === value))

const isShown = ({ shownTopics = [] }: Brief, when: string) =>
	when.split(/[ |]/).some((tag) => shownTopics.includes(tag))

/** A text message: who writes, the sentences as far as there is room, and how to opt out. */
function composeText(writer: PieceWriter, said: readonly string[]): Draft {
	const end = writer.mustSay(optOut)
	let message = writer.mustSay(composedLines.textOpenings)
	const most = Math.min(writer.brief.limits?.characters ?? longestText, longestText)
	for (const say of said) {
		const longer = sentences(message, say)
		if (longer.length + end.length + 1 <= most) message = longer
	}
	return { head: [], body: [sentences(message, end)], tail: [] }
}

const longestText = 480
