import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Transaction } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import type { PeopleContext } from '../people-context.ts'

/** What happened to how a person signs in, and is mailed so that nobody does it behind their back. */
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
	/** When it happened, and the network address it was asked from where that matters. */
	at: z.iso.datetime(),
	address: z.string().nullable(),
})
export type Notice = z.infer<typeof Notice>

/** Ordered in the transaction of the change, so that every change is mailed and nothing else is. */
export const noticeJob: Job<Notice> = {
	name: 'people-notice',
	payload: Notice,
	key: ({ id }) => id,
	limitSeconds: 120,
}

/** Mails a notice once the transaction is committed, where a mail server is set. */
export async function orderNotice(
	{ jobs, mailer }: PeopleContext,
	tx: Transaction,
	about: { kind: NoticeKind; personId: string; address?: string },
) {
	if (!mailer) return
	const { kind, personId, address = null } = about
	await jobs.order(tx, noticeJob, { id: randomUUID(), at: new Date().toISOString(), kind, personId, address })
}
