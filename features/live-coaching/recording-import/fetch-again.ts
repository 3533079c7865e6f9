import { and, eq } from 'drizzle-orm'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { recordingExpected } from '../events.ts'
import { liveCalls } from '../tables.ts'

/**
 * Looks again for a recording that was given up: the dialer's password was wrong, say. Throws Problem 404 for no
 * such call of the dialer, 409 for one whose recording is here, on its way, or not to be expected.
 */
export async function fetchAgain(services: Services, dialerId: string, liveCallId: string) {
	await services.db.transaction(async (tx) => {
		const isIt = and(eq(liveCalls.id, liveCallId), eq(liveCalls.dialerId, dialerId))
		const [call] = await tx.select().from(liveCalls).where(isIt).for('update')
		if (!call) throw new Problem(404, 'no-such-call', 'Call not found.')
		if (call.arrival !== 'given_up')
			throw new Problem(409, 'not-given-up', 'This call’s recording didn’t fail.')
		await tx.update(liveCalls).set({ arrival: 'awaited', arrivalNote: null }).where(isIt)
		await services.jobs.announce(tx, recordingExpected, { liveCallId })
	})
}
