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

function kindOf(error: unknown): 'unreadable' | 'too-long' | 'failed' {
	if (error instanceof UnreadableAudio) return 'unreadable'
	return error instanceof AudioTooLong ? 'too-long' : 'failed'
}

try {
	const decoded = await decodeToSpeechTrack(input, output, Number(maxSeconds), tellProgress)
	await tell({ type: 'decoded', decoded })
} catch (error) {
	const reason = error instanceof Error ? error.message : String(error)
	await tell({ type: kindOf(error), reason: reason.slice(0, 500) })
}
process.exit()
