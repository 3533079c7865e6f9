import type { Transaction } from '#platform/db/database.ts'
import type { Services } from '#platform/services.ts'
import { liveCalls } from '../tables.ts'
import { announceLiveEvent } from './announce-live-event.ts'
import type { Agent, CallEvent, KnownCall } from './call-event.ts'
import { findConsentState } from './consent-state.ts'

/** Begins a call that was not reported before. */
export async function startCall(
	services: Services,
	tx: Transaction,
	{ dialer, agentId, personId }: Agent,
	{ what, callId, ...facts }: CallEvent,
) {
	if (callId === null) return
	const [call] = await tx
		.insert(liveCalls)
		.values({ dialerId: dialer.id, agentId, personId, ...facts, callId, startedAt: new Date() })
		.onConflictDoNothing()
		.returning()
	if (call) await announceStart(services, tx, { call, dialer })
}

/** Notifies the agent's browsers of a call in progress. */
export async function announceStart(services: Services, tx: Transaction, { call, dialer }: KnownCall) {
	if (call.personId === null) return
	await announceLiveEvent(services, tx, call.personId, {
		type: 'call_start',
		callId: call.callId,
		agentId: call.agentId,
		phoneNumber: call.phoneNumber,
		campaign: call.campaign,
		timestamp: call.startedAt.toISOString(),
		autoStartCoaching: dialer.autoStartCoaching,
		consentState: await findConsentState(tx, call.phoneNumber),
	})
}
