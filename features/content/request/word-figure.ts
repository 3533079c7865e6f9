import {
	type Amount,
	creditorAlternatives,
	findCreditors,
	isTries,
	leastMonthly,
} from '#features/language/pure.ts'
import { formatDollars, formatNumber } from '#platform/text/format-number.ts'
import type { FigureKind } from './brief.ts'
import { perMonth } from './figure-rules.ts'

/** '$31,480', '$312.45', '$20,000 to $25,000'. */
function writeMoney({ value, most }: Pick<Amount, 'value' | 'most'>): string {
	return most === null ? formatDollars(value) : `${formatDollars(value)} to ${formatDollars(most)}`
}

const writeCount = ({ value, most }: Pick<Amount, 'value' | 'most'>) =>
	most === null ? formatNumber(value) : `${formatNumber(value)} to ${formatNumber(most)}`

/** A figure with what it counts: '25%', '36 months', '5 cards', '24 to 48 months'. */
function writeAmount(amount: Amount): string {
	if (amount.unit === 'percent')
		return amount.most === null ? `${amount.value}%` : `${amount.value}% to ${amount.most}%`
	if (amount.unit === 'money') return writeMoney(amount)
	const noun = amount.noun
		.toLowerCase()
		.replaceAll(/\s+/g, ' ')
		.replace(/^of \w+ /, '')
	const isOne = (amount.most ?? amount.value) === 1
	const plural = isOne || !noun || noun.endsWith('s') ? noun : `${noun}s`
	return `${writeCount(amount)} ${plural}`.trim()
}

/** Characters after a figure that determine its meaning. */
const windowAfter = 80

/** Several of anything by its own noun: '3 bank statements', '2 jobs'. */
const severalThings =
	/^ (?:(?:bank|pay|late|missed|recent|small|young|more|part[- ]time) ){0,2}(?!(?:is|was|has|his|this|does|says|asks|wants|needs|unless|always|perhaps|others|yes|us|as|plus|less|minus|across|process|business|bonus|address|access|months|years|days)\b)[a-z]{2,}s\b/i
/** 'Hours cut from 40 to 24': the counted noun comes before both numbers. */
const hoursBefore = /\bhours?\b[^.;!?\d]{0,24}(?:\d+ (?:down |up )?to )?$/i

/** What a bare number counts, or nothing: ' kids'. */
export const countedNoun = (text: string, amount: Amount) =>
	wellKnownNoun(text, amount) ||
	(hoursBefore.test(text.slice(Math.max(0, amount.from - 50), amount.from)) ? ' hours' : '') ||
	(amount.value > 1 && amount.value < leastMonthly
		? (severalThings.exec(text.slice(amount.to, amount.to + 50))?.[0].toLowerCase() ?? '')
		: '')

