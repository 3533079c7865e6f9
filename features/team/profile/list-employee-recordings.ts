import { eq } from 'drizzle-orm'
import { listRecordings, presentSummary } from '#features/analysis/index.ts'
import { readEmployee } from '#features/people/index.ts'
import { recordingCounts } from '#features/recordings/tables.ts'
import type { Db } from '#platform/db/database.ts'
import type { EmployeePage } from '../contract.ts'

/** One page of a person's calls, the newest first, and how many there are. Throws Problem 404 for an unknown id. */
export async function listEmployeeRecordings(db: Db, personId: string, page: EmployeePage) {
	const { id, username, name } = await readEmployee(db, personId)
	// As a rep sees their own: an administrator's view would be of everybody's.
	const themself = { id, username, name, role: 'salesrep' as const }
	const query = { ...page, filter: 'all', q: '', view: 'summary', sort: 'newest' } as const
	const calls = await listRecordings(db, themself, query)
	return {
		page: calls.page.map(presentSummary),
		nextCursor: calls.nextCursor,
		total: await countRecordings(db, id),
	}
}

/** As database triggers count. */
export async function countRecordings(db: Db, personId: string) {
	const { total, ownerId } = recordingCounts
	const [counted] = await db.select({ total }).from(recordingCounts).where(eq(ownerId, personId))
	return counted?.total ?? 0
}
