import { readFigures } from '#platform/english/read-figures.ts'
import type { FigureKind } from '../../request/brief.ts'
import { composedLines } from '../composed/composed-lines.ts'
import { pieceById } from '../pieces/find-pieces.ts'
import type { PieceWriter } from '../plan/piece-writer.ts'
import { greetings, signatures, signOffs } from '../templates/greetings.ts'
import { noteHeads } from '../templates/notes.ts'
import { templatesFor } from '../templates/objections/templates-for-objection.ts'
import { voicemailNotes } from '../templates/phone.ts'
import { computedFigures, correctedFee, feeInDollars } from '../write/compute-figures.ts'
import { describeFigures, figuresNotIn, isTerm, nameFigures } from '../write/describe-figures.ts'
import { beforeTheEnd, complete } from '../write/disclose.ts'
import { bullets, type Draft, listed, sentences, textOf } from '../write/draft.ts'
import { quotesIn } from '../write/write-objection-reply.ts'
import {
	type AuthoredPiece,
	authoredPieces,
	type ConditionalPiece,
	commonParagraphs,
} from './authored-pieces.ts'

/** The authored piece that fits a brief best; undefined where none fits. */
export function authoredFor(writer: PieceWriter): AuthoredPiece | undefined {
	const { piece } = writer.brief
	const chosen = piece ? pieceById(piece) : undefined
	if (chosen) return chosen
	const fitting = authoredPieces.filter(({ when }) => writer.is(when))
	const [best] = fitting.toSorted((a, b) => demandsOf(b) - demandsOf(a))
	return best
}

const demandsOf = ({ when }: ConditionalPiece) =>
	when.split(' ').filter((each) => !each.startsWith('!')).length + (when.startsWith('on_') ? 3 : 0)

/** The title of an authored piece, with what it is about. */
export const authoredTitle = (writer: PieceWriter, piece: AuthoredPiece): string =>
	writer.mustSay(piece.titles.map((title) => aboutIn(writer, title)))

/** Writes an authored piece: a wording of each paragraph, the figures of the request, and what has to be disclosed. */
export function writeAuthored(
	writer: PieceWriter,
	piece: AuthoredPiece,
	title: string,
	replacements: readonly string[],
): Draft {
	const paragraphs = piece.body
		.filter(({ when }) => when === null || writer.is(when))
		.map(({ say }) => paragraph(writer, say))
		.filter((each) => each !== '')
	if (piece.isVoicemailSet) return voicemailSet(writer, piece, title, paragraphs)
	if (piece.isVoicemail) return voicemail(writer, title, paragraphs)
	const isMessage = writer.is('email_message|letter_message')
	const isPlain = writer.is('on_stop_request|on_correction|on_turn_down')
	const body = piece.isList ? [shortened(writer, paragraphs.join('\n'))] : paragraphs
	const draft: Draft = {
		head: isMessage
			? [
					`Subject: ${title}`,
					writer.is('avoids_greeting') ? '' : writer.mustSay(greetingsFor(writer, isPlain)),
				]
			: writer.is('text_message')
				? []
				: [headOf(writer, piece, title)],
		body,
		tail: isMessage
			? [`${writer.mustSay(isPlain ? ['Sincerely,'] : signOffs)}\n${writer.mustSay(signatures)}`]
			: [],
	}
	const whole = withRest(writer, draft, replacements)
	return piece.isComplete ? whole : complete(writer, whole, beforeTheEnd)
}

const greetingsFor = ({ brief }: PieceWriter, isPlain: boolean) => {
	if (brief.channel === 'internal') return composedLines.teamGreetings
	return isPlain ? ['Hi [name],'] : greetings
}

/** The first line of a page: the objection in the customer's words, or the title. */
function headOf(writer: PieceWriter, { titles }: AuthoredPiece, title: string): string {
	if (writer.form === 'objection_reply') {
		const said = quotesIn(writer.brief.request)[0] ?? titles.find((each) => each.startsWith('“')) ?? title
		return `Objection: “${said.replaceAll(/[“”]/g, '')}”\n\nResponse:`
	}
	return writer.is('script') ? `Script: ${title}` : title
}

/** Figures that get a sentence of their own in a piece without a place for them. */
const sayAlone: ReadonlySet<FigureKind> = new Set([
	'appointment',
	'missed_appointment',
	'deposit_date',
	'monthly_deposit',
	'fee_percent',
	'fee_amount',
	'phone',
])

/** Puts sentences into a text message before the line on how to opt out. */
const beforeOptOut = (message: string, added: readonly string[]) => {
	const optOut =
		/ (?:Reply STOP|Text me back, or reply STOP|Answer here whenever)[^.]*$/.exec(message)?.[0] ?? ''
	return sentences(message.slice(0, message.length - optOut.length), ...added) + optOut
}

