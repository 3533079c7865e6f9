import { messageOf } from '#platform/browser/request.ts'

/** What became of one call; `error` says why nothing was done, null when it was done. */
export type Outcome<Call> = { call: Call; error: string | null }

/** Requests that run at the same time: more would make the pages of others wait. */
const atOnce = 4

/** Does the same to several calls, a few at a time. One that fails stops none of the others. Answers in the given order. */
export async function runOnCalls<Call>(
	calls: readonly Call[],
	action: (call: Call) => Promise<unknown>,
	onProgress: (done: number) => void = () => {},
): Promise<Outcome<Call>[]> {
	const outcomes: Outcome<Call>[] = []
	const waiting = calls.entries()
	let done = 0
	const work = async () => {
		for (const [index, call] of waiting) {
			outcomes[index] = await action(call).then(
				() => ({ call, error: null }),
				(error) => ({ call, error: messageOf(error) }),
			)
			done += 1
			onProgress(done)
		}
	}
	await Promise.all(Array.from({ length: atOnce }, work))
	return outcomes
}
