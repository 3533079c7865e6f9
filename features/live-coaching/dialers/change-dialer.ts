import { eq } from 'drizzle-orm'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import type { Dialer, EditDialer } from '../contract.ts'
import { dialers } from '../tables.ts'
import { findDialer, type Place, readDialer } from './present-dialer.ts'
import { sealSecret } from './seal-secret.ts'

/** Changes what is given; an empty password takes the kept one away. Throws Problem 404. */
export async function changeDialer(
	db: Db,
	person: Person,
	id: string,
	{ apiPassword, ...edit }: Partial<EditDialer>,
	place: Place,
): Promise<Dialer> {
	const { name } = await findDialer(db, id)
	const sealed = apiPassword ? sealSecret(place.secret, id, apiPassword) : null
	await db.transaction(async (tx) => {
		await tx
			.update(dialers)
			.set({ name, ...edit, ...(apiPassword !== undefined && { apiPassword: sealed }) })
			.where(eq(dialers.id, id))
		await recordAuditEvent(tx, { personId: person.id, action: 'dialer.changed', subjectId: id })
	})
	return readDialer(db, id, place)
}
