import { eq } from 'drizzle-orm'
import { people } from '#features/people/tables.ts'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { CallComment } from '../contract.ts'
import { callComments } from '../tables.ts'

const commentColumns = {
	comment: callComments,
	author: { id: people.id, name: people.name, role: people.role },
}

type Row = {
	comment: typeof callComments.$inferSelect
	author: { id: string; name: string; role: string }
}

export function presentComment({ comment, author }: Row): CallComment {
	const { id, atSeconds, text, createdAt, editedAt, acknowledgedAt } = comment
	return {
		id,
		at: atSeconds,
		text,
		by: { id: author.id, name: author.name, role: author.role === 'admin' ? 'admin' : 'salesrep' },
		createdAt: createdAt.toISOString(),
		editedAt: editedAt?.toISOString() ?? null,
		acknowledgedAt: acknowledgedAt?.toISOString() ?? null,
	}
}

/** Comments with their authors. */
export const selectComments = (db: Db | Transaction) =>
	db.select(commentColumns).from(callComments).innerJoin(people, eq(people.id, callComments.authorId))
