import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#platform/db/database.ts'
import type { PasswordLink } from '../contract.ts'
import { invitationDays, resetHours } from '../limits.ts'
import { passwordLinks } from '../tables.ts'

const hourMilliseconds = 3_600_000
const lifeMilliseconds = {
	invitation: invitationDays * 24 * hourMilliseconds,
	reset: resetHours * hourMilliseconds,
}

type Recipient = { id: string; name: string; email: string; username: string }

/** A link as it was made: nothing that is stored leads back to its address. */
export type MadeLink = {
	person: Recipient
	kind: PasswordLink['kind']
	address: string
	expiresAt: Date
}

/** Makes a link by which `person` sets their password once; those they had stop working. `origin`: https://candor.example */
export async function makeLink(
	tx: Transaction,
	person: Recipient,
	kind: MadeLink['kind'],
	origin: string,
): Promise<MadeLink> {
	await stopLinks(tx, person.id)
	const token = randomBytes(32).toString('base64url')
	const expiresAt = new Date(Date.now() + lifeMilliseconds[kind])
	await tx.insert(passwordLinks).values({ tokenHash: hashToken(token), personId: person.id, kind, expiresAt })
	return { person, kind, address: `${origin}/set-password?token=${token}`, expiresAt }
}

/** Makes someone's unused links too old to work. They stay: who has an unused invitation is still invited. */
export async function stopLinks(tx: Transaction, personId: string) {
	await tx
		.update(passwordLinks)
		.set({ expiresAt: new Date() })
		.where(and(eq(passwordLinks.personId, personId), isNull(passwordLinks.usedAt)))
}

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
