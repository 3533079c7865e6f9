import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ModelInScore } from '#features/analysis/contract.ts'
import {
	callQuestionOf,
	promptVersion,
	someCoaching,
	someConduct,
} from '#features/analysis/fixtures/model-answers.ts'
import { type Reply, startModelStandIn } from '#platform/language-model/model-stand-in.ts'
import { someApp } from './fixtures/app.ts'
import type { Client, SomeApp } from './fixtures/call.ts'
import { complete, greeting, readPractice, say, somePractice } from './fixtures/practice.ts'

const oak = 'The oak is already planted for you, my friend, and has been for a while now.'
const skill = {
	code: 'rapport' as const,
	score: 8,
	why: 'You greeted her by name.',
	turn: 1,
	quote: 'What has been going on with the cards?',
}
const coaching = someCoaching({ summary: ['Maya practiced with Denise.'], skills: [skill] })
const statement = {
	code: 'unsupported_savings_claim',
	turn: 3,
	quote: 'The oak is already planted for you',
	why: 'It promises a result.',
	english: null,
}
const verdict = { argumentFor: 'A tree is a promise.', argumentAgainst: 'It may be a saying.' }

let model: Awaited<ReturnType<typeof startModelStandIn>>
let conduct: () => Reply
let isViolation = true
beforeAll(async () => {
	const answers = {
		conduct: () => conduct(),
		coaching: () => JSON.stringify(coaching),
		verdict: () => JSON.stringify({ ...verdict, isViolation }),
		clearance: () => '{}',
	}
	model = await startModelStandIn(({ body }) => {
		const question = callQuestionOf(body.messages)
		return question ? answers[question]() : { status: 500, body: '{}' }
	})
	afterAll(() => model.close())
})
beforeEach(() => {
	conduct = () => JSON.stringify(someConduct({ statements: [statement] }))
	isViolation = true
})

async function someAppThat(inScore: ModelInScore): Promise<{ app: SomeApp; maya: Client }> {
	const app = await someApp({ MODEL_URL: model.url, MODEL_NAME: 'tiny', MODEL_IN_SCORE: inScore }, afterAll)
	const maya = await app.signIn('maya.ortiz')
	await app.work()
	return { app, maya }
}

async function somePracticed(maya: Client) {
	const { id } = await somePractice(maya, { seed: 4, prospect: 'built-in' })
	await say(maya, id, greeting)
	await say(maya, id, oak)
	await say(maya, id, 'That sounds hard. How are you managing the payments at the moment, all told?')
	await say(maya, id, 'What would you like to see change first, if you could choose one thing today?')
	return (await complete(maya, id)).session
}

const judged = (maya: Client, id: string) =>
	expect
		.poll(async () => (await readPractice(maya, id)).modelJudgment, { timeout: 20_000 })
		.toMatchObject({ promptVersion })

test('a model judges a completed session beside Candor, and its findings do not count until they may', async () => {
	const { maya } = await someAppThat('review')
	const completed = await somePracticed(maya)
	expect(completed.modelJudgment).toMatchObject({
		model: 'tiny',
		promptVersion: null,
		builtIn: { overallScore: completed.overallScore },
	})
	await judged(maya, completed.id)
	const session = await readPractice(maya, completed.id)
	expect(session).toMatchObject({
		overallScore: completed.overallScore,
		modelJudgment: {
			inScore: 'review',
			reading: {
				statements: [{ code: 'unsupported_savings_claim', turn: 3, quote: statement.quote }],
				skills: [{ code: 'rapport', score: 8, evidence: { quote: skill.quote } }],
			},
		},
	})
	expect(session.modelJudgment?.withModel?.overallScore).toBeLessThan(completed.overallScore ?? 0)
})

test('where its findings count, the session is rated with them', async () => {
	const { maya } = await someAppThat('on')
	const completed = await somePracticed(maya)
	await judged(maya, completed.id)
	const { overallScore, modelJudgment, feedback } = await readPractice(maya, completed.id)
	expect(overallScore).toBe(modelJudgment?.withModel?.overallScore)
	expect(modelJudgment?.builtIn.overallScore).toBe(completed.overallScore)
	expect(overallScore).toBeLessThan(completed.overallScore ?? 0)
	expect(feedback.improvements.join('\n')).toContain('The oak is already planted')
})

test('what the words do not prove, or the model does not confirm, changes nothing', async () => {
	const { maya } = await someAppThat('on')
	isViolation = false
	conduct = () =>
		JSON.stringify(someConduct({ statements: [statement, { ...statement, quote: 'I promise you' }] }))
	const completed = await somePracticed(maya)
	await judged(maya, completed.id)
	const { overallScore, modelJudgment } = await readPractice(maya, completed.id)
	expect(modelJudgment?.reading?.statements).toEqual([])
	expect(overallScore).toBe(completed.overallScore)
})

test('a model that cannot be asked leaves the score, and the session says why', async () => {
	const { maya } = await someAppThat('on')
	conduct = () => ({ status: 400, body: '{}' })
	const completed = await somePracticed(maya)
	await expect
		.poll(async () => (await readPractice(maya, completed.id)).modelJudgment, { timeout: 20_000 })
		.toMatchObject({ promptVersion: null, failure: expect.stringContaining('400') })
	expect((await readPractice(maya, completed.id)).overallScore).toBe(completed.overallScore)
})
