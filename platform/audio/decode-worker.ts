import { UnsupportedAudio } from './audio-limits.ts'
import { AudioTooLong, decodeToSpeechTrack } from './decode-to-speech-track.ts'
import { UnreadableAudio } from './open-audio.ts'

// The process that `decodeAudio` starts: decodes one file and says how it went. It has no other business.

const [input = '', output = '', maxSeconds = ''] = process.argv.slice(2)
const tell = (message: unknown) => new Promise((sent) => process.send?.(message, undefined, undefined, sent))

process.on('disconnect', () => process.exit(1))

let lastTold = 0
function tellProgress(progress: number): void {
	if (Date.now() - lastTold < 250) return
	lastTold = Date.now()
	void tell({ type: 'progress', progress })
}

function refusalOf(error: unknown): unknown {
	if (error instanceof UnsupportedAudio) return { type: 'unsupported', kind: error.kind, value: error.value }
	const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500)
	if (error instanceof UnreadableAudio) return { type: 'unreadable', reason }
	return { type: error instanceof AudioTooLong ? 'too-long' : 'failed', reason }
}

try {
	const decoded = await decodeToSpeechTrack(input, output, Number(maxSeconds), tellProgress)
	await tell({ type: 'decoded', decoded })
} catch (error) {
	await tell(refusalOf(error))
}
process.exit()
