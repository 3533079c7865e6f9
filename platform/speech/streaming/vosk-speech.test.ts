import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { expectStreamingSpeech, heardAtTheEnd, heardByTwoSeconds } from './conformance.ts'
import { startSpeechStandIn } from './speech-stand-in.ts'
import { openVoskSpeech } from './vosk-speech.ts'

const words = () => [
	{ after: 1, partial: 'we can' },
	{ after: 2, text: heardByTwoSeconds, start: 0.5, end: 1.9, confidence: 0.8 },
	{ after: 60, text: heardAtTheEnd, start: 2.2, end: 2.8 },
]
const hearing = await startSpeechStandIn({ words })
const mute = await startSpeechStandIn({ words, instead: null })
const babbling = await startSpeechStandIn({ words, instead: '{"text":["debt"]}' })
const refusing = createServer((_request, response) => response.writeHead(403).end())
await once(refusing.listen(0, '127.0.0.1'), 'listening')
afterAll(async () => {
	for (const service of [hearing, mute, babbling]) await service.close()
	refusing.close()
})

expectStreamingSpeech(
	() => openVoskSpeech(hearing.url),
	() => openVoskSpeech(mute.url, { connect: 5000, end: 100 }),
	[
		{
			because: 'a service that is not there',
			open: () => openVoskSpeech('ws://127.0.0.1:9'),
			code: 'speech-service-unreachable',
			retryable: true,
		},
		{
			because: 'a service that refuses',
			open: () => openVoskSpeech(`ws://127.0.0.1:${(refusing.address() as AddressInfo).port}`),
			code: 'speech-service-unreachable',
			retryable: true,
		},
		{
			because: 'an answer in another form',
			open: () => openVoskSpeech(babbling.url),
			code: 'speech-answer-unreadable',
			retryable: false,
		},
	],
)

function openStream() {
	const finals: object[] = []
	const problems: object[] = []
	const stream = openVoskSpeech(hearing.url).open({
		sampleRate: 16_000,
		signal: new AbortController().signal,
		onPartial: () => {},
		onFinal: (heard) => finals.push(heard),
		onProblem: (problem) => problems.push(problem),
	})
	return { stream, finals, problems }
}

test('the service is told the sample rate, and that times of words are wanted', async () => {
	const { stream, finals } = openStream()
	for (let at = 0; at < 20; at++) stream.write(new Int16Array(1600))
	await stream.end()
	expect(hearing.streams.at(-1)).toMatchObject({
		config: { config: { sample_rate: 16_000, words: 1 } },
		samples: 32_000,
		hasEnded: true,
	})
	expect(finals).toEqual([
		{ text: heardByTwoSeconds, confidence: expect.closeTo(0.8), start: 0.5, end: expect.closeTo(1.9) },
		{ text: heardAtTheEnd, confidence: null, start: 2.2, end: expect.closeTo(2.8) },
	])
})

test('a service that dies during a call is told as a problem', async () => {
	const { stream, problems } = openStream()
	stream.write(new Int16Array(1600))
	await expect.poll(() => hearing.streams.at(-1)?.samples).toBe(1600)
	hearing.streams.at(-1)?.breakOff()
	await expect.poll(() => problems).toMatchObject([{ code: 'speech-service-unreachable', retryable: true }])
})
