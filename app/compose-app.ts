import type { Logger } from 'pino'
import { keepBuiltInTriggers } from '#features/live-coaching/index.ts'
import { uploadRoutes } from '#features/recordings/index.ts'
import type { Settings } from '#platform/settings/read-settings.ts'
import { openThreads } from '#platform/threads/open-threads.ts'
import { mountRoutes } from './mount-routes.ts'
import { openComponents } from './open-components.ts'
import { registerJobs } from './register-jobs.ts'

export type App = Awaited<ReturnType<typeof startApp>>

/** Composes the whole app. */
export async function startApp(settings: Settings, log: Logger, threads = openThreads()) {
	const components = await openComponents(settings, log, threads)
	const { services, database, auth, mailer } = components
	await keepBuiltInTriggers(services.db)
	const uploads = uploadRoutes(services)
	const recordingsAtWork = await registerJobs(components, uploads)
	const api = await mountRoutes(components, uploads)
	return {
		api,
		auth,
		database,
		services,
		/** Starts processing jobs. Never called in a process with only the web role. */
		work: () => services.jobs.work(),
		async stop() {
			await services.jobs.stop()
			await recordingsAtWork.stop()
			await services.notifications.close()
			mailer?.close()
			await threads.close()
			await database.close()
		},
	}
}
