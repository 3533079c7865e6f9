import { analysisJobs } from '#features/analysis/index.ts'
import { catchUp } from '#features/billing/index.ts'
import { removeUnsavedConversations } from '#features/chat/index.ts'
import { removeOldDeliveries, webhookJobs } from '#features/integrations/index.ts'
import { liveCoachingJobs, tidyLiveCalls } from '#features/live-coaching/index.ts'
import { peopleJobs, removeExpiredSessions } from '#features/people/index.ts'
import {
	expireRecordings,
	recordingJobs,
	removeOrphans,
	type uploadRoutes,
} from '#features/recordings/index.ts'
import { rolePlayJobs } from '#features/role-play/index.ts'
import { sampleCompanyJobs } from '#features/sample-company/index.ts'
import { tryEach } from '#platform/jobs/try-each.ts'
import type { Components } from './open-components.ts'

/** Hourly. */
const housekeepingCron = '17 * * * *'
/** Every 20 minutes, so that orphaned audio is gone within an hour of its upload. */
const orphansCron = '7,27,47 * * * *'

/** Registers the job handlers of every feature and the scheduled cleanup. `stop` ends those outside the queue. */
export async function registerJobs(components: Components, uploads: ReturnType<typeof uploadRoutes>) {
	const { services, database, secret, payment, mailer, auth } = components
	const { db, jobs, log } = services
	const { stop } = await recordingJobs(services)
	await analysisJobs(services)
	await rolePlayJobs(services)
	await liveCoachingJobs(services, secret)
	await webhookJobs(services, secret, mailer)
	await peopleJobs(services, mailer)
	await sampleCompanyJobs(services, auth)
	await jobs.every(orphansCron, 'remove-orphans', () => removeOrphans(services))
	await jobs.every(housekeepingCron, 'housekeeping', () =>
		tryEach(log, {
			uploads: () => uploads.removeExpired(),
			liveCalls: () => tidyLiveCalls(services),
			conversations: () => removeUnsavedConversations(db),
			deliveries: () => removeOldDeliveries(db),
			sessions: () => removeExpiredSessions(db),
			payment: async () => payment && catchUp(payment),
			retention: () => expireRecordings(services),
			database: () => database.maintain(),
		}),
	)
	return { stop }
}
