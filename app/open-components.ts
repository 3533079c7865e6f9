import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { openPayment } from '#features/billing/index.ts'
import { meterModel } from '#features/language-models/index.ts'
import { createAuth, keepDemoPeople } from '#features/people/index.ts'
import { openDatabase } from '#platform/db/database.ts'
import { openFiles } from '#platform/files/files.ts'
import { keepPrivate } from '#platform/files/keep-private.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import { openOpenAiCompatible } from '#platform/language-model/openai-compatible/openai-compatible-model.ts'
import { openNotifications } from '#platform/live/notifications.ts'
import { openMailer } from '#platform/mail/open-mailer.ts'
import type { Services } from '#platform/services.ts'
import type { Settings } from '#platform/settings/read-settings.ts'
import type { Threads } from '#platform/threads/thread-task.ts'

export type Components = Awaited<ReturnType<typeof openComponents>>

/** Opens what the features share: the migrated database, the other services, and the parts that only `app/` passes on. */
export async function openComponents(settings: Settings, log: Logger, threads: Threads) {
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
	const languageModel =
		settings.languageModel &&
		meterModel(openOpenAiCompatible(settings.languageModel), db, settings.modelTokensPerDay)
	const services: Services = { db, jobs, files, notifications, languageModel, threads, settings, log }

	const secret = settings.authSecret ?? (await storedSecret(settings.dataDir))
	const authOptions = {
		secret,
		publicUrl: settings.publicUrl,
		demo: settings.demo,
		idleMinutes: settings.idleMinutes,
		secureCookies: settings.publicUrl?.startsWith('https:') ?? false,
	}
	const auth = createAuth(db, authOptions)
	// Skipped by worker-only processes: they may share the database with a web process that does not allow a demo.
	if (settings.roles.includes('web')) await database.inTurn(() => keepDemoPeople(db, auth, settings.demo))

	const payment = settings.payment && openPayment(db, settings.payment, log)
	const mailer = settings.mail && openMailer(settings.mail, log)
	return { services, database, secret, authOptions, auth, payment, mailer }
}

/** The secret used when the settings have none: created once, readable only by the owner. */
async function storedSecret(dataDir: string) {
	const file = join(dataDir, 'auth-secret')
	const secret = randomBytes(32).toString('base64url')
	await writeFile(file, secret, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
		if (error.code !== 'EEXIST') throw error
	})
	return (await readFile(file, 'utf8')).trim()
}
