import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Dialer } from '../contract.ts'
import { dialerAgents, dialers } from '../tables.ts'
import { dialerUrls } from './dialer-urls.ts'

export type DialerRow = typeof dialers.$inferSelect

/** What the addresses of a dialer are made from: the server's secret, and where the dialer reaches it. */
export type Place = { secret: string; base: string }

/** All dialers, the oldest first, as administrators see them. */
export async function listDialers(db: Db, place: Place): Promise<Dialer[]> {
	return present(db, await db.select().from(dialers).orderBy(asc(dialers.createdAt)), place)
}

/** One dialer. Throws Problem 404. */
export async function readDialer(db: Db, id: string, place: Place): Promise<Dialer> {
	const [dialer] = await present(db, [await findDialer(db, id)], place)
	if (!dialer) throw noSuchDialer()
	return dialer
}

/** Throws Problem 404 where there is no such dialer. */
export async function findDialer(db: Db, id: string): Promise<DialerRow> {
	const [row] = await db.select().from(dialers).where(eq(dialers.id, id))
	if (!row) throw noSuchDialer()
	return row
}

const noSuchDialer = () => new Problem(404, 'no-such-dialer', 'This dialer does not exist.')

async function present(db: Db, rows: DialerRow[], { secret, base }: Place): Promise<Dialer[]> {
	const ids = rows.map(({ id }) => id)
	const agents = await db
		.select()
		.from(dialerAgents)
		.where(inArray(dialerAgents.dialerId, ids))
		.orderBy(asc(dialerAgents.agentId))
	return rows.map((row) => {
		const { secretVersion, apiPassword, createdAt, lastEventAt, ...shown } = row
		return {
			...shown,
			hasApiPassword: apiPassword !== null,
			lastEventAt: lastEventAt?.toISOString() ?? null,
			urls: dialerUrls(secret, row, base),
			agents: agents
				.filter(({ dialerId }) => dialerId === row.id)
				.map(({ agentId, personId }) => ({ agentId, personId })),
		}
	})
}
