import { FileTypeParser } from 'file-type'
import { Problem } from '#platform/http/problem.ts'
import { emptyFile, isAudioName } from './texts/refusals.ts'

/** Enough of a file to know its type: longer than any signature, shorter than what a socket delivers in one piece. */
export const headBytes = 16 * 1024

/** Containers that hold the sound of a call although their registered type says video. */
const containersOfSound = [
	'video/mp4',
	'video/x-m4v',
	'video/quicktime',
	'video/3gpp',
	'video/3gpp2',
	'video/webm',
	'video/mpeg',
	'video/MP1S',
	'video/MP2P',
]

/** Some encoders leave a few bytes before the first frame of an MP3. */
const detector = new FileTypeParser({ mpegOffsetTolerance: 64 })

/** Throws Problem 415 unless the file has an audio extension or its sender declares an audio type. */
export function requireAudioName(name: string, declaredType: string) {
	if (!isAudioName(name) && !declaredType.toLowerCase().startsWith('audio/')) throw notAudio(name)
}

/**
 * The MIME type of audio, from its first `headBytes` bytes. The file name and the declared type do not matter. Throws
 * Problem 415 if the file is empty or not audio.
 */
export async function sniffAudio(head: Uint8Array, name: string): Promise<string> {
	if (!head.length) throw emptyAudio(name)
	// The detector throws on a file that ends in the middle of a header.
	const type = await detector.fromBuffer(head).catch(() => undefined)
	if (!type || !(type.mime.startsWith('audio/') || containersOfSound.includes(type.mime)))
		throw notAudio(name)
	return type.mime
}

export const emptyAudio = (name: string) => new Problem(415, 'empty-file', emptyFile(name))

const notAudio = (name: string) =>
	new Problem(
		415,
		'not-audio',
		`File "${name}" is not a supported audio format. Please use MP3, WAV, M4A, AAC, FLAC, OGG, or WebM files.`,
	)
