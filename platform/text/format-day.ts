const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })

/** "Nov 18", in the time zone of the process or browser. */
export function formatDay(at: string | Date): string {
	return day.format(new Date(at))
}
