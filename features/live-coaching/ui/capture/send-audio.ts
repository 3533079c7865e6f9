import type { AudioSpeaker, LiveAudioAnswer } from '#features/live-coaching/contract.ts'
import { sessionEndedCode } from '#features/people/limits.ts'
import type { AudioPiece } from './gather-audio.ts'

/** Same order as `audioSpeakers` in the contract, which is not imported because it would load zod. */
const speakerBytes: Record<AudioSpeaker, number> = { rep: 0, customer: 1 }

/** Milliseconds to the next try, doubled with each one in vain. */
const firstPause = 1000
const mostTries = 5
/** Bytes buffered on a slow network: 3 s of both sides. Beyond this, audio is dropped, because late words do not help. */
const mostWaiting = 3 * 2 * 32_000

const signedOut = 'You were signed out, so Candor stopped listening to the call.'
const lost = 'The connection to the server was lost, so Candor stopped listening to the call.'

export type AudioSending = {
	callId: string
	/** Whether the customer was notified of the recording. */
	hasGivenNotice: () => boolean
	onWords: (words: Extract<LiveAudioAnswer, { type: 'partial' | 'final' }>) => void
	/** False while the connection is tried again. */
	onConnection: (isConnected: boolean) => void
	/** It hears no more: null when the call has ended or all was heard, else why, as a sentence for people. */
	onEnd: (problem: string | null) => void
}

/** Sends the audio of a call to /ws/live-audio at `base`, 'wss://candor.example.com', and tells what is heard in it. */
export function sendAudio(
	base: string,
	{ callId, hasGivenNotice, onWords, onConnection, onEnd }: AudioSending,
) {
	let socket: WebSocket | undefined
	let retry: ReturnType<typeof setTimeout> | undefined
	let tries = 0
	let isEnding = false
	let isOver = false

	const order = (type: 'noticeGiven' | 'end') => {
		if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type }))
	}
	const finish = (problem: string | null) => {
		if (isOver) return
		stop()
		onEnd(problem)
	}
	const connect = () => {
		const opened = new WebSocket(`${base}/ws/live-audio?callId=${encodeURIComponent(callId)}`)
		socket = opened
		opened.onopen = () => {
			if (hasGivenNotice()) order('noticeGiven')
			onConnection(true)
		}
		opened.onmessage = ({ data }) => {
			if (isOver) return
			const answer: LiveAudioAnswer = JSON.parse(String(data))
			if (answer.type !== 'problem') {
				// Only a service that hears counts as one that is back.
				tries = 0
				onWords(answer)
			} else if (isEnding) finish(null)
			else if (!answer.retryable) finish(answer.message)
		}
		opened.onclose = ({ code }) => {
			if (isOver) return
			if (code === 1000 || isEnding) return finish(null)
			if (code === sessionEndedCode) return finish(signedOut)
			if (tries >= mostTries) return finish(lost)
			onConnection(false)
			retry = setTimeout(connect, firstPause * 2 ** tries)
			tries += 1
		}
	}
	function stop() {
		isOver = true
		clearTimeout(retry)
		socket?.close()
	}
	connect()
	return {
		send(speaker: AudioSpeaker, piece: AudioPiece) {
			if (isEnding || socket?.readyState !== WebSocket.OPEN || socket.bufferedAmount > mostWaiting) return
			const message = new Uint8Array(1 + piece.byteLength)
			message[0] = speakerBytes[speaker]
			message.set(new Uint8Array(piece.buffer), 1)
			socket.send(message)
		},
		giveNotice: () => order('noticeGiven'),
		/** No more audio comes; the last words are still delivered. */
		end() {
			isEnding = true
			if (socket?.readyState === WebSocket.OPEN) order('end')
			else finish(null)
		},
		/** Ends immediately, delivering nothing more. */
		stop,
	}
}
