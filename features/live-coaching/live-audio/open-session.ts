import { Problem } from '#platform/http/problem.ts'
import type { LiveSocket } from '#platform/live/open-socket.ts'
import type { Services } from '#platform/services.ts'
import type { StreamingSpeech } from '#platform/speech/streaming/streaming-speech.ts'
import { type AudioSpeaker, type LiveAudioAnswer, LiveAudioOrder } from '../contract.ts'
import { audioAllowance } from './audio-allowance.ts'
import { followCall } from './follow-call.ts'
import { hearCall } from './hear-call.ts'
import { readAudioMessage } from './read-audio-message.ts'
import { takeTurnToHear } from './take-turn-to-hear.ts'

/** Codes of RFC 6455. */
const goodbye = 1000
const unexpectedData = 1003
const tooMuch = 1008
const serverProblem = 1011

export type Caller = { personId: string; callId: string; socket: LiveSocket }

/**
 * Transcribes a call for the browser behind `socket`, until the call or the connection ends. The rep is transcribed
 * throughout the call. In all-party consent states, the customer is transcribed only after the recording notice.
 */
export function openSession(
	services: Services,
	speech: StreamingSpeech,
	{ personId, callId, socket }: Caller,
) {
	let call: { consentState: string | null } | null = null
	let hasGivenNotice = false
	let isOver = false
	const now = performance.now()
	const allowances = { rep: audioAllowance(now), customer: audioAllowance(now) }

	const send = (answer: LiveAudioAnswer) => socket.send(answer)
	const close = (code: number, reason: string) => {
		if (isOver) return
		stop()
		socket.close(code, reason)
	}
	const fail = (error: unknown) => {
		if (isOver) return
		const isKnown = error instanceof Problem
		if (!isKnown || error.status >= 500)
			services.log.warn({ err: error, person: personId }, 'a call in progress could not be heard')
		const { code, message, retryable } = isKnown ? error : unavailable()
		send({ type: 'problem', code, message, retryable })
		close(serverProblem, code)
	}
	const mayHear = (speaker: AudioSpeaker) =>
		call !== null && (speaker === 'rep' || call.consentState === null || hasGivenNotice)

	const hearing = hearCall(speech, send, fail)
	const stopFollowing = followCall(services, {
		personId,
		callId,
		onCall: (consentState) => {
			call = { consentState }
		},
		onEnd: () => close(goodbye, 'the call has ended'),
		onProblem: fail,
	})
	const giveTurnBack = takeTurnToHear(services, personId, (error) => fail(error ?? heardElsewhere()))

	function stop() {
		isOver = true
		stopFollowing()
		giveTurnBack()
		hearing.stop()
	}
	return {
		hear(bytes: ArrayBuffer) {
			if (isOver) return
			const audio = readAudioMessage(bytes)
			if (!audio) return close(unexpectedData, 'not audio in the agreed format')
			const isAllowed = allowances[audio.speaker].take(audio.pcm.length, performance.now())
			if (!isAllowed) return close(tooMuch, 'audio faster than real time')
			if (mayHear(audio.speaker)) hearing.hear(audio)
		},
		obey(text: string) {
			if (isOver) return
			const order = LiveAudioOrder.safeParse(readJson(text))
			if (!order.success) return close(unexpectedData, 'unknown command')
			if (order.data.type === 'noticeGiven') hasGivenNotice = true
			else void hearing.end().then(() => close(goodbye, 'audio ended'))
		},
		stop,
	}
}

function readJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return null
	}
}

const heardElsewhere = () =>
	new Problem(409, 'heard-elsewhere', 'Another window is listening to the call now.')

const unavailable = () =>
	new Problem(503, 'unavailable', 'Candor can’t listen to the call right now.', { retryable: true })
