import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { dialers } from '../tables.ts'
import type { DialerRow } from './present-dialer.ts'

const mostUnknownAgents = 20
/** Every event would rewrite the same row; administrators need not know it to the second. */
const noteAfterMilliseconds = 10_000

/** Notes that an event came from a dialer. */
export async function noteEvent(db: Db, { id, lastEventAt }: DialerRow) {
	const now = new Date()
	const due = new Date(now.getTime() - noteAfterMilliseconds)
	if (lastEventAt && lastEventAt > due) return
	await db
		.update(dialers)
		.set({ lastEventAt: now })
		.where(and(eq(dialers.id, id), or(isNull(dialers.lastEventAt), lt(dialers.lastEventAt, due))))
}

/** Notes an unmapped agent, for an administrator to map. */
export async function noteUnknownAgent(db: Db, dialer: DialerRow, agentId: string) {
	if (dialer.unknownAgents.includes(agentId)) return
	await db.transaction(async (tx) => {
		// The weaker lock: events of other agents, whose calls refer to this row, do not wait for it.
		const [row] = await tx.select().from(dialers).where(eq(dialers.id, dialer.id)).for('no key update')
		if (!row || row.unknownAgents.includes(agentId)) return
		const unknownAgents = [agentId, ...row.unknownAgents].slice(0, mostUnknownAgents)
		await tx.update(dialers).set({ unknownAgents }).where(eq(dialers.id, dialer.id))
	})
}
