import { creditorAlternatives } from '#features/language/pure.ts'
import { digitWords } from '#platform/english/number-words.ts'

/** What may follow thousands that are told as '27': anything that is not counted by it. */
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
