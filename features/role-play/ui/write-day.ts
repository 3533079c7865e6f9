import { formatDate, formatTime } from '#platform/browser/format-time.ts'
import { formatDay } from '#platform/text/format-day.ts'

/** "today at 9:02 AM", "Nov 17", "Nov 17, 2025" */
export function writeDay(iso: string, now = new Date()): string {
	const then = new Date(iso)
	if (then.toDateString() === now.toDateString()) return `today at ${formatTime(then)}`
	return then.getFullYear() === now.getFullYear() ? formatDay(then) : formatDate(then)
}
