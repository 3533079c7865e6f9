import type { Segment } from '#features/recordings/contract.ts'

const speakers = { rep: 'Rep', customer: 'Customer', unknown: 'Speaker' }

/** The words of a call to be read by people: "[1:08] Rep: …", a turn a line. */
export function writeTranscript(segments: readonly Segment[]): string {
	const lines = segments.map(({ speaker, text, start }) => {
		const time = start === null ? '' : `[${writeTime(start)}] `
		return `${time}${speakers[speaker]}: ${text}`
	})
	return `${lines.join('\n')}\n`
}

/** A moment of a call: minutes and seconds, "9:44", "69:44". */
export function writeTime(seconds: number): string {
	const whole = Math.max(0, Math.floor(seconds))
	return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
