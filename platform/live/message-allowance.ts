/**
 * How many messages may come: `burst` at once, and `perSecond` over time (a token bucket). Ask with milliseconds of one
 * clock.
 */
export function messageAllowance({ perSecond, burst }: { perSecond: number; burst: number }, now: number) {
	let left = burst
	let asked = now
	return {
		/** Whether one more message may come now. One that may not is not counted. */
		take(now: number): boolean {
			left = Math.min(burst, left + ((now - asked) / 1000) * perSecond)
			asked = now
			if (left < 1) return false
			left -= 1
			return true
		},
	}
}
