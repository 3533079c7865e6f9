import { ne } from 'drizzle-orm'
import type { Person } from '../contract.ts'
import { enqueueNotice, type NoticeKind } from '../notices/notice.ts'
import type { PeopleContext } from '../people-context.ts'
import type { Client } from '../sessions/client.ts'
import { currentSession } from '../sessions/current-session.ts'
import { closeTheirSockets, endMatchingSessions } from '../sessions/end-sessions.ts'
import { sessions } from '../tables.ts'

const kinds = {
	'two-factor.turned-on': 'two-factor-on',
	'two-factor.turned-off': 'two-factor-off',
	'backup-codes.made': 'backup-codes-made',
} satisfies Record<string, NoticeKind>

/**
 * Runs after a person changed their two-factor settings. Ends all sessions except the one in `client`, since others may
 * belong to an intruder, records the change in the audit trail, and mails a notice.
 */
export async function recordTwoFactorChange(
	context: PeopleContext,
	{ id }: Person,
	action: keyof typeof kinds,
	client: Client,
) {
	const current = await currentSession(context, client)
	await context.db.transaction(async (tx) => {
		await endMatchingSessions(context, tx, id, ne(sessions.id, current ?? ''))
		// The auth library may have replaced the current session, so close its sockets too.
		await closeTheirSockets(context, tx, id)
		await context.recordFact(tx, { personId: id, action, subjectId: id })
		await enqueueNotice(context, tx, { kind: kinds[action], personId: id, address: client.address })
	})
}
