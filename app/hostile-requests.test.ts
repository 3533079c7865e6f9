import { cpSync } from 'node:fs'
import { mkdtemp, opendir, rm, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { RecordingDetail } from '#features/analysis/contract.ts'
import type { CoachReply } from '#features/chat/contract.ts'
import type { WrittenPiece } from '#features/content/contract.ts'
import type { LiveReading } from '#features/live-coaching/contract.ts'
import type { Uploaded } from '#features/recordings/contract.ts'
import type { PracticeSession } from '#features/role-play/contract.ts'
import { seededRandom } from '#platform/random/seeded-random.ts'
import { readSettings } from '#platform/settings/read-settings.ts'
import { addAdministrator } from './add-administrator.ts'
import { startApp } from './compose-app.ts'
import { misleadingCall } from './fixtures/call.ts'
import { startServer } from './fixtures/server.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const dataDir = await mkdtemp(join(tmpdir(), 'candor-hostile-'))
let server: Awaited<ReturnType<typeof startServer>>
let cookie: string

const ana = {
	username: 'ana.lopez',
	name: 'Ana Lopez',
	email: 'ana.lopez@acme.example',
	password: 'a long way to Fernbrook',
}

async function addAna() {
	const app = await startApp(
		{ ...readSettings({ DATA_DIR: dataDir, DEMO: 'off' }), roles: [] },
		pino({ level: 'silent' }),
	)
	await addAdministrator(app, ana)
	await app.stop()
}

beforeAll(async () => {
	cpSync(inject('databaseTemplate'), join(dataDir, 'db'), { recursive: true })
	await addAna()
	// No demo: processing its sample calls would slow this test down.
	server = await startServer(dataDir, { LOG_LEVEL: 'fatal', DEMO: 'off' })
	const answer = await fetch(`${server.address}/api/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ username: ana.username, password: ana.password }),
	})
	cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
})
afterAll(async () => {
	await server.stop()
	await rm(dataDir, { recursive: true, force: true })
})

type RawRequest = { path: string; type: string; body: string; contentLength?: number }

/** Sends a raw request, with a Content-Length that may not match its body. */
async function send({ path, type, body, contentLength = Buffer.byteLength(body, 'latin1') }: RawRequest) {
	const socket = connect(Number(server.port), '127.0.0.1').on('error', () => {})
	const head = [
		`POST ${path} HTTP/1.1`,
		'host: localhost',
		'connection: close',
		`cookie: ${cookie}`,
		`content-type: ${type}`,
		`content-length: ${contentLength}`,
	]
	socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, 'latin1')
	const answer = await text(socket).catch(() => '')
	const [, status = ''] = /^HTTP\/1\.1 (\d+)/.exec(answer) ?? []
	return { status: Number(status), body: answer.slice(answer.indexOf('\r\n\r\n') + 4) }
}

const sendForm = (body: string) =>
	send({ path: '/api/recordings', type: 'multipart/form-data; boundary=BB', body })

async function expectAlive() {
	expect(await (await fetch(`${server.address}/healthz`)).text()).toBe('ok')
}

const part = (headers: string, content = 'words') => `--BB\r\n${headers}\r\n\r\n${content}\r\n`
const named = (field: string, file = '') =>
	`content-disposition: form-data; name="${field}"${file && `; filename="${file}"`}`
const end = '--BB--\r\n'

const forms: Record<string, string> = {
	'a part without headers': '--BB\r\n\r\n',
	'no bytes': '',
	'only a closing boundary': end,
	'a boundary without a part': '--BB\r\n',
	'an unterminated part': part(named('audio', 'a.wav')),
	'an unterminated transcript': `--BB\r\n${named('transcript', 'a.txt')}\r\n\r\nRep: hel`,
	'two audio parts': part(named('audio', 'a.wav')) + part(named('audio', 'b.wav')) + end,
	'two unterminated transcripts': part(named('transcript', 'a.txt')) + part(named('transcript', 'b.txt')),
	'many fields without a closing boundary': part(named('field')).repeat(200),
	'many files without a closing boundary': part(named('file', 'a.wav')).repeat(50),
	'unnamed parts': part('content-disposition: form-data').repeat(3) + end,
	'an unnamed file': part('content-disposition: form-data; filename="a.wav"') + end,
	'garbage headers': part('\0\xff\x01: \x80garbage\r\n;;;===') + end,
	'an unterminated header': `--BB\r\ncontent-disposition${'x'.repeat(100_000)}`,
	'an over-long header': part(`content-disposition: form-data; name="${'n'.repeat(100_000)}"`) + end,
	'a badly encoded name': part(`content-disposition: form-data; name*=utf-8''%E0%A4%A; filename*=%%%`) + end,
	'only boundaries': '--BB\r\n'.repeat(10_000),
	'the wrong boundary': `--CC\r\n${named('audio', 'a.wav')}\r\n\r\nRIFF\r\n--CC--\r\n`,
}

test.each(Object.entries(forms))(
	'rejects a form with %s with an error message and keeps running',
	async (_, form) => {
		const { status, body } = await sendForm(form)
		expect(status).toBeGreaterThanOrEqual(400)
		expect(status).toBeLessThan(500)
		expect(JSON.parse(body)).toMatchObject({ error: expect.stringMatching(/\w/) })
		await expectAlive()
	},
)

test('rejects randomly mutated forms with an error message and keeps running', async () => {
	const random = seededRandom(20)
	const whole =
		part(named('audio', 'call.wav'), 'no audio') + part(named('transcript', 'a.vtt'), '<v  <v') + end
	const pieces = ['\r\n', '--BB', '--', '"', ';', ':', '\0', '\xff', 'name=', 'filename*=', '%', '\r', end]
	const below = (limit: number) => Math.floor(random() * limit)
	const mutate = () => {
		let form = whole
		for (let change = below(5); change >= 0; change--) {
			const at = below(form.length)
			const piece = (pieces[below(pieces.length)] ?? '').repeat(1 + below(3))
			form = form.slice(0, at) + (random() < 0.7 ? piece : '') + form.slice(at + below(20))
		}
		return random() < 0.3 ? form.slice(0, below(form.length)) : form
	}
	for (let round = 0; round < 10; round++) {
		const answers = await Promise.all(Array.from({ length: 20 }, () => sendForm(mutate())))
		for (const { status, body } of answers) {
			expect(status).toBeGreaterThanOrEqual(400)
			expect(status).toBeLessThan(500)
			expect(JSON.parse(body)).toHaveProperty('error')
		}
	}
	await expectAlive()
})

test('keeps running when a connection drops in the middle of a form', async () => {
	const body = `--BB\r\n${named('audio', 'a.wav')}\r\n\r\nRIFF`
	const socket = connect(Number(server.port), '127.0.0.1').on('error', () => {})
	socket.write(
		`POST /api/recordings HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\ncontent-type: multipart/form-data; boundary=BB\r\ncontent-length: 9999\r\n\r\n${body}`,
	)
	await new Promise((resolve) => setTimeout(resolve, 200))
	socket.resetAndDestroy()
	await expectAlive()
})

test('rejects an oversized Content-Length before reading the body or requiring sign-in', async () => {
	for (const path of [
		'/api/login',
		'/api/password-links/x',
		'/api/content',
		'/ws/live',
		'/',
		'/api/billing/webhook',
	]) {
		const { status } = await send({
			path,
			type: 'application/json',
			body: '[[[[',
			contentLength: 160_000_000,
		})
		expect([path, status]).toEqual([path, 413])
	}
	const bomb = await send({ path: '/api/login', type: 'application/json', body: '['.repeat(500_000) })
	expect(bomb.status).toBe(400)
	await expectAlive()
})

test('accepts a transcript that is expensive to parse', async () => {
	const cue = 'WEBVTT\n\n00:01.000 --> 00:02.000\n'
	const transcript = (content: string) => sendForm(part(named('transcript', 'a.vtt'), content) + end)
	const hard = await transcript(`${cue}${'<v '.repeat(30_000)}${' '.repeat(400_000)}`)
	expect(hard.status).toBe(201)
	const long = await transcript(
		`${cue}${'<v Rep>We go through it together. <v Ann>Thank you. '.repeat(2000)}`,
	)
	expect(long.status).toBe(201)
})

test('scores an uploaded call in a thread', async () => {
	const form = new FormData()
	form.set('transcript', misleadingCall.map(([speaker, words]) => `${speaker}: ${words}`).join('\n'))
	const answer = await fetch(`${server.address}/api/recordings`, {
		method: 'POST',
		headers: { cookie },
		body: form,
	})
	const { id } = (await answer.json()) as Uploaded
	const readCall = async () => {
		const call = await fetch(`${server.address}/api/recordings/${id}`, { headers: { cookie } })
		return (await call.json()) as RecordingDetail
	}
	await expect.poll(async () => (await readCall()).status, { timeout: 40_000 }).toBe('analyzed')
	expect((await readCall()).reviewKeys.findings).not.toEqual([])
})

test('answers from threads: content, coach, role-play and live reading', async () => {
	const ask = async <Answer>(path: string, body: unknown) => {
		const headers = { 'content-type': 'application/json', cookie }
		const answer = await fetch(`${server.address}${path}`, {
			method: 'POST',
			headers,
			body: JSON.stringify(body),
		})
		expect([path, answer.ok, answer.status]).toEqual([path, true, expect.any(Number)])
		return (await answer.json()) as Answer
	}
	const entry = {
		id: '1',
		speaker: 'rep',
		text: 'We guarantee to settle all of it.',
		timestamp: new Date().toISOString(),
		confidence: null,
	}
	const [piece, reading, reply, practice] = await Promise.all([
		ask<WrittenPiece>('/api/sales-content/cordoba', {
			request: 'A short email to Denise about what her fee would be',
		}),
		ask<LiveReading>('/api/live/read', { entries: [entry], heard: [] }),
		ask<CoachReply>('/api/chat', { message: 'How was my last call?' }),
		ask<PracticeSession>('/api/roleplay/sessions', { scenarioId: 'hesitant-prospect' }),
	])
	expect(piece.content).toContain('Denise')
	expect(reading.warnings).not.toEqual([])
	expect(reply.response).toMatch(/call/)
	const { session } = await ask<{ session: PracticeSession }>(
		`/api/roleplay/sessions/${practice.id}/message`,
		{
			message: 'Hi, this is Ana with Candor.',
		},
	)
	expect(session.conversation).toHaveLength(3)
})

test('keeps every file in the data folder private to the server user', async () => {
	const open: string[] = []
	for await (const entry of await opendir(dataDir, { recursive: true })) {
		const path = join(entry.parentPath, entry.name)
		const { mode } = await stat(path)
		if (mode & 0o077) open.push(`${path} ${(mode & 0o777).toString(8)}`)
	}
	expect(open).toEqual([])
	expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
})
