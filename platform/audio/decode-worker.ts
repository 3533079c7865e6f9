import { UnsupportedAudio } from './audio-limits.ts'
import { AudioTooLong, decodeToSpeechTrack } from './decode-to-speech-track.ts'
import { UnreadableAudio } from './open-audio.ts'

// Runs in the process that `decodeAudio` starts: decodes one file and reports the result.

const [input = '', output = '', maxSeconds = ''] = process.argv.slice(2)
const send = (message: unknown) => new Promise((sent) => process.send?.(message, undefined, undefined, sent))

process.on('disconnect', () => process.exit(1))

let lastReport = 0
function reportProgress(progress: number): void {
	if (Date.now() - lastReport < 250) return
	lastReport = Date.now()
	void send({ type: 'progress', progress })
}

function describeFailure(error: unknown): unknown {
	if (error instanceof UnsupportedAudio) return { type: 'unsupported', kind: error.kind, value: error.value }
	const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500)
	if (error instanceof UnreadableAudio) return { type: 'unreadable', reason }
	return { type: error instanceof AudioTooLong ? 'too-long' : 'failed', reason }
}

try {
	const decoded = await decodeToSpeechTrack(input, output, Number(maxSeconds), reportProgress)
	await send({ type: 'decoded', decoded })
} catch (error) {
	await send(describeFailure(error))
}
process.exit()
