import { afterAll, beforeAll, expect, test } from 'vitest'
import {
	type HubModule,
	LearningProgress,
	ModuleProgress,
	ModuleRating,
	OwnCall,
	PracticeEffect,
} from '#features/learning/contract.ts'
import { Person } from '#features/people/contract.ts'
import { postJson, someApp } from './fixtures/app.ts'
import { type Client, readJson, type SomeApp, type Spoken, someCall, whenScored } from './fixtures/call.ts'
import { complete, greeting, say, somePractice } from './fixtures/practice.ts'

let app: SomeApp
let maya: Client
let dana: Client

beforeAll(async () => {
	app = await someApp({}, afterAll)
	maya = await app.signIn('maya.ortiz')
	dana = await app.signIn('dana.whitfield')
})

const learning = '/api/learning'
const put = (client: Client, path: string, body: unknown) =>
	client.request(learning + path, {
		method: 'PUT',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	})
const progressOf = async (client: Client) =>
	LearningProgress.parse(await readJson(client, `${learning}/progress`))
const completeModule = (client: Client, moduleId: string, body: object = {}) =>
	postJson(client, `${learning}/modules/${moduleId}/complete`, body)
const lessonsOf = async (moduleId: string) => {
	const { lessons } = await readJson<HubModule>(maya, `${learning}/modules/${moduleId}`)
	return lessons.map(({ id }) => id)
}

test('strangers learn nothing', async () => {
	const addresses = ['modules', 'modules/ethics', 'progress', 'ratings', 'effects', 'own-calls']
	for (const address of addresses) expect((await app.api.request(`${learning}/${address}`)).status).toBe(401)
	expect((await postJson(app.api, `${learning}/modules/ethics/complete`, {})).status).toBe(401)
})

test('a module is gone through lesson by lesson, and completed once', async () => {
	const moduleId = 'debt-settlement-foundation'
	const lessons = await lessonsOf(moduleId)
	expect((await completeModule(maya, moduleId)).status).toBe(409)
	for (const lesson of lessons)
		expect((await put(maya, `/modules/${moduleId}/lessons/${lesson}`, { isDone: true })).status).toBe(200)
	await put(maya, `/modules/${moduleId}/lessons/${lessons[0]}`, { isDone: true })
	const first = ModuleProgress.parse(
		await (await completeModule(maya, moduleId, { quiz: { correct: 4, total: 5 } })).json(),
	)
	expect(first).toMatchObject({ moduleId, lessonsDone: lessons, quiz: { correct: 4, total: 5 } })
	const again = await completeModule(maya, moduleId, { quiz: { correct: 5, total: 5 } })
	expect(await again.json()).toEqual(first)

	expect((await progressOf(maya)).modules).toEqual([first])
	expect(await progressOf(dana)).toEqual({ modules: [], checklist: [] })
	await put(maya, `/modules/${moduleId}/lessons/${lessons[0]}`, { isDone: false })
	expect((await progressOf(maya)).modules[0]?.lessonsDone).toEqual(lessons.slice(1))
})

test('a module of the guide is completed without lessons', async () => {
	const done = await dana.request(`${learning}/modules/prohibited-statements/complete`, { method: 'POST' })
	expect(done.status).toBe(200)
	expect(await done.json()).toMatchObject({ lessonsDone: [], quiz: null })
})

test('what does not exist is not learned', async () => {
	expect((await completeModule(maya, 'no-such-module')).status).toBe(404)
	expect((await completeModule(maya, 'ethics', { quiz: { correct: 3, total: 2 } })).status).toBe(400)
	expect((await put(maya, '/modules/ethics/lessons/no-such-lesson', { isDone: true })).status).toBe(404)
	expect((await put(maya, '/modules/prohibited-statements/lessons/any', { isDone: true })).status).toBe(404)
	expect((await put(maya, '/checklist/no-such-item', { isChecked: true })).status).toBe(404)
	expect((await maya.request(`${learning}/modules/prohibited-statements`)).status).toBe(404)
})

test('everyone has a checklist of their own, cleared for the next call', async () => {
	for (const item of ['recording-notice', 'budget-and-fit', 'recording-notice'])
		await put(maya, `/checklist/${item}`, { isChecked: true })
	const checked = async (client: Client) => (await progressOf(client)).checklist.map(({ itemId }) => itemId)
	expect(await checked(maya)).toEqual(['recording-notice', 'budget-and-fit'])
	await put(maya, '/checklist/recording-notice', { isChecked: false })
	expect(await checked(maya)).toEqual(['budget-and-fit'])
	await dana.request(`${learning}/checklist`, { method: 'DELETE' })
	expect(await checked(maya)).toEqual(['budget-and-fit'])
	await maya.request(`${learning}/checklist`, { method: 'DELETE' })
	expect(await checked(maya)).toEqual([])
})

