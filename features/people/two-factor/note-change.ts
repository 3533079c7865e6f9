import { ne } from 'drizzle-orm'
import type { Person } from '../contract.ts'
import { type NoticeKind, orderNotice } from '../notices/notice.ts'
import type { PeopleContext } from '../people-context.ts'
import type { Client } from '../sessions/client.ts'
import { currentSession } from '../sessions/current-session.ts'
import { closeTheirSockets, endSome } from '../sessions/end-sessions.ts'
import { sessions } from '../tables.ts'

const kinds = {
	'two-factor.turned-on': 'two-factor-on',
	'two-factor.turned-off': 'two-factor-off',
	'backup-codes.made': 'backup-codes-made',
} satisfies Record<string, NoticeKind>

/**
 * After somebody changed their two-factor in the session that `client` now shows: ends all their others, which may be
 * somebody else's, and puts the change on the audit trail and in the mail.
 */
export async function noteChange(
	context: PeopleContext,
	{ id }: Person,
	action: keyof typeof kinds,
	client: Client,
) {
	const current = await currentSession(context, client)
	await context.db.transaction(async (tx) => {
		await endSome(context, tx, id, ne(sessions.id, current ?? ''))
		// The auth library may have ended one itself.
		await closeTheirSockets(context, tx, id)
		await context.recordFact(tx, { personId: id, action, subjectId: id })
		await orderNotice(context, tx, { kind: kinds[action], personId: id, address: client.address })
	})
}
