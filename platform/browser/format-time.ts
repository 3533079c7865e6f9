import { formatCount } from '#platform/text/format-number.ts'
import { splitDuration } from '#platform/text/format-timecode.ts'

export { formatTimecode } from '#platform/text/format-timecode.ts'

const dateAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const timeOnly = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })
const dateOnly = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** "Nov 18, 2026, 2:12 PM" in the reader's time zone. */
export function formatDateTime(iso: string): string {
	return dateAndTime.format(new Date(iso))
}

/** "Nov 18, 2026" */
export function formatDate(at: string | Date): string {
	return dateOnly.format(new Date(at))
}

/** "9:02 AM" */
export function formatTime(at: string | Date): string {
	return timeOnly.format(new Date(at))
}

/** For screen readers: "9 minutes 48 seconds" */
export function spellOutDuration(seconds: number): string {
	const { hours, minutes, rest } = splitDuration(seconds)
	const parts = [
		hours ? [formatCount(hours, 'hour')] : [],
		minutes ? [formatCount(minutes, 'minute')] : [],
		rest ? [formatCount(rest, 'second')] : [],
	]
	return parts.flat().join(' ') || '0 seconds'
}

/** "About 40 seconds left"; exact seconds would promise too much. */
export function formatTimeLeft(seconds: number): string {
	if (seconds < 5) return 'a few seconds left'
	if (seconds < 20) return `${Math.round(seconds)} seconds left`
	if (seconds < 90) return `About ${Math.round(seconds / 10) * 10} seconds left`
	return `About ${formatCount(Math.round(seconds / 60), 'minute')} left`
}
