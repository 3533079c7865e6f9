import type { AudioSpeaker } from '#features/live-coaching/contract.ts'
import type { CallCapture, CallCaptureOptions } from './call-capture.ts'
import { type CallAudio, gatherAudio } from './gather-audio.ts'
import { sendAudio } from './send-audio.ts'
import { CaptureProblem, shareAudio, stopStream } from './share-audio.ts'

const endedWords: Record<AudioSpeaker, string> = {
	customer: 'The tab is no longer shared, so Candor can’t hear the call. Share it again to continue.',
	rep: 'The microphone was disconnected. Connect one, then share the tab again.',
}
const failed = 'The audio of the call could not be captured. Share the tab again to retry.'

type CallToCapture = {
	callId: string
	/** What holds now: asked again and again. */
	options: () => CallCaptureOptions
	onState: (state: CallCapture['state']) => void
}

export type RunningCapture = ReturnType<typeof captureCall>

/**
 * Captures both sides of a call and has them heard by the server at `base`, 'wss://candor.example.com', until it is
 * it is stopped, the call ends, or something fails. The customer's audio does not leave the browser before it may.
 */
export function captureCall(base: string, { callId, options, onState }: CallToCapture) {
	let isOver = false
	let stopGathering = () => {}
	let audio: CallAudio | undefined

	const release = () => {
		isOver = true
		stopGathering()
		// An audio context closes once.
		stopGathering = () => {}
		if (audio) for (const stream of Object.values(audio)) stopStream(stream)
	}
	const finish = (problem: string | null) => {
		if (isOver) return
		release()
		sending?.stop()
		quieten()
		onState('off')
		if (problem) options().onProblem(problem)
	}
	const quieten = () => {
		for (const speaker of ['rep', 'customer'] as const) options().onPartial(speaker, '')
	}
	const mayHearCustomer = () => options().consentState === null || options().hasGivenNotice
	let sending: ReturnType<typeof sendAudio> | undefined

	const begin = async () => {
		audio = await shareAudio()
		if (isOver) return release()
		for (const speaker of ['rep', 'customer'] as const)
			for (const track of audio[speaker].getTracks())
				track.addEventListener('ended', () => finish(endedWords[speaker]))
		sending = sendAudio(base, {
			callId,
			hasGivenNotice: () => options().hasGivenNotice,
			onWords: (words) => {
				const { type, speaker, text } = words
				if (type === 'partial') options().onPartial(speaker, text)
				else options().onEntry({ speaker, text, confidence: words.confidence })
			},
			onConnection: (isConnected) => {
				if (isOver) return
				if (!isConnected) quieten()
				onState(isConnected ? 'on' : 'lost')
			},
			onEnd: finish,
		})
		stopGathering = await gatherAudio(audio, (speaker, piece) => {
			if (speaker === 'rep' || mayHearCustomer()) sending?.send(speaker, piece)
		})
		if (isOver) release()
	}
	onState('starting')
	begin().catch((error) => finish(error instanceof CaptureProblem ? error.message : failed))
	return {
		callId,
		giveNotice: () => sending?.giveNotice(),
		/** Releases tab and microphone; the last words are still delivered. */
		end() {
			if (isOver) return
			release()
			sending?.end()
			onState('off')
		},
		/** Ends immediately: nothing more is delivered. */
		stop() {
			sending?.stop()
			if (isOver) return
			release()
			onState('off')
		},
	}
}
