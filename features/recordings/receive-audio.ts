import type { Person } from '#features/people/contract.ts'
import type { Services } from '#platform/services.ts'
import { cleanFileName } from './clean-file-name.ts'
import type { Uploaded } from './contract.ts'
import { createRecording } from './create-recording.ts'
import { discardAudio } from './receive-upload.ts'
import { storeAudio } from './store-audio.ts'

export type ArrivingAudio = {
	/** The id of the recording to be: the same audio received twice under one id makes one recording. */
	id: string
	owner: Pick<Person, 'id'>
	/** What its sender calls it, folders and all. */
	name: string
	content: AsyncIterable<Uint8Array>
}

/**
 * Makes a recording of audio that another system sends, by the same way as an upload: straight to storage in
 * bounded memory, and nothing left behind when it fails. Throws Problem 413 (over 1.5 GB), 415 (not audio).
 */
export async function receiveAudio(
	services: Services,
	{ id, owner, name, content }: ArrivingAudio,
): Promise<Uploaded> {
	const originalName = cleanFileName(name)
	try {
		const audio = await storeAudio(services.files, id, originalName, content)
		return await createRecording(services, { id, owner, originalName, audio, transcriptFile: null })
	} catch (error) {
		await discardAudio(services, id)
		throw error
	}
}
