/** A moment of a call, given in seconds: "9:44", "1:09:44" */
export function formatTimecode(seconds: number): string {
	const { hours, minutes, rest } = splitDuration(seconds)
	const pad = (value: number) => String(value).padStart(2, '0')
	return hours ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`
}

/** Whole hours, minutes and seconds of a duration in seconds; a negative one is none. */
export function splitDuration(seconds: number) {
	const whole = Math.max(0, Math.floor(seconds))
	return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, rest: whole % 60 }
}
