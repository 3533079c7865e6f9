import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Tracking } from './progress-tracking.ts'
import { trackRecording } from './track-recording.ts'

const id = '0e7f3b4e-90de-4ad5-9b8d-3a7c41f9e07a'

/** The browser's socket, held in the hand of the test. */
class HeldSocket {
	static all: HeldSocket[] = []
	onopen = () => {}
	onmessage = (_event: { data: string }) => {}
	onclose = () => {}
	sent: unknown[] = []
	isClosed = false
	readonly url: string
	constructor(url: string) {
		this.url = url
		HeldSocket.all.push(this)
	}
	send(text: string) {
		this.sent.push(JSON.parse(text))
	}
	close() {
		this.isClosed = true
	}
	tell(progress: number, stage: string) {
		const message = { type: 'progress', recordingId: id, progress, stage, estimatedTimeRemaining: 30 }
		this.onmessage({ data: JSON.stringify(message) })
	}
}

let reads: string[]
let recordings: Record<string, unknown>[]
let stop: () => void
const seen: Tracking[] = []
const onSettled = vi.fn()
const socket = () => HeldSocket.all.at(-1) as HeldSocket
const last = () => seen.at(-1) as Tracking
const listReads = () => reads.filter((url) => url.startsWith('/api/recordings?'))
const recordingReads = () => reads.filter((url) => url.startsWith(`/api/recordings/${id}`))

beforeEach(() => {
	vi.useFakeTimers()
	vi.stubGlobal('WebSocket', HeldSocket)
	vi.stubGlobal('window', { location: { protocol: 'https:', host: 'candor.test' } })
	vi.stubGlobal('localStorage', { getItem: () => null })
	vi.stubGlobal('fetch', async (url: string) => {
		reads.push(url)
		return Response.json(url.startsWith('/api/recordings?') ? recordings : recordings[0])
	})
	HeldSocket.all = []
	reads = []
	recordings = [{ id, status: 'processing', hasTranscript: false }]
	seen.length = 0
	onSettled.mockClear()
	stop = trackRecording(id, { onChange: (tracking) => seen.push(tracking), onSettled })
})
afterEach(() => {
	stop()
	vi.useRealTimers()
	vi.unstubAllGlobals()
})

test('subscribes to this recording on the socket and reports its progress', () => {
	expect(last()).toMatchObject({ stage: 'Preparing', progress: 0 })
	expect(socket().url).toBe('wss://candor.test/ws/progress')
	socket().onopen()
	expect(socket().sent).toEqual([{ type: 'subscribe', recordingId: id }])
	expect(last()).toMatchObject({ stage: 'Connected, starting transcription', progress: 5 })
	socket().tell(62, 'Transcribing audio')
	expect(last()).toMatchObject({ stage: 'Transcribing audio', progress: 62 })
})

test('messages that are no progress are passed over', () => {
	socket().onmessage({ data: 'not json' })
	socket().onmessage({ data: '{"type":"progress"}' })
	expect(last().progress).toBe(0)
})

test('reports completion two seconds later, and sends no requests afterwards', async () => {
	socket().tell(100, 'Complete')
	expect(last().outcome).toBe('complete')
	expect(socket().isClosed).toBe(true)
	await vi.advanceTimersByTimeAsync(1_999)
	expect(onSettled).not.toHaveBeenCalled()
	await vi.advanceTimersByTimeAsync(1)
	expect(onSettled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ outcome: 'complete' }))
	const before = reads.length
	await vi.advanceTimersByTimeAsync(60_000)
	expect(reads).toHaveLength(before)
})

test('reads the list immediately, again after five silent seconds, and every three seconds', async () => {
	expect(listReads()).toHaveLength(1)
	await vi.advanceTimersByTimeAsync(3_000)
	expect(listReads()).toHaveLength(2)
	await vi.advanceTimersByTimeAsync(2_000)
	expect(listReads()).toHaveLength(3)
	await vi.advanceTimersByTimeAsync(1_000)
	expect(listReads()).toHaveLength(4)
})

test('a message on the socket makes the reading after five seconds needless', async () => {
	socket().tell(10, 'Transcribing audio')
	await vi.advanceTimersByTimeAsync(5_000)
	expect(listReads()).toHaveLength(2)
})

test('a list that shows the analysis completes the tracking', async () => {
	recordings = [{ id: '5a0c2c52-6d2f-4b0e-9c54-1f6f1f1f4c11' }, { id, status: 'analyzed', analysis: {} }]
	await vi.advanceTimersByTimeAsync(3_000)
	expect(last().outcome).toBe('complete')
})

test('a lost socket is tried again after 1.5, 2 and 2.5 seconds, then the recording is polled', async () => {
	for (const delay of [1_500, 2_000, 2_500]) {
		const sockets = HeldSocket.all.length
		socket().onclose()
		await vi.advanceTimersByTimeAsync(delay - 1)
		expect(HeldSocket.all).toHaveLength(sockets)
		await vi.advanceTimersByTimeAsync(1)
		expect(HeldSocket.all).toHaveLength(sockets + 1)
	}
	expect(recordingReads()).toHaveLength(0)
	socket().onclose()
	await vi.advanceTimersByTimeAsync(4_000)
	expect(HeldSocket.all).toHaveLength(4)
	expect(recordingReads()).toHaveLength(2)
	recordings = [{ id, status: 'failed' }]
	await vi.advanceTimersByTimeAsync(2_000)
	expect(last()).toMatchObject({ outcome: 'failed', stage: 'Processing failed - please try again' })
})

test('after twelve minutes the browser gives up', async () => {
	await vi.advanceTimersByTimeAsync(12 * 60_000)
	expect(last()).toMatchObject({ outcome: 'failed', stage: 'Processing timeout - please try again' })
})

test('a server that does not answer is asked again', async () => {
	vi.stubGlobal('fetch', async () => {
		throw new TypeError('Failed to fetch')
	})
	await vi.advanceTimersByTimeAsync(9_000)
	expect(last().outcome).toBe('running')
})
