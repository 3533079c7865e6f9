import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { writeSpeechTrack } from '#platform/audio/write-speech-track.ts'
import { speechSampleRate } from '../speech-engine.ts'

/** Some ten milliseconds of work at a time, so that others get their turn in between. */
const samplesAtOnce = 10 * speechSampleRate

/** Mono 16 kHz audio as the bytes of a FLAC file: about half the size, and exactly the same samples. */
export async function encodeFlac(pcm: Int16Array) {
	const folder = await mkdtemp(join(tmpdir(), 'speech-piece-'))
	try {
		const path = join(folder, 'piece.flac')
		await writeFlac(path, pcm)
		return await readFile(path)
	} finally {
		await rm(folder, { recursive: true, force: true })
	}
}

async function writeFlac(path: string, pcm: Int16Array) {
	using track = writeSpeechTrack(path, 1)
	for (let from = 0; from < pcm.length; from += samplesAtOnce) {
		track.write(pcm.subarray(from, from + samplesAtOnce))
		await nextTurn()
	}
	track.finish()
}
