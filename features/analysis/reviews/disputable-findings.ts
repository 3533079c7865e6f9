import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { disclosureKey, findingKey } from '../finding-key.ts'
import { analyses } from '../tables.ts'

/** Keys of what the current analysis of a call holds against its rep: the less sure statements first, then disclosures. */
export async function disputableFindings(db: Db, recordingId: string): Promise<string[]> {
	const [current] = await db
		.select({ result: analyses.result })
		.from(analyses)
		.where(and(eq(analyses.recordingId, recordingId), eq(analyses.isCurrent, true)))
	if (!current) return []
	const { findings, disclosures } = current.result
	const isCertain = ({ level }: (typeof findings)[number]) => level === 'certain'
	return [
		...findings.filter((finding) => !isCertain(finding)).map(findingKey),
		...findings.filter(isCertain).map(findingKey),
		...disclosures.filter(({ status }) => status !== 'given').map(disclosureKey),
	]
}
