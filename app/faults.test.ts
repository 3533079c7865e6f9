import { rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { serializeError } from '#platform/log/create-log.ts'
import { someListeningApp } from './fixtures/listening-app.ts'
import { begin, carryOn, file, form, someWav, tus, whatUploadsLeave } from './fixtures/upload.ts'
import { serveHealth } from './serve-health.ts'

const lines: string[] = []
const sink = new Writable({
	write(line, _, done) {
		lines.push(String(line))
		done()
	},
})
const log = pino({ level: 'info', serializers: { err: serializeError } }, sink)
const app = await someListeningApp({}, afterAll, log)
serveHealth(app, { metricsToken: null, isStopping: () => false })
const maya = await app.signIn('maya.ortiz')
beforeEach(() => {
	lines.length = 0
})

/** Makes the database driver fail as it does when the server refuses connections. */
function makeDatabaseUnavailable() {
	const refused = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED', syscall: 'connect' })
	const connecting = vi.spyOn(app.database.pool, 'connect')
	connecting.mockImplementation(((done?: (error: Error) => void) => {
		if (!done) return Promise.reject(refused)
		process.nextTick(done, refused)
	}) as never)
	onTestFinished(() => connecting.mockRestore())
}

test('returns 503 with Retry-After while the database is unavailable and recovers afterwards', async () => {
	makeDatabaseUnavailable()
	const paths = ['/api/user', '/api/recordings', '/api/stats', '/readyz']
	for (const path of paths) {
		const answer = await maya.fetch(path)
		expect([path, answer.status]).toEqual([path, 503])
		expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
	}
	const refused = await maya.fetch('/api/login', {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ username: 'maya.ortiz', password: 'candor-demo' }),
	})
	expect(refused.status).toBe(503)
	expect(await refused.json()).toMatchObject({ code: 'database-unavailable', error: expect.any(String) })
	vi.restoreAllMocks()
	for (const path of paths) expect((await maya.fetch(path)).status).toBe(200)
})

const diskFull = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })

test('returns 507 when the disk is full, for whole and resumable uploads, and stores nothing', async () => {
	const before = await whatUploadsLeave(app)
	const writing = vi.spyOn(app.services.files, 'write').mockRejectedValue(diskFull())
	const whole = await maya.fetch('/api/recordings', form({ audio: file(someWav(), 'a.wav') }))
	writing.mockRestore()
	expect(whole.status).toBe(507)
	expect(await whole.json()).toMatchObject({
		code: 'storage-full',
		error: expect.stringContaining('out of storage'),
	})

	const wav = someWav(100_000)
	const begun = await maya.fetch('/api/uploads', begin(wav.length, 'call.wav'))
	const address = begun.headers.get('location') ?? ''
	const stored = join(app.dataDir, 'scratch/uploads', address.split('/').at(-1) ?? '')
	await rm(stored)
	await symlink('/dev/full', stored)
	const piece = await maya.fetch(address, carryOn(0, wav))
	expect(piece.status).toBe(507)
	expect(await piece.json()).toMatchObject({ code: 'storage-full' })
	expect((await maya.fetch(address, { method: 'DELETE', headers: tus })).status).toBe(204)
	expect(await whatUploadsLeave(app)).toEqual(before)
})

test('rejects tus concatenation uploads, which are not supported', async () => {
	const { headers, ...rest } = begin(100, 'call.wav')
	const answer = await maya.fetch('/api/uploads', {
		...rest,
		headers: { ...headers, 'upload-concat': 'partial' },
	})
	expect(answer.status).toBe(400)
	expect(await answer.json()).toMatchObject({
		code: 'bad-upload',
		error: expect.stringContaining('Upload-Concat'),
	})
})

test('rejects a billing webhook without logging a stack when payment is not configured', async () => {
	const answer = await app.api.request('/api/billing/webhook', { method: 'POST', body: '{}' })
	expect(answer.status).toBe(503)
	expect(lines.join('')).toContain('payment-not-configured')
	expect(lines.join('')).not.toContain('stack')
})
