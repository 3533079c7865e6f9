import { monthFragment } from '#platform/english/calendar.ts'
import type { Label, LabelName, PersonalNumber } from './read-labels.ts'
import type { Token } from './read-tokens.ts'

/** How far "date of birth" reaches, in words. */
const reach = 25
/** How far before "is my birthday" a date may begin. */
const reachBack = 12
const firstYear = 1900
/** No one younger has debts to settle; dates of a program are later. */
const lastYear = 2015
const months = new RegExp(`^${monthFragment}$`)
const connective = /^(is|was|that's|thats|that|it's|the|my|her|his|their|of)$/
/** What people say, and others answer, between the parts of a date. */
const pauses = /^(uh|um|er|okay|ok|yes|yeah|and|mhm|mm|hmm|right|so|then|alright)$/
const otherDates: LabelName[] = ['schedule', 'amount', 'expiry', 'reference']

/** `to` is the token after the last one. */
type SpokenDate = { from: number; to: number; year: number | null }
type Part = { value: number; digits: string; to: number }

/** Marks the tokens of dates that are said to be of someone's birth in `kinds`. */
export function findBirthDates(
	tokens: readonly Token[],
	labels: readonly Label[],
	kinds: Map<number, PersonalNumber>,
) {
	for (const [at, label] of labels.entries()) {
		if (label.name !== 'birth') continue
		const next = labels.slice(at + 1, at + 1 + reach).find(({ name }) => otherDates.includes(name))
		for (const date of [
			dateBefore(tokens, label),
			...datesAfter(tokens, label, next?.last ?? Number.POSITIVE_INFINITY),
		])
			for (let token = date?.from ?? 0; date && token < date.to; token++) kinds.set(token, 'date of birth')
	}
}

/** Every date with the year of a birth; without one only the first, and none after other things have dates. */
function datesAfter(tokens: readonly Token[], label: Label, others: number): SpokenDate[] {
	const dates: SpokenDate[] = []
	for (let at = label.last + 1; at <= label.last + reach; at++) {
		const date = readDate(tokens, at)
		if (!date) continue
		if (date.year !== null || (dates.length === 0 && at < others)) dates.push(date)
		at = date.to - 1
	}
	return dates
}

/** '… is my birthday' */
function dateBefore(tokens: readonly Token[], label: Label): SpokenDate | null {
	const begins = label.last - label.words.split(' ').length + 1
	for (let at = Math.max(0, begins - reachBack); at < begins; at++) {
		const date = tokens[at]?.segment === tokens[begins]?.segment ? readDate(tokens, at) : null
		if (date && date.to <= begins && tokens.slice(date.to, begins).every(({ word }) => connective.test(word)))
			return date
	}
	return null
}

function readDate(tokens: readonly Token[], from: number): SpokenDate | null {
	const month = months.test(tokens[from]?.word ?? '')
	if (month) {
		const day = readDay(tokens, skip(tokens, from + 1, /^the$/))
		return day && withYear(tokens, from, day.to)
	}
	return readDayOfMonth(tokens, from) ?? (isMidNumber(tokens, from) ? null : readNumericDate(tokens, from))
}

/** A date in figures begins where the figures do: '111111' within a card number is none. */
function isMidNumber(tokens: readonly Token[], at: number) {
	const before = tokens[at - 1]
	return before?.number && !before.number.isOrdinal && before.segment === tokens[at]?.segment
}

/** 'the fourteenth of March 1962' */
function readDayOfMonth(tokens: readonly Token[], from: number): SpokenDate | null {
	const day = readDay(tokens, from)
	const month = day && skip(tokens, day.to, /^of$/)
	return month && months.test(tokens[month]?.word ?? '') ? withYear(tokens, from, month + 1) : null
}

function withYear(tokens: readonly Token[], from: number, to: number): SpokenDate {
	const year = readYear(tokens, skip(tokens, to, /^(of|in)$/))
	return year ? { from, to: year.to, year: year.value } : { from, to, year: null }
}

