import type { SignedIn } from '#features/people/index.ts'
import { newRouter } from '#platform/http/api.ts'
import { Problem } from '#platform/http/problem.ts'
import { openSocket } from '#platform/live/open-socket.ts'
import type { Services } from '#platform/services.ts'
import { openVoskSpeech } from '#platform/speech/streaming/vosk-speech.ts'
import { openSession } from './open-session.ts'
import { longestMessageBytes } from './read-audio-message.ts'

/** Browsers send ten pieces a second of either voice; after a pause of the network, some seconds of them at once. */
const limits = { perSecond: 50, burst: 250, bytes: longestMessageBytes }

/**
 * /ws/live-audio: hears both sides of a call that the signed-in agent is on, and tells the words to the browser that
 * sent the audio. Neither audio nor words are kept or logged.
 */
export function liveAudioSocket(services: Services) {
	const { liveSpeechUrl } = services.settings
	const speech = liveSpeechUrl === null ? null : openVoskSpeech(liveSpeechUrl)
	return newRouter<SignedIn>().get(
		'/ws/live-audio',
		openSocket<SignedIn>(limits, (c) => {
			if (!speech) throw new Problem(503, 'no-live-speech', 'This server does not hear calls in progress.')
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
