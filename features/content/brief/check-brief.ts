import { contentStems } from '#platform/text/content-stems.ts'
import { formatCount, formatNumber } from '#platform/text/format-number.ts'
import {
	type Avoided,
	avoidNames,
	type BriefPoint,
	figureKindNames,
	type Limits,
	pieceKindNames,
	toneNames,
} from '../contract.ts'
import type { Brief } from '../request/brief.ts'
import { isSaid } from '../writer/write/say-told.ts'
import { computeFigures } from './compute-figures.ts'
import { measureMessage, messagesOf, readingGradeOf } from './measure-piece.ts'
import { pieceKindOf } from './piece-kinds.ts'

/**
 * How a piece meets its brief, point by point in the order of the page: kind, for whom and by whom, tone, length, number of
 * messages, figures and what follows from them, what it has to hold and what it leaves out.
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
				: unmet('Include', `“${words}”`, 'The piece does not have these words.'),
		),
		...(brief.told ?? []).map(({ asked, say }) =>
			isSaid(content, say)
				? met('Say', asked)
				: unmet('Say', asked, 'The piece does not say this. Add it before you send it.'),
		),
		...(brief.mentions ?? []).map((matter) =>
			isMentioned(content, matter)
				? met('Mention', matter)
				: unmet('Mention', matter, 'The piece does not mention this. Add it before you send it.'),
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

/** A matter counts as mentioned if this share of its words is in the piece. */
const fewestMentioned = 0.5

function isMentioned(content: string, matter: string) {
	const wanted = [...new Set(contentStems(matter))]
	const written = new Set(contentStems(content))
	return wanted.filter((stem) => written.has(stem)).length >= wanted.length * fewestMentioned
}

function checkPeople(
	{ customer, partner, rep, company, channel, avoid }: Brief,
	content: string,
): BriefPoint[] {
	const isForTeam = channel === 'internal'
	const to = [customer, partner && `${partner.relation}${partner.name ? ` ${partner.name}` : ''}`].filter(
		Boolean,
	)
	const named = (label: string, name: string) =>
		name.split(/ and | /).some((word) => holds(content, word))
			? met(label, name)
			: isForTeam || avoid.includes('names')
				? unchecked(label, name)
				: unmet(label, name, 'The name is not in the piece.')
	return [
		unchecked('For', isForTeam ? 'The team' : 'A customer'),
		...(customer ? [named(isForTeam ? 'About' : 'To', customer)] : []),
		...(to.length > 1 && partner ? [unchecked('Decides with them', to[1] ?? '')] : []),
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

/** The units in which the longest message is over the limit, with how long it is. */
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
					`It has ${formatCount(found.has, unitNames[unit])}. It gets no shorter without leaving out what you gave or what has to be disclosed.`,
				)
			: met('Length', asked)
	})
}

function checkFigures(brief: Brief, content: string): BriefPoint[] {
	const isLeftOut = brief.avoid.includes('amounts')
	const given = brief.figures.map(({ kind, text }) => {
		const label = figureKindNames[kind]
		if (holds(content, text)) return met(label, text)
		return isLeftOut && text.includes('$')
			? met(label, text, 'Left out, as you asked.')
			: unmet(label, text, 'The piece does not use this figure.')
	})
	const computed = computeFigures(brief).map(
		({ label, value, formula }): BriefPoint => ({
			label,
			asked: value,
			isMet: holds(content, value) ? true : null,
			note: formula,
		}),
	)
	return [...given, ...computed]
}

/** Marks of what a piece was to leave out. Jargon, pressure, fear and promises are in none of the built-in wordings. */
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

/** Grades above the one asked for that still count as it. */
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
