import { once } from 'node:events'
import { pino } from 'pino'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { audioSpeakers, LiveAudioAnswer } from '#features/live-coaching/contract.ts'
import { Person } from '#features/people/contract.ts'
import { startSpeechStandIn } from '#platform/speech/streaming/speech-stand-in.ts'
import { someApp } from './fixtures/app.ts'
import { someDialer } from './fixtures/dialer.ts'
import { someListeningApp } from './fixtures/listening-app.ts'

/** The service distinguishes voices by their loudness, which tests can choose. */
const loudness = { rep: 1000, customer: 2000 }
const service = await startSpeechStandIn({
	words: ([first]) =>
		first === loudness.rep
			? [
					{ after: 0.2, partial: 'we can' },
					{ after: 0.5, text: 'we can cut your debt by half', start: 0.1, end: 0.4, confidence: 0.9 },
				]
			: [{ after: 0.5, text: 'how much does it cost', start: 0.2, end: 0.5 }],
})
afterAll(() => service.close())
const logged: string[] = []
const log = pino({ level: 'trace' }, { write: (line) => void logged.push(line) })
const app = await someListeningApp({ LIVE_SPEECH_URL: service.url }, afterAll, log)
const dana = await app.signIn('dana.whitfield')
const maya = await app.signIn('maya.ortiz')
const { id: mayaId } = Person.parse(await (await maya.fetch('/api/user')).json())
const dialer = await someDialer(dana, {}, { '2041': mayaId })

/** Numbers of Arizona, where one party's consent will do, and of California, where it will not. */
const arizona = '6025550148'
const california = '4155550148'
const start = (call_id: string, phone_number = arizona) =>
	dialer.tell('Start Call URL', { user: '2041', call_id, phone_number })
const end = (call_id: string) => dialer.tell('Dispo Call URL', { user: '2041', call_id, dispo: 'NI' })

beforeEach(() => {
	service.streams.length = 0
})

/** A browser that captures a call, and the messages it received. */
async function someCapture({ cookie }: { cookie: string }, callId: string) {
	const address = `ws://127.0.0.1:${app.port}/ws/live-audio?callId=${callId}`
	const socket = new WebSocket(address, { headers: { cookie } })
	const answers: LiveAudioAnswer[] = []
	const closed = once(socket, 'close').then(([code]) => code as number)
	socket.on('message', (data) => answers.push(LiveAudioAnswer.parse(JSON.parse(String(data)))))
	await once(socket, 'open')
	const say = (speaker: 'rep' | 'customer', seconds = 0.1) => {
		const pcm = new Int16Array(Math.round(seconds * 16_000)).fill(loudness[speaker])
		socket.send(Buffer.concat([Buffer.of(audioSpeakers.indexOf(speaker)), Buffer.from(pcm.buffer)]))
	}
	return {
		answers,
		socket,
		closed,
		say,
		order: (type: string) => socket.send(JSON.stringify({ type })),
		/** Speaks until the service hears it: what is said before the server knows the call is lost. */
		sayUntilHeard: async (speaker: 'rep' | 'customer') => {
			const before = service.streams.length
			await expect
				.poll(() => {
					say(speaker)
					return service.streams.length
				})
				.toBeGreaterThan(before)
		},
	}
}

test('a stranger hears nothing', async () => {
	const socket = new WebSocket(`ws://127.0.0.1:${app.port}/ws/live-audio?callId=A1`)
	const [, response] = await once(socket, 'unexpected-response')
	expect(response.statusCode).toBe(401)
	socket.on('error', () => {})
	socket.terminate()
})

test('a server without a speech service that streams says so', async () => {
	const silent = await someApp()
	const client = await silent.signIn('maya.ortiz')
	const upgrade = { headers: { upgrade: 'websocket' } }
	const answer = await client.request('/ws/live-audio?callId=A1', upgrade)
	expect(answer.status).toBe(503)
	expect(await answer.json()).toMatchObject({ code: 'no-live-speech' })
})

test('rejects other people’s calls and calls that have ended', async () => {
	await start('A2')
	const neighbor = await someCapture(dana, 'A2')
	expect(await neighbor.closed).toBe(1011)
	expect(neighbor.answers).toMatchObject([{ type: 'problem', code: 'no-such-call', retryable: false }])
	await end('A2')
	const late = await someCapture(maya, 'A2')
	expect(await late.closed).toBe(1011)
	expect(late.answers).toMatchObject([{ code: 'no-such-call' }])
	expect(service.streams).toEqual([])
})

test('both sides of a call are heard, and each is known by name', async () => {
	await start('A3')
	const { say, sayUntilHeard, answers, order, closed } = await someCapture(maya, 'A3')
	await sayUntilHeard('rep')
	for (let at = 0; at < 8; at++) say('rep')
	for (let at = 0; at < 8; at++) say('customer')
	const finals = () => answers.filter(({ type }) => type === 'final')
	await expect.poll(finals).toHaveLength(2)
	expect(answers).toContainEqual({ type: 'partial', speaker: 'rep', text: 'we can' })
	expect(finals()).toMatchObject([
		{ speaker: 'rep', text: 'we can cut your debt by half', confidence: expect.closeTo(0.9) },
		{ speaker: 'customer', text: 'how much does it cost', confidence: null },
	])
	order('end')
	expect(await closed).toBe(1000)
	expect(service.streams.map(({ hasEnded }) => hasEnded)).toEqual([true, true])
	await end('A3')
})

