import { Problem } from '#platform/http/problem.ts'

/** The outcome of a call in another thread. Structured clone would make a mere Error of a Problem. */
export type Outcome =
	| { value: unknown }
	| { problem: Pick<Problem, 'status' | 'code' | 'message' | 'retryable'> }
	| { error: unknown }

export async function outcomeOf(run: () => unknown): Promise<Outcome> {
	try {
		return { value: await run() }
	} catch (error) {
		if (!(error instanceof Problem)) return { error }
		const { status, code, message, retryable } = error
		return { problem: { status, code, message, retryable } }
	}
}

/** Returns the value, or throws what the other thread threw. */
export function unwrapOutcome(outcome: Outcome): unknown {
	if ('value' in outcome) return outcome.value
	if ('error' in outcome) throw outcome.error
	const { status, code, message, retryable } = outcome.problem
	throw new Problem(status, code, message, { retryable })
}