/** '3/14/1962', 'three fourteen sixty two', '1962-03-14', '03141962', 'oh three one four six two'. */
function readNumericDate(tokens: readonly Token[], from: number): SpokenDate | null {
	const unbroken = readUnbroken(tokens, from)
	if (unbroken) return unbroken
	const first = readPart(tokens, from)
	const second = first && readPart(tokens, skip(tokens, first.to))
	if (!first || !second) return null
	if (first.digits.length === 4) {
		const day = readPart(tokens, skip(tokens, second.to))
		const year = asYear(first.value)
		return day && year && isDay(second.value, day.value) ? { from, to: day.to, year } : null
	}
	const year = isDay(first.value, second.value) ? readYear(tokens, skip(tokens, second.to)) : null
	return year && { from, to: year.to, year: year.value }
}

/** Six or eight digits, in one number or one by one. */
function readUnbroken(tokens: readonly Token[], from: number): SpokenDate | null {
	let to = from
	let digits = ''
	while (to < tokens.length && digits.length < 9) {
		const number = tokens[to]?.number
		if (!number || number.isOrdinal || (digits && number.digits.length > 1) || number.digits === '') break
		digits += number.digits
		to++
	}
	const [, month, day, year] = /^(\d\d)(\d\d)((?:19|20)?\d\d)$/.exec(digits) ?? []
	const born = asYear(Number(year))
	return born && isDay(Number(month), Number(day)) ? { from, to, year: born } : null
}

const isDay = (one: number, other: number) =>
	one >= 1 && other >= 1 && ((one <= 12 && other <= 31) || (one <= 31 && other <= 12))

function readDay(tokens: readonly Token[], from: number): Part | null {
	const part = readPart(tokens, from)
	return part && part.value >= 1 && part.value <= 31 ? part : null
}

/** '1962', '62', 'nineteen sixty two', 'sixty two', 'nineteen oh five', 'two thousand one'; null when no one was born then. */
function readYear(tokens: readonly Token[], from: number): Part | null {
	const first = readPart(tokens, from)
	if (!first) return null
	if (first.value === 2 && tokens[first.to]?.word === 'thousand') {
		const rest = readPart(tokens, skip(tokens, first.to + 1, /^and$/))
		const value = asYear(2000 + (rest && rest.value < 100 ? rest.value : 0))
		return value ? { value, digits: '', to: rest?.to ?? first.to + 1 } : null
	}
	const rest = first.value === 19 || first.value === 20 ? readPart(tokens, first.to) : null
	if (rest && rest.digits.length <= 2) {
		const value = asYear(first.value * 100 + rest.value)
		return value ? { value, digits: '', to: rest.to } : null
	}
	const value = first.digits.length === 2 || first.digits.length === 4 ? asYear(first.value) : null
	return value ? { ...first, value } : null
}

function asYear(value: number) {
	const year = value < 100 ? value + (value <= lastYear % 100 ? 2000 : 1900) : value
	return year >= firstYear && year <= lastYear ? year : null
}

/** A number as a date has it: '14', 'fourteenth', 'twenty first', 'oh three', 'sixty two'. */
function readPart(tokens: readonly Token[], from: number): Part | null {
	const number = tokens[from]?.number
	if (!number?.digits || number.digits.length > 4) return null
	const next = tokens[from + 1]?.number
	const joins =
		next?.kind === 'unit' && next.digits !== '0' && (number.kind === 'tens' || number.digits === '0')
	const digits = joins ? `${number.digits[0]}${next.digits}` : number.digits
	return { value: Number(digits), digits, to: from + (joins ? 2 : 1) }
}

/** The next token that is neither a pause nor one of these words. */
function skip(tokens: readonly Token[], from: number, words?: RegExp) {
	let at = from
	while (at < from + 4 && (pauses.test(tokens[at]?.word ?? '') || words?.test(tokens[at]?.word ?? ''))) at++
	return at
}
