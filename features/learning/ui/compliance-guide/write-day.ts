import { formatDate } from '#platform/browser/format-time.ts'

/** A day without an hour ('2026-11-21') as "Nov 21, 2026", whatever the reader's time zone. */
export function writeDay(day: string): string {
	return formatDate(`${day}T12:00`)
}
