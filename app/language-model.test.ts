import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { LanguageModelStatus, ModelTrial } from '#features/language-models/contract.ts'
import { type ModelRequest, type Reply, startModelStandIn } from '#platform/language-model/model-stand-in.ts'
import { postJson, someApp } from './fixtures/app.ts'
import type { Client } from './fixtures/call.ts'
import { ask, question } from './fixtures/chat.ts'

/** A model that can do all it is tried for. */
function able({ body }: ModelRequest): Reply {
	if (body.stream) return 'Tired, thanks for asking.'
	if (!body.tools) return JSON.stringify({ turn: 2 })
	const isTold = body.messages.some(({ role }) => role === 'tool')
	return isTold ? 'The score is 73.' : { use: [{ name: 'read_score', input: {} }] }
}

let reply: (request: ModelRequest) => Reply | Promise<Reply> = able
let model: Awaited<ReturnType<typeof startModelStandIn>>
let dana: Client
let maya: Client

beforeAll(async () => {
	model = await startModelStandIn((request) => reply(request))
	afterAll(() => model.close())
	const environment = { MODEL_URL: model.url, MODEL_NAME: 'tiny', MODEL_TOKENS_PER_DAY: '7100' }
	const app = await someApp(environment, afterAll)
	dana = await app.signIn('dana.whitfield')
	maya = await app.signIn('maya.ortiz')
})
beforeEach(() => {
	reply = able
})

const address = '/api/admin/language-model'
const status = async (client = dana) =>
	LanguageModelStatus.parse(await (await client.request(address)).json())
const trial = async () => ModelTrial.parse(await (await postJson(dana, `${address}/try`, {})).json())

test('administrators alone see the model and what it took', async () => {
	expect(await status()).toMatchObject({
		model: 'tiny',
		inScore: 'review',
		tokensPerDay: 7_100,
		today: { questions: 0, inputTokens: 0, outputTokens: 0 },
		month: { questions: 0, inputTokens: 0, outputTokens: 0 },
		uses: [],
	})
	expect((await maya.request(address)).status).toBe(403)
	expect((await postJson(maya, `${address}/try`, {})).status).toBe(403)
})

test('a test says what the model can do, and is counted', async () => {
	const { checks } = await trial()
	expect(checks.map(({ kind, isWorking, problem }) => [kind, isWorking, problem])).toEqual([
		['call', true, null],
		['coach', true, null],
		['line', true, null],
	])
	const { today, month, uses } = await status()
	expect(today).toMatchObject({ questions: 3, inputTokens: 4_000, outputTokens: 40 })
	expect(month).toEqual(today)
	expect(uses).toEqual([{ use: 'test', today, month }])
})

test('what the coach takes is counted apart', async () => {
	reply = () => ({ status: 400, body: '{}' })
	await postJson(maya, '/api/chat', { message: question })
	reply = ({ body }) =>
		body.stream ? 'Make room for the spouse: offer a call with both.' : { status: 400, body: '{}' }
	await ask(maya, question)
	const { uses, month, today } = await status()
	expect(uses.map(({ use }) => use)).toEqual(['coach', 'test'])
	for (const figure of ['questions', 'inputTokens', 'outputTokens'] as const) {
		expect(uses.reduce((sum, use) => sum + use.month[figure], 0)).toBe(month[figure])
		expect(uses.reduce((sum, use) => sum + use.today[figure], 0)).toBe(today[figure])
	}
})

test('a test says what the model cannot do, and why', async () => {
	reply = ({ body }) => {
		if (body.stream) return { status: 500, body: '{}' }
		return body.tools ? 'It must be 73.' : 'I would rather not.'
	}
	const { checks } = await trial()
	expect(checks.map(({ isWorking }) => isWorking)).toEqual([false, false, false])
	expect(checks[0]?.problem).toContain('form that is not understood')
	expect(checks[1]?.problem).toBe('It answered without using the tool.')
	expect(checks[2]?.problem).toContain('500')
})

test('a day’s budget ends with what was under way, and says so', async () => {
	const { checks } = await trial()
	const usedUp = 'Today’s token budget for the language model is used up.'
	expect(checks.map(({ problem }) => problem)).toEqual([null, usedUp, usedUp])
	const asked = model.requests.length
	const refused = await postJson(maya, '/api/chat', { message: question })
	expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'model-budget' }])
	expect(model.requests).toHaveLength(asked)
})

test('without a model there is nothing to test', async () => {
	const plain = await someApp()
	const admin = await plain.signIn('dana.whitfield')
	expect((await status(admin)).model).toBeNull()
	expect(await (await postJson(admin, `${address}/try`, {})).json()).toEqual({ checks: [] })
	expect((await ask(await plain.signIn('maya.ortiz'), question)).answeredBy).toBeNull()
})