test('only people who completed a module can rate it', async () => {
	const rate = (client: Client, stars: number) => put(client, '/ratings/call-documentation', { stars })
	const ratings = async (client: Client) =>
		ModuleRating.array().parse(await readJson(client, `${learning}/ratings`))
	expect((await rate(maya, 5)).status).toBe(409)
	expect(await ratings(maya)).toEqual([])
	for (const client of [maya, dana]) await completeModule(client, 'call-documentation')
	for (const stars of [0, 6, 2.5]) expect((await rate(maya, stars)).status).toBe(400)
	await rate(maya, 2)
	await rate(maya, 5)
	await rate(dana, 4)
	const rated = { moduleId: 'call-documentation', average: 4.5, count: 2 }
	expect(await ratings(maya)).toEqual([{ ...rated, mine: 5 }])
	expect(await ratings(dana)).toEqual([{ ...rated, mine: 4 }])
})

const call = (...rest: Spoken[number][]): Spoken => [
	['rep', 'Hi Denise, this is Sam with Northfield Debt Relief on a recorded line. How are you today?'],
	['customer', 'Okay. I have twenty thousand dollars on cards and I am behind.'],
	...rest,
	['rep', 'What would it mean to you to be out of debt one day?'],
	['customer', 'It would mean the world to me.'],
]
const misleading = call([
	'rep',
	'I am sorry to hear that. I guarantee that every one of your creditors will settle.',
])
const plain = call([
	'rep',
	'I am sorry to hear that. No creditor has to agree, and I cannot promise you any result.',
])
const objecting = call(
	['customer', 'Honestly this whole thing sounds like a scam to me.'],
	['rep', 'What is your balance on the second card?'],
)

test('compares the current results of ten calls after practice with ten before', async () => {
	const sam = await app.signIn('sam.okafor')
	const { id: samsId } = Person.parse(await readJson(sam, '/api/user'))
	const effectsFor = async (client: Client, query = '') =>
		PracticeEffect.array().parse(await readJson(client, `${learning}/effects${query}`))
	const calls = async (...spoken: Spoken[]) => {
		for (const each of spoken) await whenScored(sam, await someCall(app, sam, each))
	}
	await app.work()
	await calls(misleading, ...Array<Spoken>(7).fill(plain), misleading, misleading, objecting)
	await calls(plain)
	expect(await effectsFor(sam)).toEqual([])

	await put(sam, '/modules/advanced-negotiation/lessons/what-a-creditor-weighs', { isDone: true })
	const practice = await somePractice(sam, { scenarioId: 'is-this-for-real' })
	await say(sam, practice.id, greeting)
	await complete(sam, practice.id)
	await calls(plain, objecting, misleading)

	const effects = await effectsFor(sam)
	const effectOn = (code: string) => effects.find(({ subject }) => subject.code === code)
	expect(effectOn('guaranteed_result')).toMatchObject({
		subject: { kind: 'statement' },
		title: 'Guaranteed, certain or automatic result',
		practicedBy: 'lesson',
		before: { scored: 10, calls: 10, missed: 2, average: null },
		after: { scored: 3, calls: 3, missed: 1, average: null },
	})
	expect(effectOn('scam_fear')).toMatchObject({
		practicedBy: 'role_play',
		before: { scored: 10, calls: 1, missed: 1 },
		after: { scored: 3, calls: 1, missed: 1 },
	})
	expect(effectOn('rapport')).toMatchObject({
		subject: { kind: 'skill' },
		before: { missed: null, average: expect.any(Number) },
	})

	const ownCalls = async (client: Client, kind: string, code: string) =>
		OwnCall.array().parse(await readJson(client, `${learning}/own-calls?kind=${kind}&code=${code}`))
	const guaranteed = await ownCalls(sam, 'statement', 'guaranteed_result')
	expect(guaranteed).toHaveLength(3)
	for (const { at } of guaranteed) expect(at).toBeGreaterThan(16)
	expect(await ownCalls(sam, 'objection', 'scam_fear')).toHaveLength(2)
	expect(await ownCalls(maya, 'statement', 'guaranteed_result')).toEqual([])

	expect(await effectsFor(dana, `?personId=${samsId}`)).toEqual(effects)
	expect((await maya.request(`${learning}/effects?personId=${samsId}`)).status).toBe(403)
	expect((await dana.request(`${learning}/effects?personId=nobody`)).status).toBe(404)
	expect((await effectsFor(maya)).some(({ subject }) => subject.code === 'guaranteed_result')).toBe(false)
}, 120_000)
