import { eq } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import { changeTime } from '#platform/time/change-time.ts'
import type { CallComment } from '../contract.ts'
import { callComments } from '../tables.ts'
import { type CommentPlace, lockComment, readComment } from './find-comment.ts'

/**
 * The rep of a call says that they have read a comment; said again, the first time stays. Throws Problem 404 for one
 * that is not there, 403 on someone else's call.
 */
export function acknowledgeComment(db: Db, place: CommentPlace, person: Person): Promise<CallComment> {
	return db.transaction(async (tx) => {
		const { comment, recording } = await lockComment(tx, place, person)
		if (recording.ownerId !== person.id)
			throw new Problem(403, 'not-your-call', 'Only the rep who made the call can acknowledge a comment.')
		if (!comment.acknowledgedAt)
			await tx
				.update(callComments)
				.set({ acknowledgedAt: changeTime() })
				.where(eq(callComments.id, comment.id))
		return readComment(tx, comment.id)
	})
}
