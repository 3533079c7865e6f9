import { eq } from 'drizzle-orm'
import { Problem } from '#platform/http/problem.ts'
import type { Confirmation, Person } from '../contract.ts'
import type { PeopleContext } from '../people-context.ts'
import type { CurrentSession } from '../read-session.ts'
import type { Client } from '../sessions/client.ts'
import { sessions } from '../tables.ts'
import { readTwoFactor } from '../two-factor/read-two-factor.ts'
import { requireCode, requirePassword } from '../two-factor/require-password.ts'

/**
 * Marks this session as recently confirmed, given its owner's password or a two-factor code. Throws Problem 403 for a
 * wrong password or code and for a single sign-on session, which is confirmed at the provider; 409 for a code when
 * two-factor is off; 429 for too many attempts.
 */
export async function confirmIdentity(
	context: PeopleContext,
	person: Person,
	session: CurrentSession | undefined,
	typed: Confirmation,
	client: Client,
) {
	if (!session || session.isSingleSignOn)
		throw new Problem(403, 'single-sign-on-only', 'Confirm your identity at your sign-in provider.')
	if ('password' in typed) await requirePassword(context, person, typed.password, client)
	else {
		const { isOn } = await readTwoFactor(context, client)
		if (!isOn) throw new Problem(409, 'two-factor-off', 'Two-factor is off. Enter your password instead.')
		await requireCode(context, person, typed.code, client)
	}
	await recordConfirmation(context, session.id)
}

export async function recordConfirmation({ db }: Pick<PeopleContext, 'db'>, sessionId: string) {
	await db.update(sessions).set({ confirmedAt: new Date() }).where(eq(sessions.id, sessionId))
}
