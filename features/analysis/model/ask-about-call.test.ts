import { expect, test } from 'vitest'
import { someCoaching, someConduct, someModel } from '../fixtures/model-answers.ts'
import { askAboutCall } from './ask-about-call.ts'
import { coachingSystem, conductSystem } from './questions.ts'

const turns = Array.from({ length: 300 }, (_, at) => ({
	speaker: at % 2 ? ('customer' as const) : ('rep' as const),
	text: `Turn ${at}: the balance is what the last statement says, and we can go over each of them.`,
	start: at,
	end: at + 1,
	confidence: null,
}))
const never = new AbortController().signal

/** Finds something in the first turn of what it is shown. */
function askSomeModel(maxPromptCharacters: number) {
	const prompts: { system: string; prompt: string }[] = []
	const model = someModel((asked) => {
		expect(asked.system.length + asked.prompt.length).toBeLessThanOrEqual(maxPromptCharacters)
		prompts.push(asked)
		const [turn] = JSON.parse(asked.prompt).call?.[0] ?? []
		if (asked.system !== conductSystem) return someCoaching({ summary: [`From turn ${turn}`] })
		const statement = { code: 'nonprofit_claim', turn, quote: 'the balance', why: '', english: null }
		return someConduct({ statements: [statement] })
	}, maxPromptCharacters)
	return { prompts, answers: askAboutCall(model, turns, never) }
}

test('a call that fits is asked about once for conduct and once for coaching', async () => {
	const { prompts, answers } = askSomeModel(200_000)
	const { conduct, coaching, summary } = await answers
	expect(prompts.map(({ system }) => system)).toEqual([conductSystem, coachingSystem])
	expect(conduct.flatMap(({ statements }) => statements).map(({ turn }) => turn)).toEqual([0])
	expect(coaching).toHaveLength(1)
	expect(summary).toEqual(['From turn 0'])
})

test('a call that is too long is sent in parts, and their summaries are summarized', async () => {
	const { prompts, answers } = askSomeModel(24_000)
	const { conduct, coaching, summary } = await answers
	expect(conduct.length).toBeGreaterThan(1)
	expect(coaching).toHaveLength(conduct.length)
	expect(prompts).toHaveLength(2 * conduct.length + 1)
	expect(prompts.at(-1)?.prompt).toContain('From turn 0')
	expect(summary).toHaveLength(1)
})

test('a model that can read next to nothing is not asked', async () => {
	await expect(askSomeModel(3_000).answers).rejects.toMatchObject({ code: 'model-reads-too-little' })
})
