const dateAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const timeOnly = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })
const dateOnly = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** "Nov 18, 2026, 2:12 PM" in the reader's time zone. */
export function writeDateTime(iso: string): string {
	return dateAndTime.format(new Date(iso))
}

/** "Nov 18, 2026" */
export function writeDate(iso: string): string {
	return dateOnly.format(new Date(iso))
}

/** "The transcription service isn’t responding. Trying again at 10:42 AM.", or the stage alone where nothing is waited for. */
export function writeStage(stage: string, retryAt: string | null | undefined): string {
	return retryAt ? `${stage} Trying again at ${timeOnly.format(new Date(retryAt))}.` : stage
}

/** A moment of a call: "9:44", "1:09:44" */
export function writeTimecode(seconds: number): string {
	const whole = Math.max(0, Math.floor(seconds))
	const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
	const pad = (value: number) => String(value).padStart(2, '0')
	return hours ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`
}

/** A length of time to be read aloud: "9 minutes 48 seconds" */
export function speakDuration(seconds: number): string {
	const whole = Math.max(0, Math.floor(seconds))
	const parts = [
		[Math.floor(whole / 3600), 'hour'],
		[Math.floor(whole / 60) % 60, 'minute'],
		[whole % 60, 'second'],
	] as const
	const told = parts.filter(([count]) => count > 0).map(([count, unit]) => countOf(count, unit))
	return told.join(' ') || '0 seconds'
}

/** "About 40 seconds left"; exact seconds would promise too much. */
export function writeTimeLeft(seconds: number): string {
	if (seconds < 5) return 'a few seconds left'
	if (seconds < 20) return `${Math.round(seconds)} seconds left`
	if (seconds < 90) return `About ${Math.round(seconds / 10) * 10} seconds left`
	return `About ${countOf(Math.round(seconds / 60), 'minute')} left`
}

/** "8.4 MB", counted as file managers do. */
export function writeSize(bytes: number): string {
	const units = ['KB', 'MB', 'GB']
	let value = bytes / 1024
	let unit = 0
	while (value >= 1024 && unit < units.length - 1) {
		value /= 1024
		unit += 1
	}
	return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${units[unit]}`
}

/** "1 recording", "51 recordings" */
export function countOf(count: number, noun: string): string {
	return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
}
