import { expect, test } from 'vitest'
import type { LanguageModel } from '#platform/language-model/language-model.ts'
import { analyzeTranscript } from '../analyze-transcript/analyze-transcript.ts'
import { askAboutCall } from './ask-about-call.ts'

const turns = Array.from({ length: 300 }, (_, at) => ({
	speaker: at % 2 ? ('customer' as const) : ('rep' as const),
	text: `Turn ${at}: the balance is what the last statement says, and we can go over each of them.`,
	start: at,
	end: at + 1,
	confidence: null,
}))
const analysis = analyzeTranscript(turns.slice(0, 10))
const never = new AbortController().signal

/** Reads so many characters at a time, and finds something in the first turn of what it is shown. */
function someModel(maxPromptCharacters: number) {
	const prompts: string[] = []
	const model: LanguageModel = {
		name: 'tiny',
		capabilities: { streaming: true, maxPromptCharacters },
		async generateObject({ schema, system, prompt }) {
			expect(system.length + prompt.length).toBeLessThanOrEqual(maxPromptCharacters)
			prompts.push(prompt)
			const [turn] = JSON.parse(prompt).call?.[0] ?? []
			return schema.parse({
				summary: [`From turn ${turn}`],
				coaching: [],
				findings: [{ code: 'nonprofit_claim', turn, quote: 'the balance', why: 'It is one.' }],
			})
		},
		// biome-ignore lint/correctness/useYield: this model is asked for objects alone
		async *streamText() {
			throw new Error('not asked')
		},
	}
	return { model, prompts }
}

test('a call that fits is asked about once', async () => {
	const { model, prompts } = someModel(200_000)
	const { findings, summary } = await askAboutCall(model, turns, analysis, never)
	expect(prompts).toHaveLength(1)
	expect(findings.map(({ turn }) => turn)).toEqual([0])
	expect(summary).toEqual(['From turn 0'])
})

test('a call that is too long is asked about in parts, with a summary made of theirs', async () => {
	const { model, prompts } = someModel(20_000)
	const { findings, summary } = await askAboutCall(model, turns, analysis, never)
	expect(findings.length).toBeGreaterThan(1)
	expect(prompts).toHaveLength(findings.length + 1)
	expect(prompts.at(-1)).toContain('From turn 0')
	expect(summary).toHaveLength(1)
})

test('a model that can read next to nothing is not asked', async () => {
	const { model } = someModel(3_000)
	await expect(askAboutCall(model, turns, analysis, never)).rejects.toMatchObject({
		code: 'model-reads-too-little',
	})
})
