import { parentPort } from 'node:worker_threads'
import { cutAtVoiceChange, type VoicedPart } from './cut-at-voice-change.ts'
import { distinguishVoices } from './distinguish-voices.ts'
import { type VoiceFrames, voiceFrames } from './voice-frames.ts'

// The thread that `separateVoices` starts, so that the arithmetic holds nobody else up.
// It is sent utterances (16 kHz samples, each answered by null), then null, answered by their parts.

const utterances: VoiceFrames[] = []
const seconds: number[] = []

parentPort?.on('message', (message: { pcm: Int16Array; seconds: number } | null) => {
	if (message) {
		utterances.push(voiceFrames(message.pcm))
		seconds.push(message.seconds)
	}
	parentPort?.postMessage(message ? null : partsOfAll())
})

function partsOfAll(): VoicedPart[][] {
	const heard = distinguishVoices(utterances)
	return utterances.map((frames, i) => {
		const length = seconds[i] ?? 0
		const own = heard?.[i]
		return own ? cutAtVoiceChange(length, frames, own) : [{ from: 0, to: length, voice: 0, confidence: 0.5 }]
	})
}
