import { readFigures } from '#platform/english/read-figures.ts'
import { overlaps, type Stretch } from './stretch.ts'
import { isTries } from './word-figure.ts'

type Unit = 'money' | 'percent' | 'months' | 'years' | 'weeks' | 'days' | 'accounts' | 'age' | 'none'

/** A figure with what it counts. `value` and `most` are the ends of a range, `most` null where it is none. */
export type Amount = Stretch & {
	value: number
	most: number | null
	unit: Unit
	/** What is counted, as it was written: 'cards'. */
	noun: string
}

/** What looks like a figure and is none: names of forms and plans, ordinals, times of day and week. */
const names =
	/\b401 ?\(?k\)?|\b1099(?:-?c)?\b|\b1040\b|\b24\/7\b|\bw-?2s?\b|\bchapter (?:7|13|11|seven|thirteen|eleven)\b|\b\d+(?:st|nd|rd|th)\b|\b(?:step|option|version|part|point|call|email|message|number|touch|scenario|tier|page|reason|tip|rule) #?\d+\b|#\d+|\b(?:19|20)\d\d\b(?!\s*(?:dollars|a month|in|on|total|per))|\b(?:a |one )?(?:hundred percent|100%|110%) (?:honest|sure|clear|transparent|truthful|legal|legit)\b|\bone (?:of|more|on|pager|page|sheet|liner|thing|last|that|who|for|day|another|by)\b|\b[vn]\d\b|\bcap(?:ital)? one\b|\bone main\b|\b(?:lead|file|case|ticket|id|ref(?:erence)?|loan|branch|room|suite|ext(?:ension)?|route|area code|ending(?: in)?)\.? (?:no\.? |number |# ?)?\d{2,}\b(?![.,]\d|k\b)|(?<=\d ?k |thousand |grand )one\b|\b(?:401|403|457|529)(?= ?(?:\(?[bk]\b|plan))|\b\d{3}(?= (?:number|area code)\b)|\b[a-wyz]-?\d{1,2}\b(?!\s*[%x])|\b(?:first|last|next|past) (?:few|couple)\b|\b(?:thirty|sixty|ninety|twenty|30|60|90|20|15|10|45|fifteen|forty five)[- ](?:seconds?|second|secs?|minutes?)\b|https?:\S+/giu

const accountNouns = String.raw`(?:of (?:the|her|his|their|my|these|those) )?(?:(?:credit|store|maxed(?:[- ]out)?|different|major|open|bank|personal|unsecured|medical|other|total|payday|old)\s+){0,2}(?:cards?|accounts?|creditors?|debts?|loans?|bills?|balances?|lenders?|collections)`

const units: readonly [Unit, RegExp][] = [
	['percent', /^\s*(?:%|percent\b|per cent\b|pct\b)|^(?=\s*apr\b)/i],
	['age', /^[\s-]*(?:years?[\s-](?:olds?|of age)|y\/?o\b|yrs?[\s-]old)/i],
	['months', /^[\s-]*months?\b/i],
	['years', /^[\s-]*years?\b/i],
	['weeks', /^[\s-]*weeks?\b/i],
	['days', /^[\s-]*(?:(?:business|working|calendar) )?days?\b/i],
	['accounts', new RegExp(String.raw`^[\s-]+${accountNouns}\b`, 'i')],
	['money', /^\s*(?:dollars?|bucks|usd)\b/i],
]
/** What is asked of the piece and not told of the customer: '3 bullet points', '200 words', '5 reasons'. */
const structural =
	/^[\s-]*(?:(?:short|quick|good|different|simple|main|key|top|best|strong|great|open-?ended|discovery)\s+)?(?:sentences?|words?|lines?|paragraphs?|bullets?|bullet points?|points?|seconds?|secs?|minutes?|versions?|options?|variations?|alternatives|examples?|reasons?|things|tips?|ways?|steps?|questions?|ideas|takeaways|characters?|pages?|subject lines?|emails?|texts?|messages?|touch(?:es)?|parts?|headlines?|posts?|scripts?|rebuttals?|items?|grade|hours?(?! (?:a|per|each) week)|attempts?|times|tries|voicemails|calls?|stars?|page|pager|sided|way|on one|x\b(?! ?\$?\d))/i
