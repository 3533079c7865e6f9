import { writeDate } from '#features/recordings/ui/write-figures.ts'

/** A day without an hour ('2026-11-21') as "Nov 21, 2026", whatever the reader's time zone. */
export function writeDay(day: string): string {
	return writeDate(`${day}T12:00`)
}
