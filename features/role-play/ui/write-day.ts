const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const dayOfYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** "9:02 AM" */
export function writeTime(iso: string): string {
	return time.format(new Date(iso))
}

/** "today at 9:02 AM", "Nov 17", "Nov 17, 2025" */
export function writeDay(iso: string, now = new Date()): string {
	const then = new Date(iso)
	if (then.toDateString() === now.toDateString()) return `today at ${time.format(then)}`
	return (then.getFullYear() === now.getFullYear() ? day : dayOfYear).format(then)
}
