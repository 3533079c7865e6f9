import { and, eq } from 'drizzle-orm'
import { rulePackVersion } from '#features/compliance/index.ts'
import type { Db, Transaction } from '#platform/db/database.ts'
import { checkContent } from '../compliance-check/check-content.ts'
import { contentItems } from '../tables.ts'
import type { ItemRow } from './find-item.ts'

/** The item with the findings of today's rules: one that was read with others is read again, once. */
export async function checkAgain<Row extends ItemRow>(db: Db | Transaction, row: Row): Promise<Row> {
	const { id, content } = row.item
	if (row.item.rulePackVersion === rulePackVersion) return row
	const checked = { findings: checkContent(content), rulePackVersion }
	await db
		.update(contentItems)
		.set(checked)
		.where(and(eq(contentItems.id, id), eq(contentItems.content, content)))
	return { ...row, item: { ...row.item, ...checked } }
}
