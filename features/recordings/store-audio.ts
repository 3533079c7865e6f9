import { createHash } from 'node:crypto'
import type { Files } from '#platform/files/files.ts'
import { Problem } from '#platform/http/problem.ts'
import { maxUploadBytes } from './contract.ts'
import { headBytes, sniffAudio } from './sniff-audio.ts'

/**
 * Maximum time between storing the audio and storing its recording, while the rest of the form arrives. A short limit
 * allows orphaned audio to be removed early.
 */
export const recordedWithinMilliseconds = 10 * 60_000

export type StoredAudio = { fileKey: string; contentType: string; sizeBytes: number; sha256: string }

/** Where the audio of a recording is kept. */
export const audioKey = (recordingId: string) => `audio/${recordingId}`
/** Where the track that speech recognition reads is kept, from decoding to the words. */
export const speechTrackKeyOf = (recordingId: string) => `speech/${recordingId}.flac`

/**
 * Stores audio as it arrives. What it is, is known from its first bytes, before anything is stored; its hash is
 * taken in passing. Throws Problem 415 for what is no audio, 413 for what is too large, and keeps nothing then.
 */
export async function storeAudio(
	files: Files,
	recordingId: string,
	name: string,
	content: AsyncIterable<Uint8Array>,
): Promise<StoredAudio> {
	const fileKey = audioKey(recordingId)
	const { head, whole } = await readHead(content)
	const contentType = await sniffAudio(head, name)
	const hash = createHash('sha256')
	const { sizeBytes } = await files.write(fileKey, measured(whole, hash), { contentType })
	return { fileKey, contentType, sizeBytes, sha256: hash.digest('hex') }
}

async function* measured(content: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
	let sizeBytes = 0
	for await (const chunk of content) {
		sizeBytes += chunk.length
		if (sizeBytes > maxUploadBytes) throw tooLarge()
		hash.update(chunk)
		yield chunk
	}
}

/** The first bytes of `content`, and all of it to be read once more from the start. */
export async function readHead(content: AsyncIterable<Uint8Array>) {
	const chunks = content[Symbol.asyncIterator]()
	const first: Uint8Array[] = []
	let length = 0
	while (length < headBytes) {
		const { value, done } = await chunks.next()
		if (done) break
		first.push(value)
		length += value.length
	}
	async function* whole() {
		try {
			yield* first
			for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
		} finally {
			await chunks.return?.()
		}
	}
	return { head: Buffer.concat(first), whole: whole() }
}

export const tooLarge = () =>
	new Problem(413, 'too-large', 'Please use files under 1.5GB (approximately 120 minutes of audio).')
