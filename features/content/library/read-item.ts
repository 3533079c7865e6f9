import type { Person } from '#features/people/contract.ts'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { ContentItem } from '../contract.ts'
import { checkAgain } from './check-again.ts'
import { findItem } from './find-item.ts'
import { presentWholeItem } from './present-item.ts'

/** An item the person may read. Throws Problem 404 for any other. */
export async function readItem(db: Db | Transaction, id: string, person: Person): Promise<ContentItem> {
	return presentWholeItem(await checkAgain(db, await findItem(db, id, person)), person)
}
