import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Transaction } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { PeopleContext } from '../people-context.ts'

/** Changes to how a person signs in. Each is mailed so that an unauthorized change is noticed. */
export const NoticeKind = z.enum([
	'password-changed',
	'password-set',
	'two-factor-on',
	'two-factor-off',
	'two-factor-reset',
	'backup-codes-made',
	'other-provider-account',
])
export type NoticeKind = z.infer<typeof NoticeKind>

const Notice = z.object({
	id: z.uuid(),
	kind: NoticeKind,
	personId: z.string(),
	/** When it happened, and the network address of the request if the owner made it. */
	at: z.iso.datetime(),
	address: z.string().nullable(),
})
export type Notice = z.infer<typeof Notice>

/** Enqueued in the transaction of the change, so that exactly the committed changes are mailed. */
export const noticeJob: Job<Notice> = {
	name: 'people-notice',
	payload: Notice,
	key: ({ id }) => id,
	limitSeconds: 120,
}

/** Mails a notice once the transaction commits, if a mail server is configured. */
export async function enqueueNotice(
	{ jobs, mailer }: PeopleContext,
	tx: Transaction,
	about: { kind: NoticeKind; personId: string; address?: string },
) {
	if (!mailer) return
	const { kind, personId, address = null } = about
	await jobs.order(tx, noticeJob, { id: randomUUID(), at: new Date().toISOString(), kind, personId, address })
}
