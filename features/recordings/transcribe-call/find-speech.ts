import { channelOf, detectSpeech } from '#platform/audio/detect-speech.ts'
import { readSpeechTrack } from '#platform/audio/read-speech-track.ts'
import { separateVoices } from '#platform/audio/separate-voices.ts'
import type { SpeechSpan } from './speech-span.ts'

export type FoundSpeech = { channels: number; speechSpans: SpeechSpan[] }

/** Where in a speech track someone speaks, and on one channel which of two voices it is. */
export async function findSpeech(track: string, signal: AbortSignal): Promise<FoundSpeech> {
	const utterancesOf = (channel: number) =>
		detectSpeech(channelOf(readSpeechTrack(track, { signal }), channel))
	const channels = await countChannels(track)
	if (channels === 1) {
		const voiced = await separateVoices(utterancesOf(0), { signal })
		const speechSpans = voiced.map(({ confidence, ...one }) => ({
			...one,
			channel: 0,
			voiceConfidence: confidence,
		}))
		return { channels, speechSpans }
	}
	const speechSpans: SpeechSpan[] = []
	for (const channel of [0, 1])
		for await (const { start, end } of utterancesOf(channel))
			speechSpans.push({ channel, start, end, voice: 0, voiceConfidence: 1 })
	return { channels, speechSpans }
}

async function countChannels(track: string) {
	for await (const channels of readSpeechTrack(track)) return channels.length
	return 1
}
