import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#platform/db/database.ts'

declare module 'vitest' {
	interface ProvidedContext {
		/** A folder with an empty, migrated embedded database, to be copied. */
		databaseTemplate: string
	}
}

/** Makes the empty database once; each test that wants one copies it. */
export default async function prepareTests(project: TestProject) {
	const folder = await mkdtemp(join(tmpdir(), 'candor-template-'))
	const database = await openDatabase({ url: null, folder })
	await database.migrate()
	await database.close()
	project.provide('databaseTemplate', folder)
	return () => rm(folder, { recursive: true, force: true })
}
