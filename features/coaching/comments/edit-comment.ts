import { eq } from 'drizzle-orm'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import { hideNumbers } from '#features/recordings/pure.ts'
import type { Db } from '#platform/db/database.ts'
import type { CallComment, EditComment } from '../contract.ts'
import { callComments } from '../tables.ts'
import { type CommentPlace, lockComment, readComment, requireAuthor, requireNotHeld } from './find-comment.ts'

/**
 * Changes the words of a comment: what the rep acknowledged were other words, so that it is open again. Throws Problem
 * 404 for one that is not there, 403 for someone else's, 409 while the call is under a legal hold.
 */
export function editComment(
	db: Db,
	place: CommentPlace,
	person: Person,
	edit: EditComment,
): Promise<CallComment> {
	const text = hideNumbers(edit.text)
	return db.transaction(async (tx) => {
		const { comment, recording } = await lockComment(tx, place, person)
		requireAuthor(comment, person)
		requireNotHeld(recording)
		if (comment.text !== text) {
			const acknowledgedAt = recording.ownerId === person.id ? comment.acknowledgedAt : null
			await tx
				.update(callComments)
				.set({ text, editedAt: new Date(), acknowledgedAt })
				.where(eq(callComments.id, comment.id))
			await recordAuditEvent(tx, {
				personId: person.id,
				action: 'comment.changed',
				subjectId: recording.id,
				details: { comment: comment.id },
			})
		}
		return readComment(tx, comment.id)
	})
}
