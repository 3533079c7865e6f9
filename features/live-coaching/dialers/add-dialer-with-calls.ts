import { randomUUID } from 'node:crypto'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import type { Transaction } from '#platform/db/database.ts'
import { dialerAgents, dialers, liveCalls } from '../tables.ts'

/** A call that ended, and its recording. */
export type PastCall = {
	recordingId: string
	personId: string
	agentId: string
	phoneNumber: string
	disposition: string
	startedAt: Date
	endedAt: Date
}

/** Adds a dialer with calls that it made before, as sample data. Returns its id. */
export async function addDialerWithCalls(
	tx: Transaction,
	person: Person,
	name: string,
	calls: readonly PastCall[],
): Promise<string> {
	const id = randomUUID()
	const lastEventAt = new Date(Math.max(...calls.map(({ endedAt }) => endedAt.getTime())))
	await tx.insert(dialers).values({ id, name, kind: 'vicidial', lastEventAt })
	const agents = new Map(calls.map(({ agentId, personId }) => [agentId, personId]))
	await tx
		.insert(dialerAgents)
		.values([...agents].map(([agentId, personId]) => ({ dialerId: id, agentId, personId })))
	await tx.insert(liveCalls).values(
		calls.map((call) => ({
			...call,
			dialerId: id,
			callId: `M${call.startedAt.getTime()}${call.agentId}`,
			campaign: 'DEBT1',
			talkSeconds: Math.round((call.endedAt.getTime() - call.startedAt.getTime()) / 1000),
			arrival: 'arrived' as const,
		})),
	)
	await recordAuditEvent(tx, { personId: person.id, action: 'dialer.created', subjectId: id })
	return id
}
