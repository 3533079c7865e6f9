import { formatDate } from '#platform/browser/format-time.ts'

/** A day of the reader's own calendar, so many days from `now`: '2026-11-21'. */
export function dayFromNow(days: number, now = new Date()): string {
	const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days)
	const pad = (value: number) => String(value).padStart(2, '0')
	return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`
}

/** Whether the day something was due is over where the reader is. */
export function isOverdue(dueOn: string, now = new Date()): boolean {
	return dueOn < dayFromNow(0, now)
}

/** '2026-11-21' as "Nov 21, 2026", whatever the reader's time zone. */
export function writeDay(day: string): string {
	return formatDate(`${day}T12:00`)
}
