import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { readSettings } from '#platform/settings/read-settings.ts'
import { startApp } from './compose-app.ts'

declare module 'vitest' {
	interface ProvidedContext {
		/** A folder with the embedded database of a product started once, to be copied: demo people, no calls. */
		databaseTemplate: string
	}
}

/** Starts the product once; each test that needs a database copies the result in one go, which is quickest. */
export default async function prepareTests(project: TestProject) {
	const folder = await mkdtemp(join(tmpdir(), 'candor-template-'))
	const app = await startApp(readSettings({ DATA_DIR: folder }), pino({ level: 'silent' }))
	await app.stop()
	project.provide('databaseTemplate', join(folder, 'db'))
	return () => rm(folder, { recursive: true, force: true })
}