const vague = /\b(?:couple|few|several|many)(?: of)? ?$/i
const joins = /^\s*(?:-|–|—|to|or)\s*\$?\s*$/i
const joinsAnd = /^\s*and\s*\$?\s*$/i

/** The figures of a request outside the stretches already read, ranges taken together, with what they count. */
export function readAmounts(text: string, taken: readonly Stretch[]): Amount[] {
	const free = readFigures(text.replaceAll(names, (words) => '.'.repeat(words.length)))
		.map((figure) => withoutComma(text, figure))
		.flatMap((figure) => split(text, figure))
		.filter((figure) => !taken.some((stretch) => overlaps(stretch, figure)) && !isPartOfWord(text, figure))
	const amounts: Amount[] = []
	for (let at = 0; at < free.length; at++) {
		const first = free[at]
		if (!first || vague.test(text.slice(0, first.from).slice(-20))) continue
		const range = rangeWith(text, first, free[at + 1])
		if (range) at++
		const from = first.from - (text[first.from - 1] === '$' ? 1 : 0)
		const to = withHalf(text, range?.to ?? first.to)
		const value = (range?.value ?? first.value) + (!range && to > first.to ? 0.5 : 0)
		const isMoney =
			text[first.from - 1] === '$' || /k$|thousand$|grand$|million$/i.test(text.slice(first.from, to))
		const unit =
			(isMoney ? null : unitBefore({ text, value, from, to, previous: amounts.at(-1) })) ??
			unitAfter(text, to, isMoney || value >= leastMoney, value)
		if (!unit) continue
		amounts.push({ from, to: unit.to, value, most: range?.most ?? null, unit: unit.unit, noun: unit.noun })
	}
	return amounts
}

type Place = { text: string; value: number; from: number; to: number; previous: Amount | undefined }
type Counted = { unit: Unit; noun: string; to: number }

