import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast } from '#design/toast.ts'
import {
	cancelDraft,
	chooseAudio,
	chooseTranscript,
	dismissTracked,
	dropTranscript,
	readUpload,
	sendDraft,
} from './upload-store.ts'

const id = '0e7f3b4e-90de-4ad5-9b8d-3a7c41f9e07a'
const uploaded = { id, originalName: 'carol.mp3', duplicateOf: null }
const someFile = (name = 'carol.mp3') => new File(['sound'], name)
const queries = new QueryClient()

let answer: (response: Response) => void
let sent: FormData | null
let listed: unknown[]
const listeners = new Set<string>()

class SilentSocket {
	close() {}
}

beforeEach(() => {
	vi.stubGlobal('localStorage', { getItem: () => null })
	vi.stubGlobal('WebSocket', SilentSocket)
	vi.stubGlobal('window', {
		location: { protocol: 'http:', host: 'candor.test' },
		addEventListener: (name: string) => listeners.add(name),
		removeEventListener: (name: string) => listeners.delete(name),
	})
	vi.stubGlobal('fetch', (_url: string, init?: RequestInit) => {
		if (init?.method !== 'POST') return Promise.resolve(Response.json(listed))
		sent = init.body as FormData
		return new Promise((resolve, reject) => {
			answer = resolve
			init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
		})
	})
	sent = null
	listed = []
})
afterEach(() => {
	cancelDraft()
	dismissTracked()
	vi.useRealTimers()
	vi.unstubAllGlobals()
})

test('a file that is not audio is rejected with a toast', () => {
	chooseAudio(someFile('notes.pdf'))
	expect(readUpload().draft).toBeNull()
	expect(currentToast()).toMatchObject({ title: 'Unsupported file format', tone: 'destructive' })
})

test('a usual file is ready immediately, an unusual one is offered a conversion', () => {
	chooseAudio(someFile('carol.mp3'))
	expect(readUpload().draft?.step).toBe('ready')
	chooseAudio(someFile('carol.flac'))
	expect(readUpload().draft?.step).toBe('prompt')
})

test('an upload goes as the field audio, asks before the page is left, and is tracked afterwards', async () => {
	const refreshed = vi.spyOn(queries, 'invalidateQueries')
	chooseAudio(someFile())
	const sending = sendDraft(queries)
	expect(readUpload().draft).toMatchObject({ step: 'sending' })
	expect(sent?.get('audio')).toMatchObject({ name: 'carol.mp3' })
	expect(listeners).toContain('beforeunload')
	answer(Response.json(uploaded, { status: 201 }))
	await sending
	expect(readUpload()).toMatchObject({
		draft: null,
		tracked: { uploaded, tracking: { stage: 'Preparing', progress: 0 } },
	})
	expect(listeners).not.toContain('beforeunload')
	expect(currentToast()).toMatchObject({
		title: 'Upload Complete!',
		description:
			"Your audio is now being processed. Processing time depends on file size - please don't close this tab.",
	})
	expect(refreshed.mock.calls.map(([filter]) => filter?.queryKey)).toEqual([
		['/api/recordings'],
		['/api/stats'],
	])
})

test('a second upload while one is being sent is refused', async () => {
	chooseAudio(someFile())
	const sending = sendDraft(queries)
	chooseAudio(someFile('second.mp3'))
	expect(currentToast()).toMatchObject({
		title: 'Upload in progress',
		description: 'Please wait for the current upload to complete.',
	})
	expect(readUpload().draft?.audio?.name).toBe('carol.mp3')
	answer(Response.json(uploaded))
	await sending
})

test('a refused upload keeps the file and what the server said', async () => {
	chooseAudio(someFile())
	const sending = sendDraft(queries)
	answer(Response.json({ error: 'This call is 121 minutes long.' }, { status: 422 }))
	await sending
	expect(readUpload().draft).toMatchObject({ step: 'ready', problem: 'This call is 121 minutes long.' })
	expect(readUpload().draft?.audio?.name).toBe('carol.mp3')
	expect(currentToast()).toMatchObject({
		title: 'Upload failed',
		description: 'This call is 121 minutes long.',
	})
})

test('a canceled upload is removed without a message', async () => {
	chooseAudio(someFile())
	const before = currentToast()
	const sending = sendDraft(queries)
	cancelDraft()
	await sending
	expect(readUpload().draft).toBeNull()
	expect(currentToast()).toBe(before)
})

test('a recording chosen as a transcript is rejected, and the chosen audio is kept', () => {
	chooseAudio(someFile())
	chooseTranscript(someFile('other.mp3'))
	expect(currentToast()).toMatchObject({ title: 'This is an audio file', tone: 'destructive' })
	expect(readUpload().draft).toMatchObject({ step: 'ready', transcript: null })
	expect(readUpload().draft?.audio?.name).toBe('carol.mp3')
})

/** Uploads a file whose call the server lists with this status. */
async function uploadUntil(status: string) {
	vi.useFakeTimers()
	chooseAudio(someFile())
	const sending = sendDraft(queries)
	listed = [{ id, status }]
	answer(Response.json(uploaded))
	await sending
}

test('returns to idle two seconds after analysis, with a toast', async () => {
	await uploadUntil('analyzed')
	await vi.advanceTimersByTimeAsync(100)
	expect(readUpload().tracked?.tracking).toMatchObject({ outcome: 'complete', progress: 100 })
	await vi.advanceTimersByTimeAsync(2_000)
	expect(readUpload()).toEqual({ draft: null, tracked: null })
	expect(currentToast()).toMatchObject({
		title: 'Processing complete!',
		description: 'Your recording has been analyzed and is ready to view.',
	})
})

test('keeps a failed upload until it is dismissed', async () => {
	await uploadUntil('failed')
	await vi.advanceTimersByTimeAsync(10_000)
	expect(readUpload().tracked?.tracking.outcome).toBe('failed')
	dismissTracked()
	expect(readUpload().tracked).toBeNull()
})

test('a transcript is sent with the audio, in either order, or alone', async () => {
	chooseTranscript(someFile('carol.vtt'))
	expect(readUpload().draft).toMatchObject({ step: 'ready', audio: null })
	chooseAudio(someFile())
	expect(readUpload().draft?.transcript?.name).toBe('carol.vtt')
	dropTranscript()
	expect(readUpload().draft).toMatchObject({ transcript: null })
	expect(readUpload().draft?.audio?.name).toBe('carol.mp3')
	cancelDraft()

	chooseTranscript(someFile('carol.vtt'))
	const sending = sendDraft(queries)
	expect([...(sent?.keys() ?? [])]).toEqual(['transcript'])
	answer(Response.json(uploaded))
	await sending
	expect(readUpload().tracked?.uploaded).toEqual(uploaded)
})
