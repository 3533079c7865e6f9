import { maxUploadBytes } from '#features/recordings/limits.ts'
import { emptyFile, isAudioName, isTranscriptName, notATranscript } from '../texts/refusals.ts'

export type FileProblem = { title: string; description: string }

/** Extensions that the file picker offers. Others are accepted when dropped or chosen under "all files". */
export const offeredExtensions = '.mp3,.wav,.m4a,.aac,.flac,.ogg,.webm'

/** Formats that need no conversion: every browser plays them and the server decodes them directly. */
const usual: ReadonlySet<string> = new Set(['mp3', 'wav', 'wave', 'm4a'])
/** Uncompressed audio above this is some ten times smaller as MP3, in bytes: 100 MB, ten minutes in stereo. */
const bigWavBytes = 100 * 1024 ** 2

type FileFacts = { name: string; type: string; size: number }

/** Why a file cannot be uploaded, as the text of a toast; null if it can. */
export function validateFile(file: FileFacts): FileProblem | null {
	const isAudio = isAudioName(file.name) || file.type.startsWith('audio/')
	if (!isAudio)
		return isTranscriptName(file.name)
			? {
					title: 'This is a transcript',
					description: `File "${file.name}" is not a supported audio format. To upload the words of a call, choose "Add a transcript".`,
				}
			: {
					title: 'Unsupported file format',
					description: `File "${file.name}" is not a supported audio format. Please use MP3, WAV, M4A, AAC, FLAC, OGG, or WebM files.`,
				}
	if (!file.size) return { title: 'This file is empty', description: emptyFile(file.name) }
	if (file.size > maxUploadBytes)
		return {
			title: 'File too large',
			description: 'Please use files under 1.5GB (approximately 120 minutes of audio).',
		}
	return null
}

/** Why a file is not a transcript, as the text of a toast; null if it may be one. */
export function validateTranscript(file: FileFacts): FileProblem | null {
	if (isAudioName(file.name) || file.type.startsWith('audio/'))
		return { title: 'This is an audio file', description: notATranscript(file.name, true) }
	if (!isTranscriptName(file.name))
		return { title: 'Unsupported transcript format', description: notATranscript(file.name) }
	if (!file.size)
		return {
			title: 'This file is empty',
			description: `File "${file.name}" is empty. Export the transcript again, then add that file.`,
		}
	return null
}

/** Whether to offer a conversion to MP3 before the upload: for unusual formats and large uncompressed files. */
export function isWorthConverting(file: FileFacts): boolean {
	const extension = extensionOf(file.name)
	const isWav = extension === 'wav' || extension === 'wave'
	return !usual.has(extension) || (isWav && file.size > bigWavBytes)
}

function extensionOf(name: string): string {
	const dot = name.lastIndexOf('.')
	return dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
}
