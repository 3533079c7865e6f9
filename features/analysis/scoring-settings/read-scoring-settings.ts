import { defaultLikelyFindings, type LikelyFindings } from '#features/compliance/index.ts'
import type { Db, Transaction } from '#platform/db/database.ts'
import { scoringSettings } from '../tables.ts'

/** How much findings to check count in this company. */
export async function readLikelyFindings(db: Db | Transaction): Promise<LikelyFindings> {
	const [stored] = await db.select().from(scoringSettings)
	return stored?.likelyFindings ?? defaultLikelyFindings
}
