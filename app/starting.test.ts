import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, cpSync, openSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 120_000 })
const patiently = { timeout: 90_000, interval: 20 }

async function freePort() {
	const server = createServer().listen(0, '127.0.0.1')
	await once(server, 'listening')
	const { port } = server.address() as { port: number }
	server.close()
	return port
}

/** Starts the real server with stdout and stderr on a full disk. */
async function startOnFullDisk() {
	const dataDir = await mkdtemp(join(tmpdir(), 'candor-starting-'))
	cpSync(inject('databaseTemplate'), join(dataDir, 'db'), { recursive: true })
	const port = await freePort()
	const full = openSync('/dev/full', 'w')
	const program = spawn(process.execPath, ['app/server.ts'], {
		cwd: join(import.meta.dirname, '..'),
		env: { PATH: process.env.PATH, PORT: `${port}`, DATA_DIR: dataDir, LOG_LEVEL: 'debug', DEMO: 'off' },
		stdio: ['ignore', full, full],
	})
	closeSync(full)
	onTestFinished(async () => {
		if (program.exitCode === null && program.signalCode === null) {
			program.kill('SIGKILL')
			await once(program, 'exit')
		}
		await rm(dataDir, { recursive: true, force: true })
	})
	return {
		program,
		ask: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init),
	}
}

test('returns 503 with Retry-After while starting and keeps running when the log cannot be written', async () => {
	const { program, ask } = await startOnFullDisk()
	const early = async (path: string) => {
		const answer = await ask(path).catch(() => null)
		return answer && { status: answer.status, retryAfter: answer.headers.get('retry-after') }
	}
	await expect.poll(() => early('/healthz'), patiently).toMatchObject({ status: 200 })
	expect(await early('/readyz')).toEqual({ status: 503, retryAfter: '5' })
	const refused = await ask('/api/user')
	expect(refused.status).toBe(503)
	expect(await refused.json()).toMatchObject({ code: 'starting', error: expect.any(String) })

	await expect.poll(async () => (await ask('/readyz')).status, patiently).toBe(200)
	// Each request writes a log line.
	for (let n = 0; n < 50; n++) expect((await ask('/api/user')).status).toBe(401)
	expect(program.exitCode).toBeNull()
})
