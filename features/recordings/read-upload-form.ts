import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import busboy from 'busboy'
import { Problem } from '#platform/http/problem.ts'
import { maxUploadBytes } from './limits.ts'
import { maxTranscriptFileBytes } from './read-transcript-file.ts'
import { recordedWithinMilliseconds, tooLarge } from './store-audio.ts'
import { unreadable } from './transcript-file/turn.ts'

/** Handlers for the parts of the form, called as each part arrives. A transcript pasted as text has an empty name. */
export type Takers<Audio, Transcript> = {
	audio(name: string, type: string, content: Readable): Promise<Audio>
	transcript(name: string, bytes: Uint8Array): Promise<Transcript>
}

/** The maximum audio and transcript sizes, plus room for the part headers. */
const mostFormBytes = maxUploadBytes + maxTranscriptFileBytes + 1024 ** 2

/** How long to keep reading a rejected upload: most clients read the response only after they have sent everything. */
const readOnSeconds = 30

/**
 * Reads a multipart form with a file `audio` and a `transcript` (a file or a text). When either is refused the
 * rest is not looked at, and both takers have ended before this throws. Throws Problem 400 for what is no such
 * form or breaks off, 422 for a transcript over the limit, and what the takers throw.
 */
export async function readUploadForm<Audio, Transcript>(
	request: IncomingMessage,
	takers: Takers<Audio, Transcript>,
) {
	const form = openForm(request)
	const taking: { audio?: Promise<Audio>; transcript?: Promise<Transcript> } = {}
	let deadline: NodeJS.Timeout | undefined
	try {
		await new Promise<void>((done, fail) => {
			const take = <Part extends keyof typeof taking>(part: Part, begin: () => (typeof taking)[Part]) => {
				if (taking[part]) return fail(badForm(`The field "${part}" was sent twice.`))
				taking[part] = begin()
				taking[part]?.catch(fail)
				if (part === 'audio')
					taking.audio?.then(() => {
						deadline = setTimeout(() => fail(tooSlow()), recordedWithinMilliseconds)
					}, fail)
			}
			form.on('file', (field, content, { filename: sentName, mimeType }) => {
				// How browsers write a quotation mark in a file name (HTML standard, multipart/form-data encoding).
				const filename = sentName?.replaceAll('%22', '"')
				// An error without a listener would end the process. Failing here also reports the interrupted upload before
				// the reader of the part fails with a less helpful error.
				content.on('error', (error) => fail(error instanceof Problem ? error : unreadableForm(error)))
				// Browsers send an empty part for a file input without a file.
				if (field === 'audio' && filename) take('audio', () => takers.audio(filename, mimeType, content))
				else if (field === 'transcript' && filename)
					take('transcript', async () => takers.transcript(filename, await readAll(content)))
				else content.resume()
			})
			form.on('field', (field, text, { valueTruncated }) => {
				if (valueTruncated) return fail(transcriptTooLarge())
				if (field === 'transcript' && text.trim())
					take('transcript', () => takers.transcript('', Buffer.from(text)))
			})
			for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
				form.once(limit, () => fail(badForm('The form has too many fields.')))
			// The parser continues after its first error and may emit more.
			form.on('error', (error) => fail(unreadableForm(error)))
			form.once('close', done)
			request.on('error', () => fail(brokenOff()))
			request.once('close', () => request.complete || fail(brokenOff()))
			let arrivedBytes = 0
			request.on('data', (chunk: Buffer) => {
				arrivedBytes += chunk.length
				if (arrivedBytes > mostFormBytes) fail(tooLarge())
			})
			request.pipe(form)
		})
		return { audio: await taking.audio, transcript: await taking.transcript }
	} catch (error) {
		request.unpipe(form)
		// Also ends the streams of the parts; otherwise a write that waits for more data would never settle.
		form.destroy(new Error('the upload was rejected'))
		await Promise.allSettled(Object.values(taking))
		await readOn(request)
		throw error
	} finally {
		clearTimeout(deadline)
	}
}

function openForm(request: IncomingMessage) {
	const limits = { files: 4, fields: 8, fieldSize: maxTranscriptFileBytes }
	try {
		return busboy({ headers: request.headers, defParamCharset: 'utf8', limits })
	} catch (error) {
		throw badForm('Please send the file as multipart form data in the field "audio".', error)
	}
}

async function readAll(content: Readable): Promise<Uint8Array> {
	let sizeBytes = 0
	content.on('data', (chunk: Buffer) => {
		sizeBytes += chunk.length
		if (sizeBytes > maxTranscriptFileBytes) content.destroy(transcriptTooLarge())
	})
	return buffer(content)
}

async function readOn(request: IncomingMessage) {
	request.resume()
	const signal = AbortSignal.timeout(readOnSeconds * 1000)
	await finished(request, { signal }).catch(() => {})
}

const badForm = (message: string, cause?: unknown) => new Problem(400, 'bad-upload', message, { cause })
const unreadableForm = (cause: unknown) => badForm('The upload form isn’t valid.', cause)
const tooSlow = () => new Problem(408, 'upload-too-slow', 'The upload took too long. Please try again.')
const brokenOff = () =>
	new Problem(400, 'upload-broken-off', 'The upload was interrupted before it was complete.')
const transcriptTooLarge = () => unreadable('it is larger than 20 MB.')
