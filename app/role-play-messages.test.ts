import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postJson, someApp } from './fixtures/app.ts'
import type { Client } from './fixtures/call.ts'
import { complete, greeting, readPractice, say, sessions, somePractice } from './fixtures/practice.ts'

let maya: Client

beforeAll(async () => {
	const app = await someApp({}, afterAll)
	maya = await app.signIn('maya.ortiz')
})

test('a message sent twice is taken once', async () => {
	const { id } = await somePractice(maya)
	const name = randomUUID()
	const first = await say(maya, id, greeting, name)
	expect(await say(maya, id, greeting, name)).toEqual(first)
	const both = await Promise.all([
		say(maya, id, 'Are you there?', name),
		say(maya, id, 'Are you there?', name),
	])
	expect(both).toEqual([first, first])
})

test('two simultaneous messages are neither lost nor duplicated', async () => {
	const { id } = await somePractice(maya)
	const said = ['How much do you owe?', 'What worries you most?', 'Who else decides with you?']
	const twice = said.flatMap((message) => {
		const name = randomUUID()
		return [say(maya, id, message, name), say(maya, id, message, name)]
	})
	await Promise.all(twice)
	const { conversation } = await readPractice(maya, id)
	expect(conversation.map(({ speaker }) => speaker).join(' ')).toBe('ai user ai user ai user ai')
	expect(
		conversation.flatMap(({ speaker, message }) => (speaker === 'user' ? [message] : [])).sort(),
	).toEqual(said.toSorted())
})

test('what cannot be a message is refused', async () => {
	const { id } = await somePractice(maya)
	for (const message of ['', '   ', '\u0000\u0007', 'x'.repeat(2_001), 'x'.repeat(1_000_000), 42, null]) {
		const answer = await postJson(maya, `${sessions}/${id}/message`, { message })
		expect(answer.status).toBe(400)
		expect(await answer.json()).toHaveProperty('error')
	}
	const unnamed = await postJson(maya, `${sessions}/${id}/message`, { message: 'Hi', clientMessageId: 'one' })
	expect(unnamed.status).toBe(400)
	expect((await postJson(maya, sessions, { scenarioId: 'nobody' })).status).toBe(404)
	expect((await postJson(maya, sessions, {})).status).toBe(400)
	expect((await postJson(maya, sessions, { scenarioId: 'hesitant-prospect', seed: -1 })).status).toBe(400)
	expect((await readPractice(maya, id)).conversation).toHaveLength(1)
})

test('a prospect who has left the call says no more', async () => {
	const { id } = await somePractice(maya, { scenarioId: 'skeptical-prospect' })
	let session = await readPractice(maya, id)
	for (let insult = 0; insult < 12 && !session.outcome; insult++)
		session = await say(maya, id, `Shut up, you stupid deadbeat. Number ${insult}, idiot.`)
	expect(session.outcome).toBe('hung_up')
	const late = await postJson(maya, `${sessions}/${id}/message`, { message: 'Wait, I am sorry.' })
	expect(late.status).toBe(409)
	expect(await late.json()).toMatchObject({ code: 'call-over' })
	expect((await complete(maya, id)).session).toMatchObject({ passed: false, outcome: 'hung_up' })
})

test('shows an unlawful claim immediately, with its rule', async () => {
	const { id } = await somePractice(maya)
	const { conversation } = await say(maya, id, 'They can not sue you once you are in the program.')
	expect(conversation[1]?.analysis.findings).toContainEqual(
		expect.objectContaining({ severity: 'critical', citation: expect.stringContaining('CFR') }),
	)
	expect(conversation[1]?.analysis.effectiveness).toBeLessThanOrEqual(2)
	const { session } = await complete(maya, id)
	expect(session.passed).toBe(false)
	expect(session.overallScore).toBeLessThan(70)
})
