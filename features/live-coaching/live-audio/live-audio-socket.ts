import type { SignedIn } from '#features/people/index.ts'
import { newRouter } from '#platform/http/api.ts'
import { Problem } from '#platform/http/problem.ts'
import { openSocket } from '#platform/live/open-socket.ts'
import type { Services } from '#platform/services.ts'
import { openVoskSpeech } from '#platform/speech/streaming/vosk-speech.ts'
import { openSession } from './open-session.ts'
import { longestMessageBytes } from './read-audio-message.ts'

/** Browsers send ten messages a second for each side, and several seconds' worth together after a network interruption. */
const limits = { perSecond: 50, burst: 250, bytes: longestMessageBytes }

/**
 * /ws/live-audio: transcribes both sides of the signed-in agent's call and sends the words to the browser that sent the
 * audio. Neither audio nor words are stored or logged.
 */
export function liveAudioSocket(services: Services) {
	const { liveSpeechUrl } = services.settings
	const speech = liveSpeechUrl === null ? null : openVoskSpeech(liveSpeechUrl)
	return newRouter<SignedIn>().get(
		'/ws/live-audio',
		openSocket<SignedIn>(limits, (c) => {
			if (!speech) throw new Problem(503, 'no-live-speech', 'Live transcription isn’t set up on this server.')
			const caller = { personId: c.get('person').id, callId: c.req.query('callId') ?? '' }
			let session: ReturnType<typeof openSession> | undefined
			return {
				onOpen(socket) {
					session = openSession(services, speech, { ...caller, socket })
				},
				onMessage: (data) => (typeof data === 'string' ? session?.obey(data) : session?.hear(data)),
				onClose: () => session?.stop(),
			}
		}),
	)
}
