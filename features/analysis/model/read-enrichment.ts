import { eq } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import type { Enrichment } from '../enrichment-contract.ts'
import { analysisEnrichments } from '../tables.ts'

/** What a language model added to an analysis; null when none was to be asked. What it took is for administrators. */
export async function readEnrichment(
	db: Db,
	analysisId: string,
	{ role }: Pick<Person, 'role'>,
): Promise<Enrichment | null> {
	const [stored] = await db
		.select({
			model: analysisEnrichments.model,
			result: analysisEnrichments.result,
			failure: analysisEnrichments.failure,
			usage: analysisEnrichments.usage,
		})
		.from(analysisEnrichments)
		.where(eq(analysisEnrichments.analysisId, analysisId))
	return stored ? { ...stored, usage: role === 'admin' ? stored.usage : null } : null
}
