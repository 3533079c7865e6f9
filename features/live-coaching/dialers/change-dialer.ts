import { eq } from 'drizzle-orm'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Dialer, EditDialer } from '../contract.ts'
import { dialers } from '../tables.ts'
import { type DialerRow, findDialer, type Place, readDialer } from './present-dialer.ts'
import { sealSecret } from './seal-secret.ts'

/**
 * Changes what is given; an empty password takes the kept one away. Throws Problem 404, and 400 where the kept
 * password would be sent to another server.
 */
export async function changeDialer(
	db: Db,
	person: Person,
	id: string,
	{ apiPassword, ...edit }: Partial<EditDialer>,
	place: Place,
): Promise<Dialer> {
	const known = await findDialer(db, id)
	if (apiPassword === undefined && edit.apiUrl) requireSameServer(known, edit.apiUrl)
	const sealed = apiPassword ? sealSecret(place.secret, id, apiPassword) : null
	await db.transaction(async (tx) => {
		await tx
			.update(dialers)
			.set({ name: known.name, ...edit, ...(apiPassword !== undefined && { apiPassword: sealed }) })
			.where(eq(dialers.id, id))
		await recordAuditEvent(tx, { personId: person.id, action: 'dialer.changed', subjectId: id })
	})
	return readDialer(db, id, place)
}

/** Who may change an address does not know the password, and could have it sent to a server of their own. */
function requireSameServer({ apiUrl, apiPassword }: DialerRow, wanted: string) {
	const isSame = apiUrl !== null && new URL(apiUrl).origin === new URL(wanted).origin
	if (apiPassword === null || isSame) return
	const message = 'The saved password belongs to another address. Enter it again.'
	throw new Problem(400, 'password-again', message)
}
