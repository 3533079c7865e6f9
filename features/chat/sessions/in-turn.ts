const waiting = new Map<string, Promise<unknown>>()

/**
 * Runs what is asked under one name one after another, in the order it was asked, within this process; what is asked
 * under other names does not wait. Answers or throws what `run` does.
 */
export function inTurn<T>(name: string, run: () => Promise<T>): Promise<T> {
	const before = waiting.get(name)
	const outcome = before ? before.then(run) : run()
	const ended = outcome
		.then(
			() => {},
			() => {},
		)
		.finally(() => {
			if (waiting.get(name) === ended) waiting.delete(name)
		})
	waiting.set(name, ended)
	return outcome
}
