import { eq } from 'drizzle-orm'
import type { PeopleContext } from '../people-context.ts'
import type { PersonFact } from '../person-fact.ts'
import { people } from '../tables.ts'

/** Remembers when somebody signed in, for the audit trail as well. */
export async function noteSignIn(
	{ db, recordFact }: PeopleContext,
	id: string,
	details: PersonFact['details'] = {},
) {
	await db.transaction(async (tx) => {
		await tx.update(people).set({ lastSignInAt: new Date() }).where(eq(people.id, id))
		await recordFact(tx, { personId: id, action: 'session.signed-in', subjectId: id, details })
	})
}

/** Who tried is not known: only whose account it was, where there is one. */
export async function noteRefusal(
	{ db, recordFact }: PeopleContext,
	accountId: string | null,
	details: PersonFact['details'] = {},
) {
	await recordFact(db, { personId: null, action: 'session.refused', subjectId: accountId, details })
}
