import { useEffect, useState } from 'react'

/** The time in milliseconds since 1970, again with each whole second since `startTime`. */
export function useNow(startTime: string): number {
	const [now, setNow] = useState(Date.now)
	useEffect(() => {
		// Counted from the call's start each time: an interval would drift and skip a second now and then.
		const toNext = 1000 - ((((now - Date.parse(startTime)) % 1000) + 1000) % 1000)
		const tick = setTimeout(() => setNow(Date.now()), toNext)
		return () => clearTimeout(tick)
	}, [now, startTime])
	return now
}
