import { and, eq } from 'drizzle-orm'
import type { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { liveCalls } from '../tables.ts'

/** Keeps why the recording of a call did not come, for administrators. */
export async function giveUpRecording({ db }: Services, liveCallId: string, problem: Problem) {
	await db
		.update(liveCalls)
		.set({ arrival: 'given_up', arrivalNote: problem.message })
		.where(and(eq(liveCalls.id, liveCallId), eq(liveCalls.arrival, 'awaited')))
}
