import { and, eq, isNotNull } from 'drizzle-orm'
import { recordAuditEvent } from '#features/audit/index.ts'
import { people } from '#features/people/tables.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Mailer } from '#platform/mail/open-mailer.ts'
import type { Services } from '#platform/services.ts'
import { failingDays, failingTries } from '../limits.ts'
import { webhookDeliveries, webhookEndpoints } from '../tables.ts'

type SwitchedOff = { id: string; name: string }
export type NotifyAdmins = (endpoint: SwitchedOff) => Promise<void>

/**
 * Notes that an endpoint did not take a message, which was tried so often. One that has taken nothing for days, and not
 * this message either however often it was tried, is switched off, with all that waits for it, and answered; null
 * otherwise.
 */
export async function noteFailure(tx: Transaction, id: string, tries: number): Promise<SwitchedOff | null> {
	const [endpoint] = await tx.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)).for('update')
	if (!endpoint?.isOn) return null
	const failingSince = endpoint.failingSince ?? new Date()
	const isHopeless = tries >= failingTries && Date.now() - failingSince.getTime() > failingDays * 86_400_000
	await tx
		.update(webhookEndpoints)
		.set({ failingSince, ...(isHopeless && { isOn: false, hasFailed: true }) })
		.where(eq(webhookEndpoints.id, id))
	if (!isHopeless) return null
	await tx
		.update(webhookDeliveries)
		.set({ state: 'failed', nextTryAt: null })
		.where(and(eq(webhookDeliveries.endpointId, id), eq(webhookDeliveries.state, 'waiting')))
	await recordAuditEvent(tx, { personId: null, action: 'webhook.switched-off', subjectId: id })
	return { id, name: endpoint.name }
}

export async function noteSuccess(tx: Transaction, id: string): Promise<null> {
	await tx
		.update(webhookEndpoints)
		.set({ failingSince: null })
		.where(and(eq(webhookEndpoints.id, id), isNotNull(webhookEndpoints.failingSince)))
	return null
}

/** Mails all administrators where a mail server is set; the page of webhooks says it in any case. */
export function notifyAdminsByMail({ db, settings, log }: Services, mailer: Mailer | null): NotifyAdmins {
	return async ({ id, name }) => {
		log.warn({ endpoint: id }, 'a webhook that failed for days was turned off')
		if (!mailer) return
		const admins = await db
			.select({ name: people.name, address: people.email })
			.from(people)
			.where(and(eq(people.role, 'admin'), eq(people.banned, false)))
		const where = settings.publicUrl
			? new URL('/integrations?tab=webhooks', settings.publicUrl).href
			: 'API & webhooks'
		await mailer.send(
			admins.map((to) => ({
				to,
				subject: 'Candor turned off a webhook',
				text: `Hello ${to.name},\n\nCandor turned off the webhook “${name}” because every delivery failed for ${failingDays} days. See its responses and turn it back on here:\n\n${where}`,
			})),
		)
	}
}