/** What a number counts by the words before it: 'by month 7', '688 x 48', '15 percent, not 25', 'owes 9,400 on five'. */
function unitBefore({ text, value, from, to, previous }: Place): Counted | null {
	const before = text.slice(Math.max(0, from - 30), from)
	const after = text.slice(to, to + 30)
	if (value <= longestMonths && monthOf.test(before)) return { unit: 'months', noun: 'month', to }
	const isTerm = value >= shortestTerm && value <= longestTerm
	if (isTerm && /\d\s?(?:x|×|\*|times) ?$|\bterm(?: is| of|:)? $/i.test(before))
		return { unit: 'months', noun: 'months', to }
	if (!endsThere.test(after)) return null
	if (isTerm && (perMonthFor.test(before) || /^ ?(?:x|×|\*|times|by|at) ?\$?\d{3}/i.test(after)))
		return { unit: 'months', noun: 'months', to }
	if (isRate(value, text.slice(from, to), before)) return { unit: 'percent', noun: '', to }
	if (value >= lowestFee && value <= highestRate && feeBefore.test(before))
		return { unit: 'percent', noun: '', to }
	if (!previous || from - previous.to > farthest) return null
	const alike = text.slice(previous.to, from)
	if (previous.unit === 'percent' && value <= highestRate && percentAlike.test(before))
		return { unit: 'percent', noun: '', to }
	if (previous.unit === 'months' && isTerm && insteadOf.test(alike))
		return { unit: 'months', noun: 'months', to }
	if (
		previous.unit === 'money' &&
		value >= 2 &&
		value <= mostAccounts &&
		/^ (?:on|across|over|in|spread over) $/i.test(alike)
	)
		return { unit: 'accounts', noun: 'accounts', to }
	return null
}
/** Shortest and longest programs, in months, that a bare number may mean. */
const shortestTerm = 6
const longestTerm = 84
/** Highest interest, in percent. */
const highestRate = 40
const mostAccounts = 25
/** Fees, in percent of the debt, are seldom lower. */
const lowestFee = 12
const feeBefore = /\b(?:fee(?:'s|’s)?|charges?|our cut)(?: is| of| at| being)?(?: only| just)? $/i
/** 'By month 7', but not 'a month 4)'. */
const monthOf = /(?<!\b(?:a|per|each|every|last|this|next) |\/ ?)\bmonths? $/i
/** 'A month for 48', '402 x 48', '890/48'. */
const perMonthFor = /(?:\d|\bmonth|\bmonthly)\s?(?:for|x|×|\*) ?$|\bx ?$|\b\d{3}(?: ?\/ ?month)? ?\/ ?$/i
/** Interest is said without a percent sign at most as '24.99', '26.24', '28.74' or '19.49', or after 'at'. */
const isRate = (value: number, written: string, before: string) =>
	!Number.isInteger(value) &&
	value < highestRate &&
	!/\$$/.test(before) &&
	(/\b(?:at|apr|rates?|average)(?: around| about| of)? $/i.test(before) ||
		/\.(?:99|9|24|49|74)$/.test(written))

/** Characters between two figures that are compared. */
const farthest = 60
const endsThere =
	/^\s*(?:[.,;:!?)"'”’/]|$|and\b|but\b|or\b|so\b|on\b|in total\b|total\b|done\b|with\b|fee\b|instead\b|x|×|\*|by\b|at\b)/i
const percentAlike =
	/\b(?:we(?:'re| are)(?: at)?|we charge|ours is|ours|you(?: charge| want)?|want|not|vs\.?|versus|against|than|us)(?: only| just)? $/i
const insteadOf = /\b(?:instead of|not|from|rather than|was|were|to|down to|up to|vs\.?|than) $/i

/** A comma after digits ends a clause. */
const withoutComma = (text: string, figure: Read): Read =>
	text[figure.to - 1] === ',' ? { ...figure, to: figure.to - 1 } : figure

/** '31k 5 cards' reads as one figure and is two. */
function split(text: string, figure: Read): Read[] {
	const joined =
		/^(.*(?:k|thousand|grand))[\s,]+(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/i.exec(
			text.slice(figure.from, figure.to),
		)
	const last = joined && readFigures(joined[2] === 'one' ? '1' : (joined[2] ?? ''))[0]
	if (!joined || !last || !countsSomething.test(text.slice(figure.to, figure.to + 40))) return [figure]
	const end = figure.from + (joined[1]?.length ?? 0)
	return [
		{ value: figure.value - last.value, from: figure.from, to: end },
		{ value: last.value, from: figure.to - (joined[2]?.length ?? 0), to: figure.to },
	]
}
const countsSomething = new RegExp(
	String.raw`^[\s-]*(?:${accountNouns}|kids?|children|months?|years?|%|percent|a month)(?![\p{L}])`,
	'iu',
)

const isPartOfWord = (text: string, { from, to }: Stretch) =>
	/[\p{L}\d]/u.test(text[from - 1] ?? '') || /[\p{L}\d]/u.test(text[to] ?? '')

type Read = { value: number; from: number; to: number }

/** '20-25k', '18 to 25 percent', 'between 300 and 400': the first takes the thousands of the second. */
function rangeWith(text: string, first: Read, second: Read | undefined) {
	if (!second) return null
	const gap = text.slice(first.to, second.from)
	const isRange = joins.test(gap) || (joinsAnd.test(gap) && /\bbetween \$?$/i.test(text.slice(0, first.from)))
	if (!isRange) return null
	const written = text.slice(second.from, second.to)
	const scale =
		second.value >= 1000 && first.value < 1000 && /k\b|thousand|grand/i.test(written)
			? 1000
			: first.value < 10 && /\d ?hundred/i.test(written)
				? 100
				: 1
	const value = first.value * scale
	return value < second.value ? { value, most: second.value, to: second.to } : null
}

/** Nobody has so many cards or months: '9,800 debt'. */
const leastMoney = 1000

function withHalf(text: string, to: number) {
	const half = /^ and a half\b/i.exec(text.slice(to, to + 12))
	return half ? to + half[0].length : to
}

/** No plan runs longer, in months: '345 mo' is 345 dollars a month. */
const longestMonths = 120

function unitAfter(text: string, to: number, isMoney: boolean, value: number): Counted | null {
	const after = text.slice(to, to + 50)
	for (const [unit, pattern] of units) {
		const found = pattern.exec(after)
		if (!found || (isMoney && unit !== 'money' && unit !== 'percent')) continue
		if (unit === 'months' && value > longestMonths) return { unit: 'money', noun: '', to }
		return { unit, noun: found[0].trim().replace(/^-/, ''), to: to + found[0].length }
	}
	if (isMoney) return { unit: 'money', noun: '', to }
	const isAsked = structural.test(after) && !isTries(text, { from: to, to })
	return isAsked ? null : { unit: 'none', noun: '', to }
}