/** 'He's at 640' of a credit score. */
export const isScore = (text: string, { from, to, value }: Amount) =>
	value >= 300 &&
	value <= 850 &&
	(/\b(?:score|fico|credit(?:'s|’s| is)?|beacon|vantage)\b[^.;!?\d]{0,40}$/i.test(
		text.slice(Math.max(0, from - 60), from),
	) ||
		/^ ?(?:score|fico|credit score|beacon)\b/i.test(text.slice(to, to + 20)))

const wellKnownNoun = (text: string, { to }: Amount) =>
	/^[\s-]+(?:kids?|children|dependents|jobs?|payments?|deposits?|drafts?|settlements?|offers?|clients?|people|reps?|leads?|customers?|files?|names|folks|families|members|reviews|points?|score|fico|credit score|missed|weeks?|grand ?kids|hours?(?: (?:a|per|each) week)?)\b/i.exec(
		text.slice(to, to + 40),
	)?.[0] ?? ''

/** 'Some 2 months ago' is when something happened; without 'some' it is when we last spoke. */
const wordAgo = (text: string, amount: Amount) =>
	`${inTouch.test(text.slice(0, amount.from).slice(-60)) ? '' : 'some '}${writeAmount(amount)} ago`

/** Before '90 days ago', these say that it was the last word between us. */
const inTouch =
	/\b(?:went (?:dark|quiet|silent|cold)|ghosted|talked|spoke|spoken|inquired|reached out|applied|last heard)\b[^.;!?\d]{0,30}$/i

/** A figure as it is written in a piece, complete with its noun if its kind is unknown: '$12,000 on Chase'. */
export function wordFigure(text: string, amount: Amount, kind: FigureKind): string {
	const after = text.slice(amount.to, amount.to + windowAfter)
	const isMoney =
		amount.unit === 'money' ||
		(amount.unit === 'none' &&
			(amount.value >= 1000 || /^(?:total|fee_am|income|monthly|amount)/.test(kind))) ||
		isSmallMoney(text, amount)
	if (kind === 'age') return String(amount.value)
	if (kind === 'income') return `${writeMoney(amount)} a ${periodOf(amount, after)}`
	if (kind !== 'other') return isMoney ? writeMoney(amount) : writeAmount(amount)
	if (isMoney) return wordMoney(writeMoney(amount), text.slice(0, amount.from), after)
	if (amount.unit === 'none') {
		const noun = countedNoun(text, amount).trim()
		if (noun && !isScore(text, amount)) return `${writeCount(amount)} ${noun}`
		const purpose = purposeOf(text.slice(0, amount.from))
		if (purpose) return writeMoney(amount) + purpose
		return isScore(text, amount) ? `${writeCount(amount)} points` : writeCount(amount)
	}
	if (/^\s*ago\b/i.test(after)) return wordAgo(text, amount)
	if (isTries(text, amount)) return `${writeCount(amount)} times`
	if (/\bbehind\s+$/i.test(text.slice(0, amount.from).slice(-12))) return `${writeAmount(amount)} behind`
	return (
		writeAmount(amount) +
		(/^\s*(?:behind|late|past due|off)\b/i.exec(after)?.[0].toLowerCase().replace(/^\s*/, ' ') ?? '')
	)
}

const isSmallMoney = (text: string, amount: Amount) =>
	amount.unit === 'none' &&
	amount.value >= leastMonthly &&
	!countedNoun(text, amount) &&
	!isScore(text, amount)

/** An amount of no known kind by what the request calls it: 'a refund of $742', '$900 a month in rent'. */
function wordMoney(money: string, before: string, after: string): string {
	const incoming =
		/^\s*(?:\w+ )?(refund|bonus|settlement offer|settlement|offer|setup fee)\b/i.exec(after)?.[1] ??
		/\b(refund|bonus|settlement|offer|setup fee)\b[^.;!?\d]{0,20}$/i.exec(before.slice(-50))?.[1]
	if (incoming) return `${/^o/i.test(incoming) ? 'an' : 'a'} ${incoming.toLowerCase()} of ${money}`
	if (/\b(?:take|accept(?:s|ed)?|counter\w*|agreed (?:to|on))\s+\$?$/i.test(before.slice(-30)))
		return `an offer of ${money}`
	return money + (placeOf(after) || purposeOf(before))
}

const placeWords = new RegExp(
	String.raw`^\s*(?:(on|with|to|at|in|for)\s+)?(?:(?:a|the|her|his|their)\s+)?(${creditorAlternatives}|rent|mortgage|car payment|savings|child support|medical bills?)\b`,
	'i',
)

/** What an amount belongs to: '$12,000 on Chase', '$900 a month in rent'. */
function placeOf(after: string): string {
	const rate = perMonth.exec(after) ? ' a month' : ''
	const rest = after.replace(perMonth, '')
	const place = placeWords.exec(rest)
	if (!place) return rate
	const [, preposition, noun = ''] = place
	const [creditor] = findCreditors(noun)
	const name = creditor?.name ?? noun.toLowerCase()
	return `${rate} ${preposition?.toLowerCase() ?? (creditor ? 'on' : 'in')} ${name}`
}

/** 'Rent is 1400' names what the amount is for before it. */
function purposeOf(before: string): string {
	const [, noun = ''] =
		/\b(rent|mortgage|car payment|car note|car|truck payment|truck|insurance|child support|alimony|daycare|groceries|utilities)(?: is| of| at| runs| was)?(?: about| around)? \$?$/i.exec(
			before.slice(-60),
		) ?? []
	return noun && ` for ${/payment|note|mortgage|^car|^truck/i.test(noun) ? 'the ' : ''}${noun.toLowerCase()}`
}

/** From so much on, an income without a period is a year's. */
const leastYearly = 12_000

function periodOf({ value }: Amount, after: string) {
	if (/^\s*(?:\/ ?|a |per |each )?year|^\s*(?:annual|salary)/i.test(after)) return 'year'
	if (/^\s*(?:\/ ?|a |per |each )?week/i.test(after)) return 'week'
	return value >= leastYearly && !perMonth.test(after) ? 'year' : 'month'
}
