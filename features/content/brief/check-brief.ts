import { readFigures } from '#platform/english/read-figures.ts'
import { contentStems } from '#platform/text/content-stems.ts'
import { formatCount, formatNumber } from '#platform/text/format-number.ts'
import {
	type Avoided,
	avoidNames,
	type BriefPoint,
	type FigureKind,
	figureKindNames,
	type Limits,
	pieceKindNames,
	toneNames,
} from '../contract.ts'
import type { Brief } from '../request/brief.ts'
import { pieceKindOf } from '../request/piece-kinds.ts'
import { isSaid } from '../writer/write/say-told.ts'
import { computeFigures } from './compute-figures.ts'
import { measureMessage, messagesOf, readingGradeOf } from './measure-piece.ts'

/**
 * Checks a piece against each point of its brief, in the order of the page: kind, people, tone, number of messages, length,
 * figures, what to include and what to leave out.
 */
export function checkBrief(brief: Brief, content: string): BriefPoint[] {
	return [
		{ label: 'Kind', asked: pieceKindNames[pieceKindOf(brief)], isMet: true, note: null },
		...checkPeople(brief, content),
		{ label: 'Tone', asked: toneNames[brief.tone], isMet: null, note: null },
		...checkMessages(brief, content),
		...checkLimits(brief, content),
		...checkFigures(brief, content),
		...(brief.include ?? []).map((words) =>
			holds(content, words)
				? met('Include', `“${words}”`)
				: unmet('Include', `“${words}”`, 'Not in the piece.'),
		),
		...(brief.told ?? [])
			.filter(({ isAsked = true }) => isAsked)
			.map(({ asked, say }) =>
				isSaid(content, say)
					? met('Say', asked)
					: unmet('Say', asked, 'Not in the piece. Add it before you send it.'),
			),
		...(brief.mentions ?? []).map((matter) =>
			isMentioned(content, matter)
				? met('Mention', matter)
				: unmet('Mention', matter, 'Not in the piece. Add it before you send it.'),
		),
		...brief.avoid.flatMap((code) => checkAvoided(code, content)),
		...checkLanguage(brief, content),
	]
}

const met = (label: string, asked: string, note: string | null = null): BriefPoint => ({
	label,
	asked,
	isMet: true,
	note,
})
const unmet = (label: string, asked: string, note: string): BriefPoint => ({
	label,
	asked,
	isMet: false,
	note,
})
const unchecked = (label: string, asked: string): BriefPoint => ({ label, asked, isMet: null, note: null })

