import { eq, inArray } from 'drizzle-orm'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import { people } from '#features/people/tables.ts'
import type { Db } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { holdCalls } from '../calls/hold-calls.ts'
import { endCall } from '../calls/known-call.ts'
import type { Dialer, DialerAgent } from '../contract.ts'
import { dialerAgents, dialers } from '../tables.ts'
import { findDialer, type Place, readDialer } from './present-dialer.ts'

/** Most agents of one dialer. */
export const mostAgents = 2000

/**
 * Replaces the agent map of a dialer; agents not in the list are unmapped. Calls in progress of those
 * who are someone else now end: they are no more the ones to be shown them. Throws Problem 404
 * for no such dialer and 400 for an agent named twice or a person who does not work here.
 */
export async function mapAgents(
	services: Services,
	person: Person,
	id: string,
	given: DialerAgent[],
	place: Place,
): Promise<Dialer> {
	const { db } = services
	const { unknownAgents } = await findDialer(db, id)
	const agents = given.map((agent) => ({ ...agent, dialerId: id, agentId: agent.agentId.toLowerCase() }))
	const personOf = new Map(agents.map(({ agentId, personId }) => [agentId, personId]))
	if (personOf.size < agents.length) throw new Problem(400, 'agent-twice', 'An agent is listed twice.')
	await requirePeople(db, new Set(agents.map(({ personId }) => personId)))
	await db.transaction(async (tx) => {
		const moved = await holdCalls(tx, id, ({ agentId, personId }) => personOf.get(agentId) !== personId)
		for (const known of moved) await endCall(services, tx, known)
		await tx.delete(dialerAgents).where(eq(dialerAgents.dialerId, id))
		if (agents.length) await tx.insert(dialerAgents).values(agents)
		const stillUnknown = unknownAgents.filter((agentId) => !personOf.has(agentId))
		await tx.update(dialers).set({ unknownAgents: stillUnknown }).where(eq(dialers.id, id))
		const details = { agents: agents.length }
		await recordAuditEvent(tx, { personId: person.id, action: 'dialer.changed', subjectId: id, details })
	})
	return readDialer(db, id, place)
}

async function requirePeople(db: Db, ids: Set<string>) {
	const found = await db
		.select({ id: people.id })
		.from(people)
		.where(inArray(people.id, [...ids]))
	if (found.length < ids.size)
		throw new Problem(400, 'no-such-person', 'A person in the list has no active account.')
}
