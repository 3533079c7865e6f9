import { and, between, eq, isNotNull, ne } from 'drizzle-orm'
import { receiveAudio } from '#features/recordings/index.ts'
import { recordings } from '#features/recordings/tables.ts'
import type { Db } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { announceLiveEvent, lockEventsOf } from '../calls/announce-live-event.ts'
import { dialers, liveCalls } from '../tables.ts'
import type { DialerRecording } from '../vicidial-api/read-answers.ts'
import { openVicidialApi } from '../vicidial-api/vicidial-api.ts'
import { chooseRecording, fileNameOf } from './choose-recording.ts'
import { fetchRecording } from './fetch-recording.ts'

type Call = typeof liveCalls.$inferSelect
type Dialer = typeof dialers.$inferSelect

/**
 * Looks once for the recording of a call that is over and, when the dialer has it, makes a recording of the
 * agent's from it, under the call's own id: looked for twice, it is one. Returns why it is worth another look
 * later, null when there is nothing more to do. Throws Problem where no other look can help.
 */
export async function lookForRecording(
	services: Services,
	secret: string,
	liveCallId: string,
	signal: AbortSignal,
): Promise<Problem | null> {
	const awaited = await findAwaited(services, liveCallId)
	if (!awaited) return null
	const { call, dialer } = awaited
	if (await isRecorded(services, call.id)) return markArrived(services, call, call.recordingName)
	try {
		const found = await findOnDialer(services, secret, call, dialer, signal)
		if (!found?.address) return notThere()
		await bringIn(services, call, dialer, found.address, signal)
		return await markArrived(services, call, call.recordingName ?? found.recordingId)
	} catch (error) {
		const isPassing = error instanceof Problem && (error.retryable || error.code === 'not-audio')
		if (!isPassing || signal.aborted) throw error
		return error
	}
}

async function findAwaited({ db }: Services, liveCallId: string) {
	const [found] = await db
		.select({ call: liveCalls, dialer: dialers })
		.from(liveCalls)
		.innerJoin(dialers, eq(dialers.id, liveCalls.dialerId))
		.where(and(eq(liveCalls.id, liveCallId), eq(liveCalls.arrival, 'awaited')))
	return found
}

async function isRecorded({ db }: Services, id: string) {
	return (await db.$count(recordings, eq(recordings.id, id))) > 0
}

async function markArrived(services: Services, { id, callId, personId }: Call, recordingName: string | null) {
	await services.db.transaction(async (tx) => {
		if (personId) await lockEventsOf(tx, personId)
		await tx
			.update(liveCalls)
			.set({ arrival: 'arrived', arrivalNote: null, recordingId: id, recordingName })
			.where(eq(liveCalls.id, id))
		const timestamp = new Date().toISOString()
		const event = { type: 'recording_arrived', callId, recordingId: id, timestamp } as const
		if (personId) await announceLiveEvent(services, tx, personId, event)
	})
	return null
}

/** The recording as the dialer's log has it; null when it is not there. */
async function findOnDialer(
	{ db }: Services,
	secret: string,
	call: Call,
	dialer: Dialer,
	signal: AbortSignal,
): Promise<DialerRecording | null> {
	const { agentId, leadId, recordingName, startedAt } = call
	const api = openVicidialApi(secret, dialer, signal)
	// The dialer's calendar and times are those of its own place.
	const ahead = leadId && recordingName ? 0 : await api.readClock()
	const date = new Date(startedAt.getTime() + ahead).toISOString().slice(0, 10)
	const log = await api.lookUpRecordings(leadId ? { leadId } : { agentId, date })
	const taken = recordingName ? new Set<string>() : await findTaken(db, dialer, call)
	return chooseRecording({ ...call, endedAt: call.endedAt ?? new Date() }, log, { ahead, taken })
}

/** Names of the recordings of the agent's other calls around this one. */
async function findTaken(db: Db, dialer: Dialer, { id, agentId, startedAt }: Call) {
	const day = 24 * 3600_000
	const others = await db
		.select({ name: liveCalls.recordingName })
		.from(liveCalls)
		.where(
			and(
				eq(liveCalls.dialerId, dialer.id),
				eq(liveCalls.agentId, agentId),
				ne(liveCalls.id, id),
				isNotNull(liveCalls.recordingName),
				between(
					liveCalls.startedAt,
					new Date(startedAt.getTime() - day),
					new Date(startedAt.getTime() + day),
				),
			),
		)
	return new Set(others.flatMap(({ name }) => name ?? []))
}

async function bringIn(services: Services, call: Call, dialer: Dialer, address: string, signal: AbortSignal) {
	if (!call.personId) throw new Problem(422, 'nobodys-call', 'This call’s agent isn’t mapped to anyone.')
	await receiveAudio(services, {
		id: call.id,
		owner: { id: call.personId },
		name: fileNameOf(address),
		content: await fetchRecording(dialer, address, signal),
	})
}

const notThere = () =>
	new Problem(404, 'no-recording', 'The dialer has no recording of this call.', { retryable: true })
