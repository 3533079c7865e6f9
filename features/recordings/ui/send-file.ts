import type { HttpRequest, HttpResponse } from 'tus-js-client'
import type { Uploaded } from '#features/recordings/contract.ts'
import { resumableAboveBytes } from '#features/recordings/limits.ts'
import { RequestError, usernameHeader } from '#platform/browser/request.ts'
import { sentProgress, simulatedProgress } from './simulated-progress.ts'

/** What goes to the server: the call, its transcript, or both. */
export type Parcel = { audio: File | null; transcript: File | null }

type Sending = { onPercent: (percent: number) => void; signal: AbortSignal }

/**
 * Sends a call and answers what the server made of it. Big files go by the resumable way, which continues
 * after a lost connection or a restarted server; a transcript beside the audio goes with it in one form.
 * `onPercent` is held at 90 until the server has answered.
 * @throws RequestError when the server refuses it, AbortError when `signal` is aborted
 */
export async function sendFile(parcel: Parcel, sending: Sending): Promise<Uploaded> {
	const { audio, transcript } = parcel
	const uploaded =
		audio && !transcript && audio.size > resumableAboveBytes
			? await sendResumable(audio, sending)
			: await sendForm(parcel, sending)
	sending.onPercent(100)
	return uploaded
}

async function sendForm({ audio, transcript }: Parcel, { onPercent, signal }: Sending): Promise<Uploaded> {
	const form = new FormData()
	// The transcript first: the server reads the form as a stream and can refuse it before the audio is sent.
	if (transcript) form.append('transcript', transcript, transcript.name)
	if (audio) form.append('audio', audio, audio.name)
	const size = (audio?.size ?? 0) + (transcript?.size ?? 0)
	const startedAt = Date.now()
	const tick = setInterval(() => onPercent(simulatedProgress((Date.now() - startedAt) / 1000, size)), 250)
	try {
		const response = await fetch('/api/recordings', {
			method: 'POST',
			credentials: 'include',
			headers: usernameHeader(),
			body: form,
			signal,
		})
		if (!response.ok) throw new RequestError(response.status, response.statusText, await response.text())
		return await response.json()
	} finally {
		clearInterval(tick)
	}
}

/** Waits between attempts, milliseconds: together over a minute, longer than a server takes to start again. */
const retryDelays = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 20_000, 30_000]
/** A connection that breaks loses at most this much, in bytes. */
const chunkSize = 16 * 1024 ** 2

async function sendResumable(file: File, { onPercent, signal }: Sending): Promise<Uploaded> {
	const { Upload } = await import('tus-js-client')
	return new Promise((resolve, reject) => {
		const upload = new Upload(file, {
			endpoint: '/api/uploads',
			metadata: { filename: file.name, filetype: file.type },
			headers: usernameHeader(),
			chunkSize,
			retryDelays,
			onAfterResponse: requireOffset,
			onShouldRetry: (error) => isPassing(error.originalResponse?.getStatus() ?? 0),
			removeFingerprintOnSuccess: true,
			onProgress: (sent, total) => onPercent(sentProgress(sent, total)),
			onSuccess: ({ lastResponse }) =>
				resolve(readAnswer(lastResponse.getHeader('x-recording'), upload.url, file)),
			onError: (error) => reject(refusal(error)),
		})
		signal.addEventListener('abort', () => {
			// Canceled permanently, so the server may forget what it has of it.
			upload.abort(true).catch(() => {})
			reject(signal.reason)
		})
		resumeOrStart(upload)
	})
}

/** Throws on a 5xx, such as while the server starts, so that the offset is requested again. The library would start over. */
function requireOffset(request: HttpRequest, response: HttpResponse) {
	if (request.getMethod() === 'HEAD' && response.getStatus() >= 500)
		throw new Error(`the server answered ${response.getStatus()}`)
}

/** Whether trying again may help: no answer at all (also while the browser is offline), 5xx, or a lock held. */
function isPassing(status: number): boolean {
	return status === 0 || status >= 500 || status === 409 || status === 423
}

type Resumable = import('tus-js-client').Upload

async function resumeOrStart(upload: Resumable) {
	const [earlier] = await upload.findPreviousUploads().catch(() => [])
	if (earlier) upload.resumeFromPreviousUpload(earlier)
	upload.start()
}

/** The recording as the last answer names it, else by the id of its upload, which becomes the recording's. */
function readAnswer(header: string | undefined, url: string | null, file: File): Uploaded {
	if (header) return JSON.parse(decodeURIComponent(header))
	const id = new URL(url ?? '', window.location.href).pathname.split('/').at(-1) ?? ''
	return { id, originalName: file.name, duplicateOf: null }
}

/** What the server answered, in the shape of every other refused request. */
function refusal(error: Error): Error {
	const answer =
		'originalResponse' in error ? (error as import('tus-js-client').DetailedError).originalResponse : null
	return answer
		? new RequestError(answer.getStatus(), 'Upload failed', answer.getBody())
		: new TypeError(error.message)
}
