import { constants, setPriority } from 'node:os'
import { type DecoderOptions, openDecoder } from './decoder.ts'

/*
 * The program of one decoder process: answers each piece of audio with its words. It ends with its parent,
 * and gives way to it, as people wait for pages and not for transcripts.
 */
export type ToDecoder = DecoderOptions | { pcm: Int16Array }
export type FromDecoder = { ready: true } | { words: ReturnType<Decoder['decode']> } | { error: string }
type Decoder = ReturnType<typeof openDecoder>

let decoder: Decoder | undefined

setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
process.on('disconnect', () => process.exit())
process.on('message', (message: ToDecoder) => {
	try {
		answer(respond(message))
	} catch (error) {
		answer({ error: error instanceof Error ? error.message : String(error) })
	}
})

function respond(message: ToDecoder): FromDecoder {
	if ('pcm' in message) return { words: decoder?.decode(message.pcm) ?? [] }
	decoder = openDecoder(message)
	return { ready: true }
}

function answer(message: FromDecoder) {
	process.send?.(message)
}
