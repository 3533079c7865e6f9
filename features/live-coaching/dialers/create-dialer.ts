import { randomUUID } from 'node:crypto'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import type { Dialer, EditDialer } from '../contract.ts'
import { dialers } from '../tables.ts'
import { type Place, readDialer } from './present-dialer.ts'
import { sealSecret } from './seal-secret.ts'

/** Sets up a dialer; its addresses are in what is returned. */
export async function createDialer(db: Db, person: Person, edit: EditDialer, place: Place): Promise<Dialer> {
	const id = randomUUID()
	const apiPassword = edit.apiPassword ? sealSecret(place.secret, id, edit.apiPassword) : null
	await db.transaction(async (tx) => {
		await tx.insert(dialers).values({ ...edit, id, apiPassword })
		await recordAuditEvent(tx, { personId: person.id, action: 'dialer.created', subjectId: id })
	})
	return readDialer(db, id, place)
}
