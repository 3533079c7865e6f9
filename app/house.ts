import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { analysisJobs, analysisRoutes, reviewRoutes } from '#features/analysis/index.ts'
import { recordAuditEvent } from '#features/audit/index.ts'
import {
	billingRoutes,
	catchUp,
	isOpenBillingPath,
	openPayment,
	paymentSources,
} from '#features/billing/index.ts'
import { chatRoutes, removeUnsavedConversations } from '#features/chat/index.ts'
import { coachingRoutes } from '#features/coaching/index.ts'
import { contentRoutes } from '#features/content/index.ts'
import {
	acceptTokens,
	descriptionRoutes,
	docsPath,
	removeOldDeliveries,
	revokeTokens,
	tokenRouter,
	webhookJobs,
	webhookRouter,
} from '#features/integrations/index.ts'
import { dailyRoutes, learningRoutes } from '#features/learning/index.ts'
import {
	isDialerPath,
	keepBuiltInTriggers,
	liveCoachingJobs,
	liveCoachingRoutes,
	tidyLiveCalls,
} from '#features/live-coaching/index.ts'
import {
	adminsOnly,
	createAuth,
	createSignInThrottle,
	guardSockets,
	isOpenPeoplePath,
	keepDemoPeople,
	peopleJobs,
	peopleRoutes,
	removeExpiredSessions,
	requireSession,
	type SignedIn,
} from '#features/people/index.ts'
import {
	expireRecordings,
	isUploadRequest,
	progressSocket,
	recordingJobs,
	recordingRoutes,
	removeOrphans,
	uploadRoutes,
} from '#features/recordings/index.ts'
import { recordsRoutes } from '#features/records/index.ts'
import { rolePlayRoutes } from '#features/role-play/index.ts'
import { searchRoutes } from '#features/search/index.ts'
import { teamRoutes } from '#features/team/index.ts'
import { openDatabase } from '#platform/db/database.ts'
import { openFiles } from '#platform/files/files.ts'
import { keepPrivate } from '#platform/files/keep-private.ts'
import { createApi } from '#platform/http/api.ts'
import { Problem } from '#platform/http/problem.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import { tryEach } from '#platform/jobs/try-each.ts'
import { openOpenAiCompatible } from '#platform/language-model/openai-compatible/openai-compatible-model.ts'
import { openNotifications } from '#platform/live/notifications.ts'
import { openMailer } from '#platform/mail/open-mailer.ts'
import type { Services } from '#platform/services.ts'
import type { Settings } from '#platform/settings/read-settings.ts'
import { healthPaths } from './serve-health.ts'

export type House = Awaited<ReturnType<typeof startHouse>>

/** Paths that only administrators may use, whatever routes they have. */
const adminPaths = ['/api/employees', '/api/employees/*', '/api/admin', '/api/admin/*']

/** Hourly. */
const housekeepingCron = '17 * * * *'
/** Every 20 minutes, so that orphaned audio is gone within an hour of its upload. */
const orphansCron = '7,27,47 * * * *'

/** Composes the whole app. The only file that imports every feature. */
export async function startHouse(settings: Settings, log: Logger) {
	await keepPrivate(settings.dataDir).catch((error) => {
		log.warn(
			{ err: error, folder: settings.dataDir },
			'could not restrict the data folder to the server user',
		)
	})
	const database = await openDatabase({ url: settings.databaseUrl, folder: join(settings.dataDir, 'db') })
	const { db } = database
	await database.inTurn(database.migrate)
	const files = await openFiles(settings)
	const notifications = await openNotifications(database, log)
	const jobs = await startJobs(database, log, { workers: settings.workers })
	const languageModel = settings.languageModel && openOpenAiCompatible(settings.languageModel)
	const services: Services = { db, jobs, files, notifications, languageModel, settings, log }

	const secret = settings.authSecret ?? (await keptSecret(settings.dataDir))
	const authOptions = {
		secret,
		publicUrl: settings.publicUrl,
		demo: settings.demo,
		idleMinutes: settings.idleMinutes,
		secureCookies: settings.publicUrl?.startsWith('https:') ?? false,
	}
	const auth = createAuth(db, authOptions)

	const payment = settings.payment && openPayment(db, settings.payment, log)
	const mailer = settings.mail && openMailer(settings.mail, log)

	// Skipped by worker-only processes: they may share the database with a web process that does not allow a demo.
	if (settings.roles.includes('web')) await database.inTurn(() => keepDemoPeople(db, auth, settings.demo))
	await keepBuiltInTriggers(db)

	const recordingsAtWork = await recordingJobs(services)
	await analysisJobs(services)
	await liveCoachingJobs(services, secret)
	await webhookJobs(services, secret, mailer)
	await peopleJobs(services, mailer)
	const uploads = uploadRoutes(services)
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

	const api = createApi<SignedIn>(log, {
		sources: payment ? paymentSources : {},
		settings,
		isStreamed: isUploadRequest,
		requireDatabase: () => database.pool.query('select 1'),
		allowsAnyHost: (path) => healthPaths.includes(path),
	})
	const isOpen = (path: string) =>
		isOpenPeoplePath(path) || isDialerPath(path) || isOpenBillingPath(path) || path === docsPath
	api.use('/api/*', acceptTokens(services, database.pool, isOpen))
	api.use('/api/*', requireSession({ ...services, auth }, isOpen))
	api.use('/ws/*', requireSession({ ...services, auth }, isOpen), guardSockets(services))
	for (const path of adminPaths) api.use(path, adminsOnly)
	const throttle = createSignInThrottle(database.pool)
	api.route(
		'/',
		peopleRoutes({
			...services,
			auth,
			authOptions,
			throttle,
			mailer,
			recordFact: recordAuditEvent,
			revokeTokens,
		}),
	)
	api.route('/', billingRoutes(services, payment))
	api.route('/', analysisRoutes(services))
	api.route('/', reviewRoutes(services))
	api.route('/', uploads.routes)
	api.route('/', recordingRoutes(services))
	api.route('/', progressSocket(services))
	api.route('/', liveCoachingRoutes(services, secret))
	api.route('/', rolePlayRoutes(services))
	api.route('/', chatRoutes(services))
	api.route('/', contentRoutes(services))
	api.route('/', learningRoutes(services))
	api.route('/', dailyRoutes())
	api.route('/', coachingRoutes(services))
	api.route('/', searchRoutes(services))
	api.route('/', teamRoutes(services))
	api.route('/', recordsRoutes(services))
	api.route('/', tokenRouter(services))
	api.route('/', webhookRouter(services, secret))
	const { sessionToken } = (await auth.$context).authCookies
	api.route('/', descriptionRoutes(api, isOpen, sessionToken.name))
	for (const path of ['/api/*', '/ws/*'])
		api.all(path, () => {
			throw new Problem(404, 'no-such-address', 'There is nothing at this address.')
		})

	return {
		api,
		auth,
		database,
		services,
		/** Starts processing jobs. Never called in a process with only the web role. */
		work: () => jobs.work(),
		async stop() {
			await jobs.stop()
			await recordingsAtWork.stop()
			await notifications.close()
			mailer?.close()
			await database.close()
		},
	}
}

/** The server's secret where the settings give none: made once, readable by the owner alone. */
async function keptSecret(dataDir: string) {
	const file = join(dataDir, 'auth-secret')
	const secret = randomBytes(32).toString('base64url')
	await writeFile(file, secret, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
		if (error.code !== 'EEXIST') throw error
	})
	return (await readFile(file, 'utf8')).trim()
}
