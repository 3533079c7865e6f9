import type { Logger } from 'pino'
import type { Db } from '#platform/db/database.ts'
import type { Files } from '#platform/files/files.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { LanguageModel } from '#platform/language-model/language-model.ts'
import type { Notifications } from '#platform/live/notifications.ts'
import type { Settings } from '#platform/settings/read-settings.ts'
import type { Threads } from '#platform/threads/thread-task.ts'

/** What every feature may use, built once for the process and passed on as one object. */
export type Services = {
	db: Db
	jobs: Jobs
	files: Files
	notifications: Notifications
	/** Null where none is configured: everything works without. */
	languageModel: LanguageModel | null
	/** For what would keep requests waiting in this one. */
	threads: Threads
	settings: Settings
	log: Logger
}
