import { afterAll, beforeAll, expect, test } from 'vitest'
import {
	type HubModule,
	type HubModuleSummary,
	LearningProgress,
	ModuleProgress,
	ModuleRating,
	PracticeEffect,
} from '#features/learning/contract.ts'
import { Person } from '#features/people/contract.ts'
import { recordings } from '#features/recordings/tables.ts'
import { type Client, readJson, type SomeHouse, type Spoken, someCall, whenScored } from './some-call.ts'
import { postJson, someHouse } from './some-house.ts'
import { complete, greeting, say, somePractice } from './some-practice.ts'

let house: SomeHouse
let maya: Client
let dana: Client

beforeAll(async () => {
	house = await someHouse({}, afterAll)
	maya = await house.signIn('maya.ortiz')
	dana = await house.signIn('dana.whitfield')
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
	const addresses = ['modules', 'modules/ethics', 'progress', 'ratings', 'effects']
	for (const address of addresses)
		expect((await house.api.request(`${learning}/${address}`)).status).toBe(401)
	expect((await postJson(house.api, `${learning}/modules/ethics/complete`, {})).status).toBe(401)
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
	expect((await completeModule(maya, 'no-such-module')).status).toBe(400)
	expect((await completeModule(maya, 'ethics', { quiz: { correct: 3, total: 2 } })).status).toBe(400)
	expect((await put(maya, '/modules/ethics/lessons/no-such-lesson', { isDone: true })).status).toBe(404)
	expect((await put(maya, '/modules/prohibited-statements/lessons/any', { isDone: true })).status).toBe(404)
	expect((await put(maya, '/checklist/no-such-item', { isChecked: true })).status).toBe(400)
	expect((await maya.request(`${learning}/modules/prohibited-statements`)).status).toBe(404)
})

test('everybody has a checklist of their own, cleared for the next call', async () => {
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

test('whoever completed a module rates it, and nobody else', async () => {
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
