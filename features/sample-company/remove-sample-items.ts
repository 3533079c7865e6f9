import { removeSampleConversations } from '#features/chat/index.ts'
import { removeSampleAssignments } from '#features/coaching/index.ts'
import { removeSampleContent } from '#features/content/index.ts'
import { removeSampleLessons } from '#features/learning/index.ts'
import { removeSampleDialers } from '#features/live-coaching/index.ts'
import { removeSampleSessions } from '#features/role-play/index.ts'
import type { Db } from '#platform/db/database.ts'
import { readLessonKey } from './lesson-key.ts'
import { type SampleItemKind, sampleItems } from './tables.ts'

/** Deletes what people did in the sample company, except for what is deleted with its calls. */
export async function removeSampleItems(db: Db) {
	await db.transaction(async (tx) => {
		const items = await tx.delete(sampleItems).returning()
		const ids = (kind: SampleItemKind) => items.flatMap((item) => (item.kind === kind ? [item.itemId] : []))
		await removeSampleAssignments(tx, ids('assignment'))
		await removeSampleSessions(tx, ids('role-play'))
		await removeSampleConversations(tx, ids('chat'))
		await removeSampleContent(tx, ids('content'))
		await removeSampleDialers(tx, ids('dialer'))
		await removeSampleLessons(tx, ids('lesson').map(readLessonKey))
	})
}
