import { and, eq } from 'drizzle-orm'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { noSuchAddress, Problem } from '#platform/http/problem.ts'
import type { Dialer } from '../contract.ts'
import { isDialerToken } from '../dialers/dialer-token.ts'
import { isAllowedAddress } from '../dialers/is-allowed-address.ts'
import { dialerAgents, dialers } from '../tables.ts'

/** A dialer of 500 agents sends about 50 events a second, and at the worst several for each of them together. */
const perAddress = { points: 3000, duration: 10 }

/**
 * Counts requests by network address, in this process alone: counted in the database, an event would cost
 * twice the work that the limit is there to spare. The result throws Problem 429.
 */
export function createEventThrottle() {
	const addresses = new RateLimiterMemory(perAddress)
	return async (address: string) => {
		try {
			await addresses.consume(address)
		} catch (refused) {
			if (!(refused instanceof RateLimiterRes)) throw refused
			throw new Problem(429, 'too-many-events', 'Too many events. Please try again in ten seconds.')
		}
	}
}

export type Sender = {
	kind: Dialer['kind']
	dialerId: string
	token: string
	address: string
	/** In lower case; null where the event names none. */
	agentId: string | null
}

/**
 * Who sends an event: its dialer, and the person its agent is here (null for none). Throws Problem 404 alike
 * for a wrong dialer and a wrong token, and 403 for an address that the dialer may not be called from.
 */
export async function admitEvent(db: Db, secret: string, sender: Sender) {
	const { kind, dialerId, token, address, agentId } = sender
	const [found] = z.uuid().safeParse(dialerId).success
		? await db
				.select({ dialer: dialers, personId: dialerAgents.personId })
				.from(dialers)
				.leftJoin(
					dialerAgents,
					and(eq(dialerAgents.dialerId, dialers.id), eq(dialerAgents.agentId, agentId ?? '')),
				)
				.where(and(eq(dialers.id, dialerId), eq(dialers.kind, kind)))
		: []
	if (!found || !isDialerToken(secret, found.dialer, token)) throw noSuchAddress()
	if (!isAllowedAddress(found.dialer.allowedAddresses, address))
		throw new Problem(403, 'address-refused', 'This dialer’s events are not accepted from this address.')
	return found
}
