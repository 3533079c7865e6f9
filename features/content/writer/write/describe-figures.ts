import type { FigureKind, GivenFigure } from '../../request/brief.ts'
import type { PieceWriter } from '../plan/piece-writer.ts'
import { slotFor } from '../plan/slots.ts'
import {
	figureHeads,
	figureLines,
	figureNames,
	otherHeads,
	otherLines,
	otherLinesFor,
} from '../templates/figures.ts'
import { listed, sentences } from './draft.ts'

/** Figures that the terms of the program tell, in their disclosures. */
const terms: ReadonlySet<string> = new Set([
	'fee_percent',
	'fee_amount',
	'program_months',
	'first_offer_months',
	'amount_before_offer',
	'total_cost',
])
/** Figures that others may see: they say nothing of the customer. */
const open: ReadonlySet<string> = new Set([
	...terms,
	'appointment',
	'missed_appointment',
	'deposit_date',
	'phone',
])

export const isTerm = ({ kind }: GivenFigure): boolean => terms.has(kind)
export const isPrivate = ({ kind }: GivenFigure): boolean => !open.has(kind)

/**
 * Figures of the brief that are missing from a text, without duplicates. Figures that make no sense alone, such as '3 days' or
 * '2 wins', are left out; the brief next to the piece lists them.
 */
export const figuresNotIn = (writer: PieceWriter, text: string): GivenFigure[] =>
	writer.brief.figures.filter(
		(figure, index, all) =>
			(figure.kind !== 'other' || isTellable(figure)) &&
			!(writer.brief.channel === 'internal' && isOfOneCustomer(writer, figure)) &&
			!text.includes(figure.text) &&
			all.findIndex((each) => each.text === figure.text) === index,
	)

/** Whether a figure says nothing to the team without the name it belongs to. */
const isOfOneCustomer = ({ brief }: PieceWriter, { kind }: GivenFigure) =>
	ofOneCustomer.has(kind) || (brief.customer === null && kind !== 'other')
const ofOneCustomer: ReadonlySet<FigureKind> = new Set([
	'appointment',
	'missed_appointment',
	'deposit_date',
	'phone',
	'age',
])

/** Whether a figure of kind 'other' makes sense alone: '$12,000 on Chase', '3 statements', '2 months behind'. */
const isTellable = ({ text }: GivenFigure) =>
	/ (?:on|with|to|at|in|for|of) |\b(?:behind|late|past due)$/.test(text) ||
	otherLinesFor.some(([pattern]) => pattern.test(text))

/** Figures told to the customer, as prose or, where they are not spoken, as a list with its heading; '' for none. */
export function describeFigures(
	writer: PieceWriter,
	figures: readonly GivenFigure[],
	isSpoken = false,
): string {
	if (figures.length === 0) return ''
	const asList = !isSpoken && figures.length > 2 && writer.chance(0.55)
	return asList
		? listed(writer.mustSay(figureHeads), nameFigures(writer, figures))
		: sentences(...figures.map((figure) => describeFigure(writer, figure)))
}

/** 'Total debt: $31,480', each a line. */
export const nameFigures = (writer: PieceWriter, figures: readonly GivenFigure[]): string[] =>
	figures.map((figure) => {
		const kind = kindToState(writer, figure)
		const [, head] = otherHeads.find(([pattern]) => pattern.test(figure.text)) ?? []
		if (kind === 'other' && head) return `${head}: ${figure.text}`
		return `${writer.oneOf(figureNames[kind])}: ${kind === 'other' ? withItsNoun(writer, figure) : figure.text}`
	})

/** Of several amounts of a kind the first is the customer's; the others are told as they were said. Times are told alike. */
function kindToState({ brief }: PieceWriter, figure: GivenFigure): FigureKind {
	const first = brief.figures.find(({ kind }) => kind === figure.kind)
	return first?.text === figure.text || alike.has(figure.kind) ? figure.kind : 'other'
}

const alike: ReadonlySet<FigureKind> = new Set(['appointment', 'missed_appointment', 'deposit_date', 'phone'])

function describeFigure(writer: PieceWriter, figure: GivenFigure): string {
	const kind = kindToState(writer, figure)
	const slot = slotFor(kind)
	if (kind === 'other' || slot === null) {
		const [, lines = otherLines] = otherLinesFor.find(([pattern]) => pattern.test(figure.text)) ?? []
		return writer.oneOf(lines).replace('{it}', withItsNoun(writer, figure))
	}
	const line = writer.mustSay(figureLines[kind])
	if (line.includes(figure.text)) return line
	const first = writer.slots[slot]
	return first ? line.replace(first, figure.text) : `${writer.oneOf(figureNames[kind])}: ${figure.text}.`
}

/** Figures that stand without 'the': 'some 2 months ago', '3 times', 'November 1', '2 of the 5 statements'. */
const isSelfContained = ({ text }: { text: string }) =>
	/ (?:ago|times)$|\b\d+ of (?:the |\d)|^(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/.test(
		text,
	)

const longestNoun = 2
const endsNoun =
	/^(?:a|an|the|and|or|but|in|on|at|of|for|from|to|by|with|is|was|were|are|that|which|who|she|he|they|it|i|we|so|if|when|because|per|each|every|this|last|next|before|after|about|has|have|had|can|wants|want|needs|need|no|not|him|her|his|their|my|our|your|asked|says|said|so|total|in|all|together|settled|paid|owed|charged|enrolled|comes|goes|fees?)$/i

/** A figure with what it counts, as the request says it: '$2,400 tax bill', '3 months behind'. */
function withItsNoun({ brief }: PieceWriter, { text, asked }: GivenFigure): string {
	if (isSelfContained({ text })) return text
	if (/\p{L}/u.test(text)) return `the ${text}`.replace(/^the the /, 'the ')
	const at = brief.request.toLowerCase().indexOf(asked.toLowerCase())
	const after = at < 0 ? '' : (brief.request.slice(at + asked.length).match(/^[ \w'-]*/)?.[0] ?? '')
	const words = after.trim().split(/\s+/)
	const last = words.findIndex((word) => !/^[a-z'-]+$/i.test(word) || endsNoun.test(word))
	const noun = words
		.slice(0, last < 0 ? words.length : last)
		.slice(0, longestNoun)
		.map((word) => word.toLowerCase())
	// '21k total 35k': words right before another figure belong to that figure.
	if (/^\$?\d/.test(words[noun.length] ?? '')) noun.length = 0
	return noun.length > 0 && /^\S/.test(after.trim())
		? `the ${text} ${noun.join(' ')}`.replace(/^the the /, 'the ')
		: text
}
