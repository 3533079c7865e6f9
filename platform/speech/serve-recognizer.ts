import { constants, setPriority } from 'node:os'
import type { Recognized } from './speech-engine.ts'

/** What a pool tells its processes: first how to open, then one piece of audio after the other. */
export type ToRecognizer = { open: unknown } | { pcm: Int16Array }
export type FromRecognizer = { ready: true } | { recognized: Recognized[] } | { error: string }

type Recognize = (pcm: Int16Array) => Recognized[]

/**
 * Makes this process a recognizer for the pool that started it: opens with the options it is sent, then
 * answers audio with words. It ends with its parent, and gives way to it, as people wait for pages and not
 * for transcripts.
 */
export function serveRecognizer<Options>(open: (options: Options) => Recognize) {
	let recognize: Recognize = () => []

	function answerTo(message: ToRecognizer): FromRecognizer {
		if ('pcm' in message) return { recognized: recognize(message.pcm) }
		recognize = open(message.open as Options)
		return { ready: true }
	}

	setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
	process.on('disconnect', () => process.exit())
	process.on('message', (message: ToRecognizer) => {
		try {
			process.send?.(answerTo(message))
		} catch (error) {
			process.send?.({ error: error instanceof Error ? error.message : String(error) })
		}
	})
}
