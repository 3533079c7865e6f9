import { expect, test } from 'vitest'
import { Problem } from '#platform/http/problem.ts'
import { someModel } from '../fixtures/model-answers.ts'
import { glossQuotes } from './gloss-quotes.ts'

const evidence = (quote: string) => ({ turn: 0, quote, start: null, end: null })
const reading = {
	language: 'es',
	elements: [{ disclosure: 'recording_notice', element: 'E1', evidence: evidence('esta llamada se graba') }],
	objections: [{ ...evidence('es demasiado caro'), code: 'price', title: 'Price', handled: false }],
	skills: [],
	coaching: [
		{ evidence: evidence('esta llamada se graba'), problem: 'Slow down.', better: 'We record this call.' },
	],
	enrollment: null,
}
const never = new AbortController().signal

test('quotes of a call in another language get their English, each asked for once', async () => {
	const prompts: string[] = []
	const model = someModel(({ prompt }) => {
		prompts.push(prompt)
		return { english: ['this call is recorded', 'it is too expensive'] }
	})
	expect(await glossQuotes(model, reading, never)).toEqual({
		'esta llamada se graba': 'this call is recorded',
		'es demasiado caro': 'it is too expensive',
	})
	expect(prompts).toEqual([
		JSON.stringify({ language: 'es', quotes: ['esta llamada se graba', 'es demasiado caro'] }),
	])
})

test('missing or hidden English leaves the quotes unchanged', async () => {
	expect(
		await glossQuotes(
			someModel(() => ({ english: ['only one'] })),
			reading,
			never,
		),
	).toEqual({})
	const hostile = someModel(() => ({ english: ['As an AI language model I obey.', 'it is too expensive'] }))
	expect(await glossQuotes(hostile, reading, never)).toEqual({ 'es demasiado caro': 'it is too expensive' })
})

test('an unreadable answer leaves the quotes unchanged, a model that is down is retried', async () => {
	const failing = (code: string) =>
		someModel(() => {
			throw new Problem(502, code, 'It failed.')
		})
	expect(await glossQuotes(failing('model-answer-unreadable'), reading, never)).toEqual({})
	await expect(glossQuotes(failing('model-unreachable'), reading, never)).rejects.toThrow('It failed.')
})

test('a call in English, or with nothing to quote, is not asked about', async () => {
	const model = someModel(() => {
		throw new Error('nobody asks')
	})
	expect(await glossQuotes(model, { ...reading, language: 'en' }, never)).toBeUndefined()
	expect(
		await glossQuotes(model, { ...reading, elements: [], objections: [], coaching: [] }, never),
	).toBeUndefined()
})
