import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/database.ts'
import type { Services } from '#platform/services.ts'
import { recordingExpected } from '../events.ts'
import { liveCalls } from '../tables.ts'
import { announceLiveEvent } from './announce-live-event.ts'
import type { Agent, CallEvent, CallFacts, KnownCall } from './call-event.ts'
import { announceStart } from './start-call.ts'
import { isTestCall } from './test-call-id.ts'

/** Stores what an event adds to a call; a number learned during the call is sent to the agent. */
export async function learnOfCall(services: Services, tx: Transaction, known: KnownCall, event: CallEvent) {
	const { call } = known
	const facts: CallFacts = {
		phoneNumber: event.phoneNumber ?? call.phoneNumber,
		campaign: event.campaign ?? call.campaign,
		leadId: event.leadId ?? call.leadId,
		disposition: event.disposition ?? call.disposition,
		talkSeconds: event.talkSeconds ?? call.talkSeconds,
		recordingName: event.recordingName ?? call.recordingName,
	}
	const names = Object.keys(facts) as (keyof CallFacts)[]
	if (names.every((name) => facts[name] === call[name])) return
	await tx.update(liveCalls).set(facts).where(eq(liveCalls.id, call.id))
	const isNews = facts.phoneNumber !== call.phoneNumber || facts.campaign !== call.campaign
	if (isNews && event.what === 'start' && call.endedAt === null)
		await announceStart(services, tx, { ...known, call: { ...call, ...facts } })
}

/** Ends a call in progress: notifies the agent's browsers, and expects the recording. */
export async function endCall(services: Services, tx: Transaction, known: KnownCall) {
	const { call, dialer } = known
	const endedAt = new Date()
	const arrival = arrivalOf(dialer, call.callId)
	await tx.update(liveCalls).set({ endedAt, arrival }).where(eq(liveCalls.id, call.id))
	await announceEnd(services, tx, call, endedAt)
	if (arrival === 'awaited') await services.jobs.announce(tx, recordingExpected, { liveCallId: call.id })
}

/** Notifies the agent's browsers that a call is over. */
export async function announceEnd(
	services: Services,
	tx: Transaction,
	{ personId, callId }: KnownCall['call'],
	endedAt: Date,
) {
	if (personId === null) return
	const event = { type: 'call_end', callId, timestamp: endedAt.toISOString() } as const
	await announceLiveEvent(services, tx, personId, event)
}

/** A call whose start was never reported, or is reported too late: no panel has shown it, and none will. */
export async function addEndedCall(
	services: Services,
	tx: Transaction,
	{ dialer, agentId, personId }: Agent,
	{ what, callId, ...facts }: CallEvent,
) {
	if (callId === null) return
	const arrival = arrivalOf(dialer, callId)
	const endedAt = new Date()
	const startedAt = new Date(endedAt.getTime() - (facts.talkSeconds ?? 0) * 1000)
	const [call] = await tx
		.insert(liveCalls)
		.values({ dialerId: dialer.id, agentId, personId, ...facts, callId, startedAt, endedAt, arrival })
		.onConflictDoNothing()
		.returning()
	if (call && arrival === 'awaited')
		await services.jobs.announce(tx, recordingExpected, { liveCallId: call.id })
}

/** Nothing is recorded where the dialer cannot be asked, and on test calls. */
function arrivalOf({ apiUrl }: KnownCall['dialer'], callId: string) {
	return apiUrl === null || isTestCall(callId) ? 'not_asked' : 'awaited'
}
