import { eq } from 'drizzle-orm'
import type { PeopleContext } from '../people-context.ts'
import type { PersonFact } from '../person-fact.ts'
import { people } from '../tables.ts'
import { type Attempt, TooManyAttempts } from '../throttle-sign-in.ts'
import type { Client } from './client.ts'
import { recognizeDevice } from './known-device.ts'

type From = Pick<Client, 'address'>

/** Records when a person signed in; the audit trail also keeps the network address. */
export async function noteSignIn(
	{ db, recordFact }: PeopleContext,
	id: string,
	{ address }: From,
	details: PersonFact['details'] = {},
) {
	await db.transaction(async (tx) => {
		await tx.update(people).set({ lastSignInAt: new Date() }).where(eq(people.id, id))
		await recordFact(tx, {
			personId: id,
			action: 'session.signed-in',
			subjectId: id,
			details: { ...details, address },
		})
	})
}

/** Who tried is not known: only from where, and whose account it was, where there is one. */
export async function noteRefusal(
	{ db, recordFact }: PeopleContext,
	accountId: string | null,
	{ address }: From,
	details: PersonFact['details'] = {},
) {
	await recordFact(db, {
		personId: null,
		action: 'session.refused',
		subjectId: accountId,
		details: { ...details, address },
	})
}

type Tried = { accountId: string | null; username: string }

/**
 * Counts an attempt to sign in. Throws Problem 429 for too many, which the audit trail records once. Otherwise returns the
 * attempt: pass it to `throttle.forget` when it succeeds.
 */
export async function requireTries(
	context: PeopleContext,
	{ accountId, username }: Tried,
	client: Client,
): Promise<Attempt> {
	const device = await recognizeDevice(context, accountId, client)
	const attempt = { username, address: client.address, device }
	try {
		await context.throttle.require(attempt)
		return attempt
	} catch (error) {
		if (error instanceof TooManyAttempts && error.isFirst)
			await noteRefusal(context, accountId, client, { reason: 'too many attempts' })
		throw error
	}
}
