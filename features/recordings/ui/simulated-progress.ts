/** The highest percentage shown before the server has answered. */
const uploadCap = 90

/** The speed assumed for an upload whose sent bytes are not known, in bytes a second: a slow office line. */
const assumedSpeed = 1_000_000
/** The shortest time, in seconds, in which the bar rises by two thirds. */
const shortest = 1

/**
 * The percentage shown for an upload whose bytes cannot be counted, `seconds` after it began: fast at first,
 * then ever slower, at most 90 until the server answers.
 */
export function simulatedProgress(seconds: number, sizeBytes: number): number {
	const pace = Math.max(shortest, sizeBytes / assumedSpeed / 2)
	return Math.floor(uploadCap * (1 - Math.exp(-Math.max(0, seconds) / pace)))
}

/** The percentage shown when the sent bytes are known: the last tenth is the server's to give. */
export function sentProgress(sentBytes: number, totalBytes: number): number {
	if (totalBytes <= 0) return 0
	return Math.min(uploadCap, Math.floor((sentBytes / totalBytes) * 100))
}