const plain = (text: string) =>
	text.toLowerCase().replaceAll(/[“”"]/g, '').replaceAll('’', "'").replaceAll(/\s+/g, ' ')
const holds = (content: string, words: string) => plain(content).includes(plain(words).replace(/[.!]$/, ''))

/** A topic counts as mentioned if the piece contains this share of its words. */
const fewestMentioned = 0.5

function isMentioned(content: string, matter: string) {
	const wanted = [...new Set(contentStems(matter))]
	const written = new Set(contentStems(content))
	return wanted.filter((stem) => written.has(stem)).length >= wanted.length * fewestMentioned
}

const titles = /^(?:mr|mrs|ms|miss|dr|sgt|capt|lt|col|rev|sir|ma'am)\.?$/i

/** Whether a piece names each person, by any of their names: 'Denise Walker and Ray' by 'Denise' and 'Ray'. */
const isNamed = (content: string, name: string) =>
	name.split(' and ').every((one) =>
		one
			.split(/[\s,]+/)
			.filter((word) => word !== '' && !titles.test(word))
			.some((word) => new RegExp(String.raw`(?<!\p{L})${RegExp.escape(word)}(?!\p{L})`, 'iu').test(content)),
	)

function checkPeople(
	{ customer, partner, rep, company, channel, avoid }: Brief,
	content: string,
): BriefPoint[] {
	const isForTeam = channel === 'internal'
	const named = (label: string, name: string) =>
		isNamed(content, name)
			? met(label, name)
			: isForTeam || avoid.includes('names')
				? unchecked(label, name)
				: unmet(label, name, "This name isn't in the piece.")
	return [
		unchecked('For', isForTeam ? 'The team' : 'A customer'),
		...(customer ? [named(isForTeam ? 'About' : 'To', customer)] : []),
		...(customer && partner
			? [unchecked('Also decides', [partner.relation, partner.name].filter(Boolean).join(' '))]
			: []),
		...(rep ? [named('From', rep)] : []),
		...(company ? [named('Company', company)] : []),
	]
}

const isSet = ({ type, occasion }: Brief) => type === 'sequence' || occasion === 'voicemail_set'

function checkMessages(brief: Brief, content: string): BriefPoint[] {
	const { count } = brief.messages
	if (!isSet(brief) || count === null) return []
	const written = messagesOf(content, false).length
	return written === count
		? [met('Messages', formatNumber(count))]
		: [unmet('Messages', formatNumber(count), `The piece has ${formatNumber(written)}.`)]
}

const unitNames = {
	words: 'word',
	characters: 'character',
	sentences: 'sentence',
	seconds: 'second',
} as const

/** The limits that the longest message exceeds, with its length. */
export function overLimits(
	brief: Brief,
	content: string,
): { unit: keyof Limits; most: number; has: number }[] {
	const limits = Object.entries(brief.limits ?? {}) as [keyof Limits, number][]
	if (limits.length === 0) return []
	const measured = messagesOf(content, brief.channel === 'voicemail').map(measureMessage)
	return limits.flatMap(([unit, most]) => {
		const has = Math.max(0, ...measured.map((each) => each[unit]))
		return has > most ? [{ unit, most, has }] : []
	})
}

function checkLimits(brief: Brief, content: string): BriefPoint[] {
	const over = overLimits(brief, content)
	const each = isSet(brief) ? ' each' : ''
	return (Object.entries(brief.limits ?? {}) as [keyof Limits, number][]).map(([unit, most]) => {
		const asked = `Up to ${formatCount(most, unitNames[unit])}${each}`
		const found = over.find((one) => one.unit === unit)
		return found
			? unmet(
					'Length',
					asked,
					`It has ${formatCount(found.has, unitNames[unit])}. Making it shorter would drop a disclosure or something you asked for.`,
				)
			: met('Length', asked)
	})
}

function checkFigures(brief: Brief, content: string): BriefPoint[] {
	const isLeftOut = brief.avoid.includes('amounts')
	const written = valuesIn(content)
	const given = brief.figures.map(({ kind, text }) => {
		const label = figureKindNames[kind]
		const values = valuesIn(text)
		// The piece may spell out a number, as in 'five cards', and '$3' is not part of '$31,480'.
		const byValue = values.size > 0 && !worded.has(kind)
		if (byValue ? values.isSubsetOf(written) : holds(content, text)) return met(label, text)
		return isLeftOut && text.includes('$')
			? met(label, text, 'Left out, as you asked.')
			: unmet(label, text, 'Not used in the piece.')
	})
	const computed = computeFigures(brief).map(
		({ label, value, formula }): BriefPoint => ({
			label,
			asked: value,
			isMet: valuesIn(value).isSubsetOf(written) ? true : null,
			note: formula,
		}),
	)
	return [...given, ...computed]
}

/** Kinds of figures that are not just a number. */
const worded: ReadonlySet<FigureKind> = new Set([
	'appointment',
	'missed_appointment',
	'deposit_date',
	'phone',
])

const valuesIn = (text: string) => new Set(readFigures(text).map(({ value }) => value))

/** Patterns for things to leave out. Jargon, pressure, scare tactics and promises have none: no built-in wording uses them. */
const avoidedMarks: Partial<Record<Avoided, RegExp>> = {
	emoji: /\p{Extended_Pictographic}/u,
	exclamation_marks: /!/,
	questions: /\?/,
	greeting: /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b/im,
	amounts: /\$\s?\d/,
}

function checkAvoided(code: string, content: string): BriefPoint[] {
	if (!(code in avoidNames)) return []
	const name = avoidNames[code as Avoided]
	const mark = avoidedMarks[code as Avoided]
	if (!mark) return [unchecked('Leave out', name)]
	return mark.test(content)
		? [unmet('Leave out', name, 'Some are still in the piece.')]
		: [met('Leave out', name)]
}

/** How many grades above the requested one are acceptable. */
const gradeTolerance = 1

function checkLanguage({ language, readingGrade }: Brief, content: string): BriefPoint[] {
	const points: BriefPoint[] = []
	if (language !== null) points.push(unmet('Language', language, 'Written in English.'))
	if (readingGrade) {
		const grade = Math.round(readingGradeOf(content))
		const asked = `Grade ${readingGrade}`
		points.push(
			grade <= readingGrade + gradeTolerance
				? met('Reading level', asked, `Grade ${grade} by Flesch-Kincaid.`)
				: unmet('Reading level', asked, `Grade ${grade} by Flesch-Kincaid.`),
		)
	}
	return points
}
