import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Person } from '#features/people/contract.ts'
import { findRecording, type RecordingRow } from '#features/recordings/index.ts'
import type { Db, Transaction } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import { callComments } from '../tables.ts'
import { presentComment, selectComments } from './present-comment.ts'

/** A comment by its address. */
export type CommentPlace = { id: string; commentId: string }
export type CommentRow = typeof callComments.$inferSelect

/**
 * A comment and the call that it is on, locked until the transaction ends. Throws Problem 404 for one that is not
 * there, or not the person's to see.
 */
export async function lockComment(
	tx: Transaction,
	{ id, commentId }: CommentPlace,
	person: Person,
): Promise<{ comment: CommentRow; recording: RecordingRow }> {
	const recording = await findRecording(tx, id, person)
	const isId = z.uuid().safeParse(commentId).success
	const [comment] = isId
		? await tx
				.select()
				.from(callComments)
				.where(and(eq(callComments.id, commentId), eq(callComments.recordingId, id)))
				.for('update')
		: []
	if (!comment) throw new Problem(404, 'comment-not-found', 'This comment was not found.')
	return { comment, recording }
}

/** Throws Problem 403 unless the person wrote it: no one puts words into another's mouth. */
export function requireAuthor({ authorId }: CommentRow, person: Person) {
	if (authorId !== person.id)
		throw new Problem(403, 'not-your-comment', 'Only the author of a comment can change or delete it.')
}

/** Throws Problem 409 while the call is under a legal hold: what was said about it is kept with it, as it was said. */
export function requireNotHeld({ legalHold }: RecordingRow) {
	if (legalHold)
		throw new Problem(409, 'legal-hold', 'This call is under a legal hold, so its comments can’t be changed.')
}

/** The current state of a comment. */
export async function readComment(db: Db | Transaction, commentId: string) {
	const [row] = await selectComments(db).where(eq(callComments.id, commentId))
	if (!row) throw new Problem(404, 'comment-not-found', 'This comment was not found.')
	return presentComment(row)
}