/** Adds the lawful words for unlawful wishes and the figures that were not told, before the closing paragraph. */
function withRest(writer: PieceWriter, draft: Draft, replacements: readonly string[]): Draft {
	const left = figuresNotIn(writer, textOf(draft)).filter(
		({ kind }) => !writer.brief.sellsNothing || sayAlone.has(kind),
	)
	const lawful = writer.is('on_stop_request') ? [] : replacements
	const rest = [...lawful, describeFigures(writer, left)].filter((each) => each !== '')
	if (writer.form === 'text_message')
		return { ...draft, body: draft.body.map((message) => beforeOptOut(message, rest)) }
	const at = Math.max(1, draft.body.length - 1)
	return { ...draft, body: [...draft.body.slice(0, at), ...rest, ...draft.body.slice(at)] }
}

function paragraph(writer: PieceWriter, say: readonly string[]): string {
	const [first = ''] = say
	if (first === 'RISKS') return writer.mustSay(commonParagraphs.risks)
	if (first === 'FEE') return sentences(writer.mustSay(commonParagraphs.fee), feeInDollars(writer))
	if (first === 'CORRECTED') return sentences(writer.mustSay(correctedLines(writer)), correctedFee(writer))
	if (first === 'ACCOUNT') return writer.mustSay(commonParagraphs.account)
	if (first === 'FIGURES') return figureList(writer)
	return writer.mustSay(say.map((words) => aboutIn(writer, words)))
}

/** Wordings for the wrong figure and the correct one. */
const correctedLines = (writer: PieceWriter) =>
	writer.slots.right?.endsWith('%') ? commonParagraphs.correctedFee : commonParagraphs.corrected

/** The customer's figures as a list, and what is computed from them. */
function figureList(writer: PieceWriter): string {
	const own = writer.brief.figures.filter(
		(figure) =>
			!isTerm(figure) &&
			!['appointment', 'missed_appointment', 'phone', 'deposit_date'].includes(figure.kind),
	)
	const names = [...nameFigures(writer, own), ...computedFigures(writer)]
	return names.length === 0
		? ''
		: listed(writer.oneOf(['The numbers we talked about:', 'Your numbers:']), names)
}

/** Replaces `{about}` with the name of the objection and ACKNOWLEDGE with how it is answered. */
function aboutIn(writer: PieceWriter, words: string): string {
	if (!/\{about\}|ACKNOWLEDGE/.test(words)) return words
	const { about, acknowledge, ask, answer } = templatesFor(writer.brief.objections[0])
	return words
		.replaceAll('{about}', about)
		.replace(
			'ACKNOWLEDGE',
			bullets([
				`Acknowledge: “${writer.mustSay(acknowledge)}”`,
				`Ask: “${writer.mustSay(ask)}”`,
				`Answer: “${writer.mustSay(answer)}”`,
			]),
		)
}

const usualCount = 5
const countIn = ({ brief }: PieceWriter, usual: number) => {
	const asked = readFigures(brief.request).find(({ value }) => value > 1 && value <= mostAsked)
	return brief.messages.count ?? asked?.value ?? usual
}
const mostAsked = 12

const shortened = (writer: PieceWriter, list: string) =>
	list.split('\n').slice(0, countIn(writer, usualCount)).join('\n')

function voicemailSet(
	writer: PieceWriter,
	{ notes }: AuthoredPiece,
	title: string,
	voicemails: readonly string[],
): Draft {
	const chosen = voicemails.slice(0, Math.max(2, countIn(writer, 3)))
	// The last one lets go, however many there are.
	const last = voicemails.at(-1) ?? ''
	const set = chosen.includes(last) ? chosen : [...chosen.slice(0, -1), last]
	return {
		head: [`Script: ${title}`],
		body: set.map((words, at) => `Voicemail ${at + 1}\n${words}`),
		tail: [bullets(notes), unsaid(writer, set.join(' '))],
	}
}

const voicemail = (writer: PieceWriter, title: string, spoken: readonly string[]): Draft => ({
	head: [`Script: ${title}`],
	body: [...spoken],
	tail: [
		listed(writer.oneOf(noteHeads.reminders), writer.sayMany(voicemailNotes, 3)),
		unsaid(writer, spoken.join(' ')),
	],
})

/** Figures that nobody else in the house may hear. */
const unsaid = (writer: PieceWriter, spoken: string) =>
	listed(writer.oneOf(noteHeads.unsaid), nameFigures(writer, figuresNotIn(writer, spoken)))
