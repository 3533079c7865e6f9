const lockName = 'candor-live-listening'

/**
 * Calls `begin` when no other window of this browser listens, immediately or when that one stops: two windows would
 * hear everything twice. Answers how to give the turn back, upon which what `begin` answered is called.
 */
export function takeTurn(begin: () => () => void): () => void {
	let end = () => {}
	// Browsers keep locks for secure pages alone; on others everyone listens.
	if (!navigator.locks) return begin()
	const waiting = new AbortController()
	const { promise: isOver, resolve: release } = Promise.withResolvers<void>()
	navigator.locks
		.request(lockName, { signal: waiting.signal }, () => {
			end = begin()
			return isOver
		})
		.catch((error) => {
			if (error !== waiting.signal.reason) throw error
		})
	return () => {
		waiting.abort()
		end()
		release()
	}
}
