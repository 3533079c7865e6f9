import { liveSampleRate } from '../limits.ts'

/** Speech arrives at the rate it is spoken; after a network interruption it arrives in bulk. */
const burstSeconds = 5
/** Sound cards' clocks differ from the server's by far less. */
const tolerance = 1.05

/** How much audio of one voice may come: as much as can have been spoken. Ask with samples and milliseconds. */
export function audioAllowance(now: number) {
	let seconds = burstSeconds
	let asked = now
	return {
		/** Whether this much may come now. What may not is not counted. */
		take(samples: number, now: number): boolean {
			seconds = Math.min(burstSeconds, seconds + ((now - asked) / 1000) * tolerance)
			asked = now
			const wanted = samples / liveSampleRate
			if (wanted > seconds) return false
			seconds -= wanted
			return true
		},
	}
}
