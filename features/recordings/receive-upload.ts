import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { eq } from 'drizzle-orm'
import { requireAllowance } from '#features/billing/index.ts'
import type { Person } from '#features/people/contract.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { threadTask } from '#platform/threads/thread-task.ts'
import { cleanFileName } from './clean-file-name.ts'
import type { Uploaded } from './contract.ts'
import { createRecording } from './create-recording.ts'
import { readTranscriptFile, type readTranscriptFileTask } from './read-transcript-file.ts'
import { readUploadForm } from './read-upload-form.ts'
import { requireAudioName } from './sniff-audio.ts'
import { audioKey, storeAudio } from './store-audio.ts'
import { recordings } from './tables.ts'
import { isAudioName, notATranscript } from './texts/refusals.ts'

/** Bytes of a transcript that are read in milliseconds: a talk of ten minutes. */
const mostBytesHere = 32_000

const reading = threadTask<typeof readTranscriptFileTask>({
	module: new URL('./read-transcript-file.ts', import.meta.url),
	name: 'readTranscriptFileTask',
	lane: 'long',
	seconds: 20,
})

/**
 * Creates a recording from an uploaded form with `audio`, `transcript`, or both. The audio is streamed to storage in
 * bounded memory; a failed or interrupted upload leaves nothing behind. Throws Problem 400 (no file, bad form), 402 (daily
 * limit reached), 413 (over 1.5 GB), 415 (not audio, or audio sent as a transcript), 422 (unreadable transcript).
 */
export async function receiveUpload(
	services: Services,
	request: IncomingMessage,
	owner: Person,
): Promise<Uploaded> {
	const id = randomUUID()
	try {
		const { audio, transcript } = await readUploadForm(request, {
			async audio(fileName, type, content) {
				const originalName = cleanFileName(fileName)
				requireAudioName(originalName, type)
				await requireAllowance(services.db, { settings: services.settings, person: owner, kind: 'recording' })
				return { originalName, stored: await storeAudio(services.files, id, originalName, content) }
			},
			async transcript(fileName, bytes) {
				const originalName = cleanFileName(fileName || 'transcript')
				if (isAudioName(originalName))
					throw new Problem(415, 'not-a-transcript', notATranscript(originalName))
				return { originalName, ...(await readTranscript(services, { fileName, bytes, owner })) }
			},
		})
		const originalName = audio?.originalName ?? transcript?.originalName
		if (!originalName)
			throw new Problem(400, 'no-file', 'No file was sent. Put a recording in the field "audio".')
		return await createRecording(services, {
			id,
			owner,
			originalName,
			audio: audio?.stored ?? null,
			transcriptFile: transcript ? { segments: transcript.segments } : null,
			isCounted: true,
		})
	} catch (error) {
		await discardAudio(services, id)
		throw error
	}
}

type GivenTranscript = { fileName: string; bytes: Uint8Array; owner: Person }

/** Short ones here, long ones apart. */
function readTranscript({ threads }: Services, { fileName, bytes, owner }: GivenTranscript) {
	if (bytes.length <= mostBytesHere) return readTranscriptFile(fileName, bytes, owner.name)
	return threads.run(reading, { name: fileName, bytes, uploaderName: owner.name }, { person: owner.id })
}

/** Removes the stored audio of an upload that failed, unless it became a recording after all. */
export async function discardAudio({ db, files, log }: Services, id: string) {
	try {
		const [recorded] = await db.select({ id: recordings.id }).from(recordings).where(eq(recordings.id, id))
		if (!recorded) await files.remove(audioKey(id))
	} catch (error) {
		log.error({ err: error, recording: id }, 'the audio of a failed upload could not be removed')
	}
}
