import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { request } from '@playwright/test'
import { startServer } from '#app/fixtures/server.ts'
import { companyFolder, demoPassword, untilAllScored } from './candor.ts'

/** Starts the program once and lets it score the samples: every server of a run begins with a copy of that. */
export default async function prepareCompany() {
	const folder = await mkdtemp(join(tmpdir(), 'candor-company-'))
	const server = await startServer(folder)
	const dana = await request.newContext({ baseURL: server.address })
	await dana.post('/api/login', { data: { username: 'dana.whitfield', password: demoPassword } })
	await untilAllScored({ request: dana })
	await dana.dispose()
	await server.stop()
	process.env[companyFolder] = folder
	return () => rm(folder, { recursive: true, force: true })
}
