/** A token bucket: allows `burst` messages at once and `perSecond` over time. Times are milliseconds of one clock. */
export function messageAllowance({ perSecond, burst }: { perSecond: number; burst: number }, now: number) {
	let left = burst
	let updated = now
	return {
		/** Takes one message from the allowance. Returns false, and takes nothing, when it is used up. */
		take(now: number): boolean {
			left = Math.min(burst, left + ((now - updated) / 1000) * perSecond)
			updated = now
			if (left < 1) return false
			left -= 1
			return true
		},
	}
}
