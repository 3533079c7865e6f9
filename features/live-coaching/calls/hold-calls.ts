import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#platform/db/database.ts'
import { dialers, liveCalls } from '../tables.ts'
import { lockEventsOf } from './announce-live-event.ts'
import type { KnownCall } from './call-event.ts'

/**
 * The calls of a dialer in progress that match, by person; they stay locked until the transaction ends.
 * To be asked for before the transaction touches any row, as events are taken: otherwise one may wait for the
 * other for ever.
 */
export async function holdCalls(
	tx: Transaction,
	dialerId: string,
	isMeant: (call: KnownCall['call']) => boolean,
): Promise<KnownCall[]> {
	const read = async () => {
		const known = await tx
			.select({ call: liveCalls, dialer: dialers })
			.from(liveCalls)
			.innerJoin(dialers, eq(dialers.id, liveCalls.dialerId))
			.where(and(eq(liveCalls.dialerId, dialerId), isNull(liveCalls.endedAt)))
			.orderBy(liveCalls.personId)
		return known.filter(({ call }) => isMeant(call))
	}
	const held = new Set((await read()).map(({ call }) => call.personId))
	for (const personId of held) if (personId) await lockEventsOf(tx, personId)
	// One may have ended while its lock was waited for.
	return (await read()).filter(({ call }) => held.has(call.personId))
}
