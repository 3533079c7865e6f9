import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeAllowance } from '#features/billing/index.ts'
import { Person } from '#features/people/contract.ts'
import { postJson } from './fixtures/app.ts'
import { readJson, someCall } from './fixtures/call.ts'
import { someListeningApp } from './fixtures/listening-app.ts'
import { begin, carryOn, file, form, someWav, tus } from './fixtures/upload.ts'
import { standInSettings } from './stripe-stand-in/stripe-stand-in.ts'

let app: Awaited<ReturnType<typeof someListeningApp>>
let maya: Awaited<ReturnType<typeof app.signIn>>
let dana: typeof maya

beforeAll(async () => {
	app = await someListeningApp(standInSettings('http://127.0.0.1:1'), afterAll)
	maya = await app.signIn('maya.ortiz')
	dana = await app.signIn('dana.whitfield')
})

const request = 'A short email after a first call'
const generate = (client: typeof maya) => postJson(client, '/api/sales-content/generate', { request })
const quick = (client: typeof maya) => postJson(client, '/api/sales-content/cordoba', { request })

test('with payment on, each person gets one piece a day, even with simultaneous requests', async () => {
	const answers = await Promise.all([generate(maya), quick(maya), generate(maya), quick(maya)])
	const refused = answers.filter(({ status }) => status === 402)
	expect(refused).toHaveLength(3)
	expect(await refused[0]?.json()).toMatchObject({
		code: 'usage-limit',
		error: expect.stringContaining('Usage limit exceeded'),
	})
	expect((await postJson(dana, '/api/sales-content/cordoba', { request: ' ' })).status).toBe(400)
	expect((await quick(dana)).status).toBe(200)
	expect((await generate(dana)).status).toBe(402)
})

test('what came to nothing is given back, and each kind is counted apart', async () => {
	const { db, settings } = app.services
	const person = Person.parse(await (await maya.request('/api/user')).json())
	const take = () => takeAllowance(db, { settings, person, kind: 'analysis' })
	const taken = await take()
	await expect(take()).rejects.toMatchObject({ status: 402 })
	await taken.giveBack()
	const again = await take()
	await expect(take()).rejects.toMatchObject({ status: 402 })
	await again.giveBack()
})

test('a recording a day is uploaded, whole or in parts, and what was refused leaves nothing', async () => {
	const wav = someWav()
	const start = async () =>
		(await maya.fetch('/api/uploads', begin(wav.length, 'call.wav'))).headers.get('location')
	const [first, second] = [(await start()) ?? '', (await start()) ?? '']
	expect((await maya.fetch(first, carryOn(0, wav))).status).toBe(204)
	const refused = await maya.fetch(second, carryOn(0, wav))
	expect(refused.status).toBe(402)
	expect(await refused.json()).toMatchObject({ error: expect.stringContaining('1 recording a day') })
	expect((await maya.fetch(second, { method: 'HEAD', headers: tus })).status).toBe(404)
	expect((await maya.fetch('/api/uploads', begin(wav.length, 'call.wav'))).status).toBe(402)
	const whole = () => maya.fetch('/api/recordings', form({ audio: file(someWav(), 'call.wav') }))
	expect((await whole()).status).toBe(402)
	const words = form({ transcript: 'Rep: Hello.\nCustomer: Hi.' })
	expect((await maya.fetch('/api/recordings', words)).status).toBe(402)
	expect(await readJson(maya, '/api/recordings?view=summary')).toHaveLength(1)
	expect((await dana.fetch('/api/recordings', form({ audio: file('<html>', 'call.wav') }))).status).toBe(415)
	expect((await dana.fetch('/api/recordings', form({ audio: file(wav, 'call.wav') }))).status).toBe(201)
	// Recordings from a dialer don't count as uploads.
	await someCall(app, maya, [['rep', 'Hello, this is Maya on a recorded line.']])
	expect(await readJson(maya, '/api/recordings?view=summary')).toHaveLength(2)
})

test('where no one pays, nothing is limited', async () => {
	const person = Person.parse(await (await maya.request('/api/user')).json())
	for (let use = 0; use < 3; use++)
		await takeAllowance(app.services.db, { settings: { payment: null }, person, kind: 'analysis' })
})
