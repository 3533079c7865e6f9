import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import type { Transaction } from '#platform/db/database.ts'
import type { Services } from '#platform/services.ts'
import { longestCallHours } from '../limits.ts'
import { dialers, liveCalls } from '../tables.ts'
import { lockEventsOf } from './announce-live-event.ts'
import type { Agent, CallEvent, KnownCall } from './call-event.ts'
import { addEndedCall, endCall, learnOfCall } from './known-call.ts'
import { startCall } from './start-call.ts'

/**
 * Processes what a dialer reports about an agent's call: once, whichever way it comes, however often and in whatever
 * order. Stored and sent to the agent's browsers in one transaction.
 */
export async function takeEvent(services: Services, agent: Agent, event: CallEvent) {
	await services.db.transaction(async (tx) => {
		await lockEventsOf(tx, agent.personId)
		const calls = await readCalls(tx, agent, event.callId)
		const known = calls.find(({ call }) => isMeant(call, agent, event))
		if (event.what === 'start') await takeStart(services, tx, agent, event, calls, known)
		else if (known) await takeEnd(services, tx, known, event)
		else await addEndedCall(services, tx, agent, event)
	})
}

/** The reported call, and the person's calls in progress, newest first. */
async function readCalls(tx: Transaction, agent: Agent, callId: string | null): Promise<KnownCall[]> {
	const newest = new Date(Date.now() - longestCallHours * 3600_000)
	const named = and(
		eq(liveCalls.dialerId, agent.dialer.id),
		eq(liveCalls.agentId, agent.agentId),
		eq(liveCalls.callId, callId ?? ''),
	)
	const inProgress = and(
		eq(liveCalls.personId, agent.personId),
		isNull(liveCalls.endedAt),
		gt(liveCalls.startedAt, newest),
	)
	return tx
		.select({ call: liveCalls, dialer: dialers })
		.from(liveCalls)
		.innerJoin(dialers, eq(dialers.id, liveCalls.dialerId))
		.where(or(named, inProgress))
		.orderBy(desc(liveCalls.startedAt))
}

function isMeant(call: KnownCall['call'], agent: Agent, { callId, leadId }: CallEvent) {
	if (call.dialerId !== agent.dialer.id || call.agentId !== agent.agentId) return false
	if (callId) return call.callId === callId
	// An event without a call may be about the previous one: the lead distinguishes them.
	return call.endedAt === null && (leadId === null || call.leadId === null || call.leadId === leadId)
}

async function takeStart(
	services: Services,
	tx: Transaction,
	agent: Agent,
	event: CallEvent,
	calls: KnownCall[],
	known: KnownCall | undefined,
) {
	if (known) return learnOfCall(services, tx, known, event)
	// A dialer lets no one be on two calls: the end of the other one was not reported.
	for (const other of calls) if (other.call.endedAt === null) await endCall(services, tx, other)
	await startCall(services, tx, agent, event)
}

async function takeEnd(services: Services, tx: Transaction, known: KnownCall, event: CallEvent) {
	await learnOfCall(services, tx, known, event)
	if (known.call.endedAt === null) await endCall(services, tx, known)
}
