import type { Problem } from '#platform/http/problem.ts'
import type { SpeechStream, StreamingSpeech } from '#platform/speech/streaming/streaming-speech.ts'
import { type AudioSpeaker, type LiveAudioAnswer, liveSampleRate, longestEntry } from '../contract.ts'
import type { AudioMessage } from './read-audio-message.ts'

export type CallHearing = {
	hear(audio: AudioMessage): void
	/** No more audio comes. Resolved when the last words are delivered. */
	end(): Promise<void>
	/** Ends immediately; nothing more is delivered. */
	stop(): void
}

/** Hears both sides of a call, each by a stream of its own that begins with its first audio. */
export function hearCall(
	speech: StreamingSpeech,
	send: (answer: LiveAudioAnswer) => void,
	onProblem: (problem: Problem) => void,
): CallHearing {
	const began = performance.now()
	const stopping = new AbortController()
	const streams = new Map<AudioSpeaker, SpeechStream>()

	const open = (speaker: AudioSpeaker) => {
		const since = (performance.now() - began) / 1000
		const stream = speech.open({
			sampleRate: liveSampleRate,
			signal: stopping.signal,
			onPartial: (text) => send({ type: 'partial', speaker, text: text.slice(-longestEntry) }),
			onFinal: ({ text, confidence, start, end }) =>
				send({
					type: 'final',
					speaker,
					text: text.slice(0, longestEntry),
					confidence,
					start: since + start,
					end: since + end,
				}),
			onProblem,
		})
		streams.set(speaker, stream)
		return stream
	}
	return {
		hear: ({ speaker, pcm }) => (streams.get(speaker) ?? open(speaker)).write(pcm),
		async end() {
			await Promise.all([...streams.values()].map((stream) => stream.end()))
		},
		stop: () => stopping.abort(),
	}
}
