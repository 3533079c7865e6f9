import { eq } from 'drizzle-orm'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { callComments } from '../tables.ts'
import { type CommentPlace, lockComment, requireAuthor, requireNotHeld } from './find-comment.ts'

/**
 * Removes a comment permanently. Throws Problem 404 for one that is not there, 403 for someone else's, 409 while the call is
 * under a legal hold.
 */
export async function deleteComment(db: Db, place: CommentPlace, person: Person) {
	await db.transaction(async (tx) => {
		const { comment, recording } = await lockComment(tx, place, person)
		requireAuthor(comment, person)
		requireNotHeld(recording)
		await tx.delete(callComments).where(eq(callComments.id, comment.id))
		await recordAuditEvent(tx, {
			personId: person.id,
			action: 'comment.deleted',
			subjectId: recording.id,
			details: { comment: comment.id },
		})
	})
}
