import { eq } from 'drizzle-orm'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import { findRecording } from '#features/recordings/index.ts'
import { hideNumbers } from '#features/recordings/pure.ts'
import type { Db } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import { changeTime } from '#platform/time/change-time.ts'
import type { CallComment, NewComment } from '../contract.ts'
import { mostComments } from '../limits.ts'
import { callComments } from '../tables.ts'
import { readComment } from './find-comment.ts'

/**
 * Says something about a call, or about a moment of it; personal numbers of a customer in it are hidden. Throws Problem
 * 404 for a call that is not the person's to see, 400 for a moment after its end, 409 where there are too many.
 */
export function addComment(
	db: Db,
	recordingId: string,
	person: Person,
	{ at, text }: NewComment,
): Promise<CallComment> {
	return db.transaction(async (tx) => {
		const { ownerId, durationSeconds } = await findRecording(tx, recordingId, person)
		if (at !== null && durationSeconds !== null && at > durationSeconds)
			throw new Problem(400, 'after-the-end', 'The call ends before this time.')
		if ((await tx.$count(callComments, eq(callComments.recordingId, recordingId))) >= mostComments)
			throw new Problem(409, 'too-many-comments', `A call can have at most ${mostComments} comments.`)
		const [added] = await tx
			.insert(callComments)
			.values({
				recordingId,
				authorId: person.id,
				atSeconds: at,
				text: hideNumbers(text),
				acknowledgedAt: ownerId === person.id ? changeTime() : null,
			})
			.returning({ id: callComments.id })
		if (!added) throw new Error('a comment was not stored')
		await recordAuditEvent(tx, {
			personId: person.id,
			action: 'comment.added',
			subjectId: recordingId,
			details: { comment: added.id, ...(at !== null && { at }) },
		})
		return readComment(tx, added.id)
	})
}
