/** A pause longer than this (seconds) is no practice: the rep was called away. */
const longestPause = 120

/**
 * Seconds of activity so far: the sum of the gaps between the signs of life of a session (its beginning, each message,
 * its end). A gap of more than two minutes does not count.
 */
export function activeSeconds(session: { activeSeconds: number; activeAt: Date }, now: Date) {
	const gap = Math.max(0, (now.getTime() - session.activeAt.getTime()) / 1000)
	return session.activeSeconds + (gap > longestPause ? 0 : gap)
}
