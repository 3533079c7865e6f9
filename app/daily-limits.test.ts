import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeAllowance } from '#features/billing/index.ts'
import { standInSettings } from '#features/billing/stand-in/stripe-stand-in.ts'
import { Person } from '#features/people/contract.ts'
import type { Client, SomeHouse } from './some-call.ts'
import { postJson, someHouse } from './some-house.ts'

let house: SomeHouse
let maya: Client
let dana: Client

beforeAll(async () => {
	house = await someHouse(standInSettings('http://127.0.0.1:1'), afterAll)
	maya = await house.signIn('maya.ortiz')
	dana = await house.signIn('dana.whitfield')
})

const request = 'A short email after a first call'
const generate = (client: Client) => postJson(client, '/api/sales-content/generate', { request })
const quick = (client: Client) => postJson(client, '/api/sales-content/cordoba', { request })

test('where payment is on, everybody writes one piece a day, whatever they ask at once', async () => {
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
	const { db, settings } = house.services
	const person = Person.parse(await (await maya.request('/api/user')).json())
	const take = () => takeAllowance(db, settings, person, 'analysis')
	const taken = await take()
	await expect(take()).rejects.toMatchObject({ status: 402 })
	await taken.giveBack()
	const again = await take()
	await expect(take()).rejects.toMatchObject({ status: 402 })
	await again.giveBack()
	await takeAllowance(db, settings, person, 'recording')
})

test('where nobody pays, nothing is limited', async () => {
	const person = Person.parse(await (await maya.request('/api/user')).json())
	for (let use = 0; use < 3; use++)
		await takeAllowance(house.services.db, { payment: null }, person, 'analysis')
})
