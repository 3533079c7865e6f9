import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { expectSpeechEngine, goodMorning } from '../conformance.ts'
import { openOpenAiCompatible } from './openai-compatible-engine.ts'

const never = new AbortController().signal
const answer = {
	text: 'Good morning. How can I help you today?',
	segments: [
		{ start: 0.2, end: 1.1, text: ' Good morning.', avg_logprob: -0.2, no_speech_prob: 0.01 },
		{ start: 2, end: 4.1, text: ' How can I help you today?', avg_logprob: -0.3, no_speech_prob: 0.02 },
	],
	words: [
		{ word: 'Good', start: 0.1, end: 0.4 },
		{ word: 'morning', start: 0.5, end: 1.1 },
		{ word: 'How', start: 2, end: 2.2 },
		{ word: 'can', start: 2.2, end: 2.4 },
	],
}

const form = { last: new FormData(), authorization: '' }
const service = await serve(async (request, response) => {
	const body = new Uint8Array(await buffer(request))
	const type = request.headers['content-type'] ?? ''
	form.last = await new Response(body, { headers: { 'content-type': type } }).formData()
	form.authorization = request.headers.authorization ?? ''
	response.end(JSON.stringify(answer))
})
const open = async () => openOpenAiCompatible({ url: `${service}/v1/`, key: 'secret', model: 'whisper-1' })
const answering = async (status: number, body: string) => {
	const url = await serve((_request, response) => response.writeHead(status).end(body))
	return openOpenAiCompatible({ url, model: 'whisper-1' })
}

expectSpeechEngine(open, [
	{ because: 'a busy service', open: () => answering(429, '{}'), retryable: true },
	{ because: 'a failing service', open: () => answering(503, 'sorry'), retryable: true },
	{ because: 'a wrong key', open: () => answering(401, '{}'), retryable: false },
	{
		because: 'an oversized response',
		open: () => answering(200, 'x'.repeat(17 * 1024 ** 2)),
		retryable: false,
	},
	{ because: 'a response that is not JSON', open: () => answering(200, '<html>'), retryable: false },
	{
		because: 'a service that is not there',
		open: async () => openOpenAiCompatible({ url: 'http://127.0.0.1:9', model: 'whisper-1' }),
		retryable: true,
	},
])

test('a piece may have any length', async () => {
	const heard = await (await open()).transcribe(goodMorning.subarray(0, 16_003), { signal: never })
	expect(heard[0]?.text).toContain('Good morning')
})

test('the service is asked for words with times, and given the audio losslessly packed', async () => {
	await (await open()).transcribe(goodMorning, { signal: never })
	const audio = form.last.get('file') as File
	expect(audio.size).toBeLessThan(goodMorning.byteLength)
	expect(await audio.slice(0, 4).text()).toBe('fLaC')
	expect(form.last.get('model')).toBe('whisper-1')
	expect(form.last.get('response_format')).toBe('verbose_json')
	expect(form.last.getAll('timestamp_granularities[]')).toEqual(['word', 'segment'])
	expect(form.authorization).toBe('Bearer secret')
})

test('words beside the segments find their segment', async () => {
	const heard = await (await open()).transcribe(goodMorning, { signal: never })
	expect(heard.map(({ text, words }) => [text, words?.map((word) => word.text)])).toEqual([
		['Good morning.', ['Good', 'morning']],
		['How can I help you today?', ['How', 'can']],
	])
})

test('a server that tells the text alone is understood', async () => {
	const engine = await answering(200, JSON.stringify({ text: 'Good morning.' }))
	const [heard] = await engine.transcribe(goodMorning, { signal: never })
	expect(heard).toEqual({ start: 0, end: expect.closeTo(4.93, 1), text: 'Good morning.', confidence: null })
})

test('drops phrases that Whisper hallucinates in silence', async () => {
	const segments = [
		{ start: 0, end: 1, text: 'Good morning.' },
		{ start: 1, end: 2, text: 'Thank you for watching!' },
		{ start: 2, end: 3, text: '[Music]' },
		{ start: 3, end: 4, text: 'You', no_speech_prob: 0.9, avg_logprob: -1.3 },
		{ start: 4, end: 5, text: 'Thank you.', no_speech_prob: 0.9, avg_logprob: -0.1 },
	]
	const engine = await answering(200, JSON.stringify({ text: '', segments }))
	const heard = await engine.transcribe(goodMorning, { signal: never })
	expect(heard.map(({ text }) => text)).toEqual(['Good morning.', 'Thank you.'])
})

/** A transcription service on a free port of this machine; gone when the tests are. */
async function serve(listener: RequestListener) {
	const server = createServer(listener).listen(0, '127.0.0.1')
	await once(server, 'listening')
	afterAll(() => {
		server.closeAllConnections()
		server.close()
	})
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
