import { hourWords } from '#platform/english/number-words.ts'

const weekdays: Readonly<Record<string, string>> = {
	mon: 'Monday',
	tue: 'Tuesday',
	wed: 'Wednesday',
	thu: 'Thursday',
	fri: 'Friday',
	sat: 'Saturday',
	sun: 'Sunday',
}
const months: Readonly<Record<string, string>> = {
	jan: 'January',
	feb: 'February',
	mar: 'March',
	apr: 'April',
	may: 'May',
	jun: 'June',
	jul: 'July',
	aug: 'August',
	sep: 'September',
	oct: 'October',
	nov: 'November',
	dec: 'December',
}

/** '12/7', '12/07/2025'. */
const slashDate = /\b(1[0-2]|0?[1-9])\/(\d{1,2})(?:\/(?:20)?\d\d)?\b/

/** A day as it is written in a piece: 'next Thursday', 'March 3rd', 'Monday, December 7' for 'mon 12/7'. */
export function writeDay(written: string): string {
	return written
		.trim()
		.toLowerCase()
		.replace(/^(?:on|coming)\s+/, '')
		.replace(slashDate, (_, monthNumber: string, dayNumber: string) => {
			const name = Object.values(months)[Number(monthNumber) - 1]
			return `${name} ${Number(dayNumber)}`
		})
		.replace(/(?<=^(?:this |next )?[a-z]+)(?= [A-Z])/, ',')
		.replace(/\bjune?\b/g, 'June')
		.replace(/\bjuly?\b/g, 'July')
		.replace(
			/\b(?:mon|tue|wed|thu|fri|sat|sun)(?:day|s|sday|nesday|r|rs|rsday|urday)?\b/g,
			(word) => weekdays[word.slice(0, 3)] ?? word,
		)
		.replace(
			/\b(?:jan|feb|mar|apr|may|aug|sep|oct|nov|dec)(?:uary|ruary|ch|il|ust|t|tember|ober|ember)?\b\.?/g,
			(word) => months[word.slice(0, 3)] ?? word,
		)
		.replace(/^(\d+(?:st|nd|rd|th)?) (?:of )?([A-Z]\w+)$/, '$2 $1')
}

/** A time as it is written in a piece: '4:30 pm', '10 am EST'. */
export function writeTime(written: string): string {
	return written
		.trim()
		.toLowerCase()
		.replace(/\b(\d{1,2}(?::\d\d)?)\s*([ap])\.?m\.?(?![a-z])/, '$1 $2m')
		.replace(/^([a-z]+)(?: (thirty|fifteen|forty[- ]five))?\b/, (whole, hour: string, minutes?: string) => {
			const at = hourWords.indexOf(hour)
			if (at < 0) return whole
			const past = minutes ? `:${minutes === 'thirty' ? '30' : minutes === 'fifteen' ? '15' : '45'}` : ''
			return `${at + 1}${past}`
		})
		.replace(/\s*([ap])\.?m\.?$/, ' $1m')
		.replace(/\s(est|edt|et|cst|cdt|ct|mst|mdt|mt|pst|pdt|pt)$/, (zoned) => zoned.toUpperCase())
		.replace(
			/\s(eastern|central|mountain|pacific)$/,
			(_, zoned: string) => ` ${zoned.charAt(0).toUpperCase()}${zoned.slice(1)}`,
		)
}

/** An hour of which neither half of the day nor a day is told: '3 o’clock', 'before 8 o’clock'. */
export const writeHour = (preposition: string, hour: string): string =>
	`${/^(?:at|by|around)$/i.test(preposition) ? '' : `${preposition.toLowerCase().replace(/^till?$/, 'until')} `}${writeTime(hour)} o'clock`

const initials: Readonly<Record<string, string>> = { m: 'Monday', th: 'Thursday', f: 'Friday' }

/** 'Saturday 9 to 1', 'Monday to Friday 8 am to 8 pm'. */
export const writeHours = (written: string): string =>
	written
		.toLowerCase()
		.replaceAll(/(?<![a-z])(?:m|th|f)(?![a-z])/g, (initial) => initials[initial] ?? initial)
		.replaceAll(/\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*/g, (word) => weekdays[word.slice(0, 3)] ?? word)
		.replaceAll(/(?<=\d)\s?([ap])\.?(?:m\b\.?)?(?![a-z])/g, ' $1m')
		.replaceAll(/\s?[-–]\s?/g, ' to ')

const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' })
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** 'the 22nd' for 22. */
export const writeDayOfMonth = (day: number): string => `the ${day}${endings[ordinals.select(day)] ?? 'th'}`
