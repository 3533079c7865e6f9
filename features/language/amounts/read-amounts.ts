import type { Figure } from '#platform/english/read-figures.ts'
import type { Span } from '#platform/english/span.ts'
import { abbreviatedAmounts } from './abbreviated-amounts.ts'
import type { Amount } from './amount.ts'
import { detectUnit } from './detect-unit.ts'
import { findFigures } from './find-figures.ts'

/** The amounts without those that the request corrects immediately: '24,000 no 24,600', 'three ten... wait, 390'. */
const withoutCorrected = (text: string, amounts: readonly Amount[]): Amount[] =>
	amounts.filter((amount, at) => {
		const next = amounts[at + 1]
		if (!next || !(next.unit === amount.unit || isDollars(next) === isDollars(amount))) return true
		return !takesBack.test(text.slice(amount.to, next.from))
	})

const isDollars = ({ unit, value }: Amount) => unit === 'money' || (unit === 'none' && value >= 100)
const takesBack =
	/^(?: a month)?[\s,.…–—-]*(?:(?:no|wait|sorry|scratch that|i mean|make that|correction|oops|actually)\b[\s,.…–—-]*)+(?:(?:it['’]?s|that['’]?s|make (?:it|that))\s+)?\$?$/i

const vague = /\b(?:couple|few|several|many)(?: of)? ?$/i
const joins = /^\s*(?:-|–|—|to|or)\s*\$?\s*$/i
const joinsAnd = /^\s*and\s*\$?\s*$/i
/** 'Goes up from 350 to 395' contains two, and 'runs from 24 to 48 months' one range. */
const changes =
	/\b(?:(?:go(?:es|ing)?|went|gone|up|down|cut|reduced?|increased?|decreased?|moved?) from|(?:drop|lower|rais|chang|stretch)(?:e|es|ed|s|ing)?(?: it| that)?(?: from)?) \$?$/i

/** No range is wider, as a multiple of its beginning: of '48 or 410' each is a separate figure. */
const widest = 6

/** The amounts of a request outside the spans already read, ranges taken together, with what they count. */
export function readAmounts(text: string, taken: readonly Span[]): Amount[] {
	const found = findFigures(text, taken)
	const short = abbreviatedAmounts(text, found)
	const free = found.map((figure) => {
		const scale = short.get(figure)
		return { ...figure, value: figure.value * (scale ?? 1), isDollars: scale !== undefined }
	})
	const amounts: Amount[] = []
	for (let at = 0; at < free.length; at++) {
		const first = free[at]
		if (!first || vague.test(text.slice(0, first.from).slice(-20))) continue
		const range = rangeWith(text, first, free[at + 1])
		if (range) at++
		const from = first.from - (text[first.from - 1] === '$' ? 1 : 0)
		const to = withHalf(text, range?.to ?? first.to)
		const value = (range?.value ?? first.value) + (!range && to > first.to ? 0.5 : 0)
		const unit = detectUnit({ text, value, from, to, isDollars: first.isDollars, previous: amounts.at(-1) })
		if (unit) amounts.push({ from, value, most: range?.most ?? null, ...unit })
	}
	return withoutCorrected(text, amounts)
}

/** '20-25k', '18 to 25 percent', 'between 300 and 400': the first takes the thousands of the second. */
function rangeWith(text: string, first: Figure, second: Figure | undefined) {
	if (!second) return null
	const gap = text.slice(first.to, second.from)
	const start = text.slice(0, first.from)
	const isRange =
		(joins.test(gap) && !changes.test(start.slice(-24))) ||
		(joinsAnd.test(gap) && /\bbetween (?:months? )?\$?$/i.test(start))
	if (!isRange) return null
	const written = text.slice(second.from, second.to)
	const scale =
		second.value >= 1000 && first.value < 1000 && /k\b|thousand|grand/i.test(written)
			? 1000
			: first.value < 10 && /\d ?hundred/i.test(written)
				? 100
				: 1
	const value = first.value * scale
	return value < second.value && second.value < value * widest
		? { value, most: second.value, to: second.to }
		: null
}

function withHalf(text: string, to: number) {
	const half = /^ and a half\b/i.exec(text.slice(to, to + 12))
	return half ? to + half[0].length : to
}
