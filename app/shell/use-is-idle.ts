import { useEffect, useState } from 'react'

/** Milliseconds after which what waits for an idle moment comes anyway. */
const longestWait = 2000

/** False until the browser has done what the first page asked of it. */
export function useIsIdle(): boolean {
	const [isIdle, setIsIdle] = useState(false)
	useEffect(() => {
		const wake = () => setIsIdle(true)
		if (typeof requestIdleCallback === 'undefined') {
			const later = setTimeout(wake, longestWait)
			return () => clearTimeout(later)
		}
		const asked = requestIdleCallback(wake, { timeout: longestWait })
		return () => cancelIdleCallback(asked)
	}, [])
	return isIdle
}
