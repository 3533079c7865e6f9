import { formatCount } from '#platform/text/format-number.ts'
/** A phone number as people in the United States write it; any other as it came, and 'Prospect' for none. */
export function writePhoneNumber(phoneNumber: string | null): string {
	const digits = phoneNumber?.replace(/\D/g, '') ?? ''
	const [, area, office, line] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? []
	if (area) return `(${area}) ${office}-${line}`
	return phoneNumber?.trim() || 'Prospect'
}

/** Whole seconds as m:ss; an hour is 60:00. */
export function writeTimer(seconds: number): string {
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** '7 minutes 42 seconds', for ears. */
export function sayTimer(seconds: number): string {
	return `${formatCount(Math.floor(seconds / 60), 'minute')} ${formatCount(seconds % 60, 'second')}`
}

/** Whole seconds from the start of a call to a moment, none below 0: clocks of browsers and servers differ. */
export function secondsInto(startTime: string, moment: number): number {
	return Math.max(0, Math.floor((moment - Date.parse(startTime)) / 1000))
}
