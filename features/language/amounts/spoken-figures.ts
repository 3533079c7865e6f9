import {
	digitWords,
	hourWords,
	smallNumbers,
	teenWords,
	tensNumbers,
	tenWords,
} from '#platform/english/number-words.ts'
import { creditorAlternatives } from '../creditors/find-creditors.ts'

/** What may follow thousands given as '27': anything that is not counted by it. */
const notCounted = String.raw`(?![,.]\d)(?=\s*(?:$|[.,;:!?)(="”'’\-]|(?:and|but|on|to|in|at|with|or|so|says|asks|wants|pays|total|now)\b))`
const debt = String.raw`\b(?:owes?|owed|owing|in debt|debts?|bal|balances?)[:=]? `

/** '27,3' are twenty-seven thousand three hundred, '17,75' seventeen thousand seven hundred fifty. */
const filled = (words: string) => {
	const [thousands = '', rest = ''] = words.split(/[, -]/)
	return `${thousands},${rest.padEnd(3, '0')}`
}

const digits = ['zero', ...digitWords]
const digit = `(?:oh|${digits.join('|')})`
const digitsOf = (words: string) =>
	words
		.toLowerCase()
		.replace(/hundred/, 'oh oh')
		.split(/[\s-]+/)
		.map((word) => Math.max(0, digits.indexOf(word)))
		.join('')

/**
 * Figures as people shorten them, written in full: '27,3' is 27,300, '17-5 owed' 17,500, '340ish' 340,
 * '26 gs' 26k, '21 point 5' 21.5.
 */
export const shortFigures: readonly [RegExp, (words: string) => string][] = [
	[/(?<=\d(?:k|,\d{3})?)-?ish\b/gi, () => ''],
	[/\bone(?= (?:(?:credit|store|bank) )?(?:card|loan|creditor)\b)/gi, () => '1'],
	[/(?<=\d) point (?=\d)/gi, () => '.'],
	[/(?<=\d) ?(?:g['’]?s|thou)\b/g, () => 'k'],
	[/(?<=\b\d{1,3}) and a half (?:thousand|grand)\b/gi, () => '.5k'],
	[/(?<![\d,.]|\bdays? |\bmonths? )\d{2,3},\d(?![\d,.]*\d|k)/gi, filled],
	[/(?<=\$|\bdebts? |\bowes? |\btotal )\d{1,3},\d{1,2}(?![\d,.]*\d|k)/gi, filled],
	[new RegExp(String.raw`(?<=${debt})\d{2}[ -](?:\d|\d{3})\b${notCounted}`, 'gi'), filled],
	[/\b\d{2} \d(?= in debt\b)/gi, filled],
	[/(?<=(?:^|[.,;:!?]|\bowes|\bis|\btotal|\bof|\bdebt) )[1-9]\d \d(?=[,.;!?)]|$)(?![.,]\d)/gi, filled],
	[
		new RegExp(
			String.raw`(?<![\d,.$:/]|\d )\b\d{1,2}[ -]\d(?= (?:owed|total|on (?:an?|the|her|his)|to (?:${creditorAlternatives}))\b)`,
			'gi',
		),
		filled,
	],
	[
		new RegExp(
			String.raw`\b(?:eight hundred )?${digit}(?:[ -]${digit}){6}\b(?:(?:[ -]${digit}){3}\b)?`,
			'gi',
		),
		(words) =>
			digitsOf(words).replace(/^(\d{3})?(\d{3})(\d{4})$/, (_, area, first, last) =>
				[area, first, last].filter(Boolean).join('-'),
			),
	],
]

const unit = `(?:${digitWords.join('|')})`
const teen = `(?:${teenWords.join('|')})`
const ten = `(?:${tenWords.join('|')})`
const hour = `(?:${hourWords.join('|')})`
/** What is counted, after which two numbers side by side are two. */
const counted = String.raw`(?![- ](?:${unit}|${teen}|${ten}|hundred|thousand|grand|percent|cards?|credit|store|accounts?|accts?|creditors?|debts?|loans?|kids?|months?|days?|weeks?|years?|hours?|minutes?|seconds?|emails?|texts?|times|or|to|and a half)\b)`

const numberIn = (words: string) =>
	words
		.toLowerCase()
		.split(/[\s-]+/)
		.reduce((sum, word) => sum + (smallNumbers.get(word) ?? tensNumbers.get(word) ?? 0), 0)

/**
 * Figures as people say them, written in digits: 'three ten a month' is 310, 'five oh five' 505, 'twenty-nine five'
 * 29,500, 'at nine fifteen' 9:15. What may be two numbers stays.
 */
export const spokenFigures: readonly [RegExp, (words: string) => string][] = [
	[
		new RegExp(
			String.raw`(?<=\b(?:at|@|around|by|before|after|until|today|tonight|tomorrow|day|morning|afternoon|evening) )${hour}[ -](?:oh[ -]five|ten|fifteen|twenty(?:[- ]five)?|thirty|forty(?:[- ]five)?|fifty(?:[- ]five)?)\b(?! (?:a|per|each|every|dollars|bucks|grand|thousand|hundred|percent|months?)\b)`,
			'gi',
		),
		(words) => {
			const [first = '', ...rest] = words.split(/[\s-]+/)
			return `${numberIn(first)}:${String(numberIn(rest.join(' '))).padStart(2, '0')}`
		},
	],
	[
		new RegExp(String.raw`\b${unit}[ -]oh[ -]${unit}\b|\b${unit}[ -]${teen}\b${counted}`, 'gi'),
		(words) => {
			const [first = '', ...rest] = words.split(/[\s-]+/)
			return String(numberIn(first) * 100 + numberIn(rest.join(' ')))
		},
	],
	[
		new RegExp(String.raw`\b(?:${teen}[- ]|${ten}[- ]${unit} )${unit}\b${counted}`, 'gi'),
		(words) => {
			const all = words.split(/[\s-]+/)
			return `${numberIn(all.slice(0, -1).join(' '))},${numberIn(all.at(-1) ?? '')}00`
		},
	],
	[
		new RegExp(String.raw`\b\d{1,3} (?:thousand|grand) ${unit}\b${counted}`, 'gi'),
		(words) => {
			const [thousands = '', , hundreds = ''] = words.split(' ')
			return `${thousands},${numberIn(hundreds)}00`
		},
	],
	[/(?<![\d,.])\d{1,3} \d{3}(?= ?\$)/g, (words) => words.replace(' ', ',')],
	[
		new RegExp(String.raw`\b${unit} ${unit}\b(?= on (?:the|an?|her|his)\b)`, 'gi'),
		(words) => {
			const [thousands = '', hundreds = ''] = words.split(' ')
			return `${numberIn(thousands)},${numberIn(hundreds)}00`
		},
	],
	[
		new RegExp(String.raw`\bhalf past (?:${hour}|\d{1,2})\b`, 'gi'),
		(words) => {
			const [, , at = ''] = words.split(' ')
			return `${/\d/.test(at) ? at : numberIn(at)}:30`
		},
	],
	[
		/(?<=\b\d{1,2}(?::\d\d)?|\bat [a-z]{3,6}) (?:in (?:the )?(?:afternoon|evening)|at night)\b/gi,
		() => ' pm',
	],
	[/(?<=\b\d{1,2}(?::\d\d)?|\bat [a-z]{3,6}) in (?:the )?morning\b/gi, () => ' am'],
]
