import { fullName, monthFragment, months, weekdayFragment } from '#platform/english/calendar.ts'
import { hourWords } from '#platform/english/number-words.ts'

/** '12/7', '12/07/2025'. */
const slashDate = /\b(1[0-2]|0?[1-9])\/(\d{1,2})(?:\/(?:20)?\d\d)?\b/

const names = new RegExp(String.raw`\b(?:${weekdayFragment}|${monthFragment})\b\.?`, 'gi')

/** A day as it is written out: 'next Thursday', 'March 3rd', 'Monday, December 7' for 'mon 12/7'. */
export function writeDay(written: string): string {
	return written
		.trim()
		.toLowerCase()
		.replace(/^(?:on|coming)\s+/, '')
		.replace(slashDate, (_, month: string, day: string) => `${months[Number(month) - 1]} ${Number(day)}`)
		.replace(/(?<=^(?:this |next )?[a-z]+)(?= [A-Z])/, ',')
		.replace(names, (name) => fullName(name))
		.replace(/^(\d+(?:st|nd|rd|th)?) (?:of )?([A-Z]\w+)$/, '$2 $1')
}

/** A time as it is written out: '4:30 pm', '10 am EST'. */
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

/** An hour without the half of the day or a day: '3 o’clock', 'before 8 o’clock'. */
export const writeHour = (preposition: string, hour: string): string =>
	`${/^(?:at|by|around)$/i.test(preposition) ? '' : `${preposition.toLowerCase().replace(/^till?$/, 'until')} `}${writeTime(hour)} o'clock`

const initials: Readonly<Record<string, string>> = { m: 'Monday', th: 'Thursday', f: 'Friday' }

/** 'Saturday 9 to 1', 'Monday to Friday 8 am to 8 pm'. */
export const writeHours = (written: string): string =>
	written
		.toLowerCase()
		.replaceAll(/(?<![a-z])(?:m|th|f)(?![a-z])/g, (initial) => initials[initial] ?? initial)
		.replaceAll(/\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*/g, (word) => fullName(word))
		.replaceAll(/(?<=\d)\s?([ap])\.?(?:m\b\.?)?(?![a-z])/g, ' $1m')
		.replaceAll(/\s?[-–]\s?/g, ' to ')

const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' })
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** 'the 22nd' for 22. */
export const writeDayOfMonth = (day: number): string => `the ${day}${endings[ordinals.select(day)] ?? 'th'}`
