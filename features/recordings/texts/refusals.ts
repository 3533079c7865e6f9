import { audioExtensions, transcriptExtensions } from '../limits.ts'

// Errors that the browser shows before an upload and the server returns for any client.

export const emptyFile = (name: string) =>
	`File "${name}" is empty. Record or export the call again, then upload that file.`

export const isAudioName = (name: string) => endsIn(name, audioExtensions)
export const isTranscriptName = (name: string) => endsIn(name, transcriptExtensions)

/** `isAudio`: the file says that it is audio, whatever it is called. */
export const notATranscript = (name: string, isAudio = isAudioName(name)) =>
	isAudio
		? `File "${name}" is a recording, not a transcript. Add it with "Choose File".`
		: `File "${name}" is not a supported transcript format. Please use JSON, VTT, SRT, or TXT files.`

function endsIn(name: string, extensions: readonly string[]): boolean {
	const dot = name.lastIndexOf('.')
	return dot >= 0 && extensions.includes(name.slice(dot + 1).toLowerCase())
}