test('sends the last words before closing', async () => {
	await start('A4')
	const { sayUntilHeard, answers, order, closed } = await someCapture(maya, 'A4')
	await sayUntilHeard('customer')
	order('end')
	expect(await closed).toBe(1000)
	expect(answers).toMatchObject([{ type: 'final', speaker: 'customer', text: 'how much does it cost' }])
	await end('A4')
})

test('where everyone must consent, the customer is not heard before the notice, the rep is', async () => {
	await start('A5', california)
	const { say, sayUntilHeard, answers, order, socket } = await someCapture(maya, 'A5')
	await sayUntilHeard('rep')
	for (let at = 0; at < 8; at++) say('customer')
	for (let at = 0; at < 8; at++) say('rep')
	await expect.poll(() => answers).toContainEqual(expect.objectContaining({ type: 'final', speaker: 'rep' }))
	expect(service.streams).toHaveLength(1)
	order('noticeGiven')
	for (let at = 0; at < 8; at++) say('customer')
	await expect
		.poll(() => answers)
		.toContainEqual(expect.objectContaining({ type: 'final', speaker: 'customer' }))
	// What came before the notice was thrown away, and not kept until then.
	await expect.poll(() => service.streams[1]?.samples).toBe(8 * 1600)
	socket.close()
	await end('A5')
})

test('a state learned during the call silences the customer until the notice', async () => {
	await start('A6', '')
	const { say, sayUntilHeard, socket } = await someCapture(maya, 'A6')
	await sayUntilHeard('customer')
	await sayUntilHeard('rep')
	await start('A6', california)
	const [customer, rep] = service.streams
	/** Whether the customer was heard before the rep, who spoke later. */
	const hearsCustomer = async () => {
		const before = [customer?.samples, rep?.samples]
		say('customer')
		say('rep')
		await expect.poll(() => rep?.samples).not.toBe(before[1])
		return customer?.samples !== before[0]
	}
	await expect.poll(hearsCustomer).toBe(false)
	socket.close()
	await end('A6')
})

test('the end of the call ends the hearing of it', async () => {
	await start('A7')
	const { sayUntilHeard, closed, answers } = await someCapture(maya, 'A7')
	await sayUntilHeard('rep')
	await end('A7')
	expect(await closed).toBe(1000)
	await expect.poll(() => service.streams.every(({ isOpen }) => !isOpen)).toBe(true)
	expect(answers.filter(({ type }) => type === 'problem')).toEqual([])
})

test('one browser of a person is heard at a time: the newest', async () => {
	await start('A8')
	const first = await someCapture(maya, 'A8')
	await first.sayUntilHeard('rep')
	const second = await someCapture(maya, 'A8')
	expect(await first.closed).toBe(1011)
	expect(first.answers.at(-1)).toMatchObject({ code: 'heard-elsewhere', retryable: false })
	await second.sayUntilHeard('rep')
	expect(second.socket.readyState).toBe(WebSocket.OPEN)
	second.socket.close()
	await end('A8')
})

test('a browser that goes away leaves nothing behind', async () => {
	await start('A9')
	const { sayUntilHeard, socket } = await someCapture(maya, 'A9')
	await sayUntilHeard('rep')
	await sayUntilHeard('customer')
	socket.terminate()
	await expect.poll(() => service.streams.map(({ isOpen }) => isOpen)).toEqual([false, false])
	await end('A9')
})

test('reports a broken speech service as a retryable problem', async () => {
	await start('A10')
	const { sayUntilHeard, answers, closed } = await someCapture(maya, 'A10')
	await sayUntilHeard('rep')
	service.streams[0]?.breakOff()
	expect(await closed).toBe(1011)
	expect(answers.at(-1)).toMatchObject({
		type: 'problem',
		code: 'speech-service-unreachable',
		message: 'The speech service could not be reached.',
		retryable: true,
	})
	await end('A10')
})

test.each([
	['an unknown speaker', Buffer.from([2, 0, 0]), 1003],
	['half a sample', Buffer.from([0, 1]), 1003],
	['an empty message', Buffer.of(), 1003],
	['more than one second of audio', Buffer.alloc(1 + 2 * 16_001), 1009],
	['an unknown command', '{"type":"louder"}', 1003],
	['text that is not JSON', 'hello', 1003],
])('closes the connection on %s', async (_, message, code) => {
	await start('A11')
	const { socket, closed } = await someCapture(maya, 'A11')
	socket.send(message)
	expect(await closed).toBe(code)
})

test('audio that comes faster than anyone speaks ends the connection', async () => {
	await start('A12')
	const { say, closed } = await someCapture(maya, 'A12')
	for (let at = 0; at < 8; at++) say('rep', 1)
	expect(await closed).toBe(1008)
	await end('A12')
})

test('logs no words of the call', () => {
	const log = logged.join('')
	expect(log).toContain('/ws/live-audio')
	expect(log).toContain('speech-service-unreachable')
	for (const words of ['cut your debt', 'how much does it']) expect(log).not.toContain(words)
})
