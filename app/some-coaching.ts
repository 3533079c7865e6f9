import { expect } from 'vitest'
import { Assignment, CallComment, OpenComment, type Task } from '#features/coaching/contract.ts'
import { createPerson } from '#features/people/index.ts'
import { type Client, readJson } from './some-call.ts'
import { postJson, someApp } from './some-house.ts'
import { idOf } from './some-records.ts'

/** For tests: an app with two reps, Maya and Jon, and Dana, who coaches them, until the file ends. */
export async function someCoaching(atEnd: Parameters<typeof someApp>[1]) {
	const app = await someApp({}, atEnd)
	await createPerson(app.services.db, app.auth, {
		username: 'jon.reyes',
		name: 'Jon Reyes',
		email: 'jon.reyes@northfield.example',
		role: 'salesrep',
		password: 'candor-demo',
	})
	const maya = await app.signIn('maya.ortiz')
	const jon = await app.signIn('jon.reyes')
	const dana = await app.signIn('dana.whitfield')
	return { app, maya, jon, dana, mayasId: await idOf(maya), jonsId: await idOf(jon) }
}

export const send = (client: Pick<Client, 'request'>, method: string, path: string, body?: unknown) =>
	client.request(path, {
		method,
		...(body !== undefined && {
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(body),
		}),
	})

export async function someComment(
	client: Client,
	recordingId: string,
	text: string,
	at: number | null = null,
) {
	const answer = await postJson(client, `/api/recordings/${recordingId}/comments`, { at, text })
	expect(answer.status).toBe(201)
	return CallComment.parse(await answer.json())
}

export const commentsOf = async (client: Client, recordingId: string) =>
	CallComment.array().parse(await readJson(client, `/api/recordings/${recordingId}/comments`))

export const openComments = async (client: Client, query = '') =>
	OpenComment.array().parse(await readJson(client, `/api/open-comments${query}`))

export const opening = {
	kind: 'lesson',
	moduleId: 'sales-compliance',
	lessonId: 'the-opening',
} satisfies Task
export const hesitant = { kind: 'role_play', scenarioId: 'hesitant-prospect' } satisfies Task

export const dayFromNow = (days: number) =>
	new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10)

export const give = (client: Client, personId: string, task: Task, rest: object = {}) =>
	postJson(client, '/api/assignments', { personId, task, dueOn: dayFromNow(7), ...rest })

export async function someAssignment(client: Client, personId: string, task: Task, rest: object = {}) {
	const answer = await give(client, personId, task, rest)
	expect(answer.status).toBe(201)
	return Assignment.parse(await answer.json())
}

export const assignmentsOf = async (client: Client, query = '') =>
	Assignment.array().parse(await readJson(client, `/api/assignments${query}`))
