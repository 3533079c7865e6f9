import { expect } from 'vitest'
import { z } from 'zod'
import { PracticeSession, Scenario } from '#features/role-play/contract.ts'
import type { Client } from './some-call.ts'
import { postJson } from './some-house.ts'

export const sessions = '/api/roleplay/sessions'

export const greeting =
	'Hi, this is Maya with Northfield Debt Relief on a recorded line. What has been going on with the cards?'

const Answer = z.object({ session: PracticeSession })
const Completed = Answer.extend({ analysis: z.object({ overallScore: z.number().nullable() }) })

/** For tests: a session of the client's that just began, with the hesitant prospect unless `asked` otherwise. */
export async function somePractice(client: Client, asked: object = {}) {
	const answer = await postJson(client, sessions, { scenarioId: 'hesitant-prospect', ...asked })
	expect(answer.status).toBe(201)
	return PracticeSession.parse(await answer.json())
}

export const readPractice = async (client: Client, id: string) =>
	PracticeSession.parse(await (await client.request(`${sessions}/${id}`)).json())

/** Says `message` to the prospect, and returns the session with what the prospect answers. */
export async function say(client: Client, id: string, message: string, clientMessageId?: string) {
	const answer = await postJson(client, `${sessions}/${id}/message`, { message, clientMessageId })
	expect(answer.status).toBe(200)
	return Answer.parse(await answer.json()).session
}

export async function complete(client: Client, id: string) {
	const answer = await client.request(`${sessions}/${id}/complete`, { method: 'POST' })
	expect(answer.status).toBe(200)
	return Completed.parse(await answer.json())
}

export const scenariosOf = async (client: Client) =>
	Scenario.array().parse(await (await client.request('/api/roleplay/scenarios')).json())
