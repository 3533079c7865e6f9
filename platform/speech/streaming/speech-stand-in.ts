import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'

/** What is answered once this many seconds of a stream's audio have come. */
type ScriptedWords = { after: number } & (
	| { partial: string }
	| { text: string; start?: number; end?: number; confidence?: number }
)

export type StandInStream = {
	/** The first message of the stream, as it came over the wire. */
	config: unknown
	samples: number
	/** The newest pieces of audio, at most ten. */
	pieces: Int16Array[]
	hasEnded: boolean
	/** Whether the client is still connected. */
	isOpen: boolean
	/** Breaks the connection, as a service that dies does. */
	breakOff: () => void
}

type Script = {
	/** The answers of a stream, in order of time; it is told by its first piece of audio. */
	words: (firstPiece: Int16Array) => ScriptedWords[]
	/** Answers that take the place of those of the protocol: null for none at all. */
	instead?: string | null
}

/**
 * A service that speaks as much of the Vosk protocol as the adapter uses, over real websockets: for tests, where no
 * speech service can be reached. It recognizes nothing: it counts the audio and answers by its script.
 */
export async function startSpeechStandIn(script: Script) {
	const streams: StandInStream[] = []
	const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
	await once(server, 'listening')
	server.on('connection', (socket) => streams.push(serveStream(socket, script)))
	return {
		url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
		/** Every stream there was, the oldest first. */
		streams,
		async close() {
			for (const client of server.clients) client.terminate()
			await new Promise((closed) => server.close(closed))
		},
	}
}

function serveStream(socket: WebSocket, { words, instead }: Script): StandInStream {
	let sampleRate = 0
	let script: ScriptedWords[] | undefined
	const stream: StandInStream = {
		config: null,
		samples: 0,
		pieces: [],
		hasEnded: false,
		isOpen: true,
		breakOff: () => socket.terminate(),
	}
	const answer = (message: object) => {
		if (instead !== null) socket.send(instead ?? JSON.stringify(message))
	}
	const takeOrder = (order: { config?: { sample_rate: number }; eof?: number }) => {
		if (order.config) {
			sampleRate = order.config.sample_rate
			stream.config = order
		}
		if (!order.eof) return
		stream.hasEnded = true
		answer(asAnswer(script?.find((each) => 'text' in each)))
		if (instead !== null) socket.close()
	}
	const takeAudio = (piece: Int16Array) => {
		script ??= words(piece)
		stream.samples += piece.length
		stream.pieces = [...stream.pieces.slice(-9), piece]
		const [next] = script
		const isDue = next && next.after * sampleRate <= stream.samples
		answer(isDue ? asAnswer(script.shift()) : { partial: '' })
	}
	socket.on('message', (data, isBinary) => {
		if (isBinary) takeAudio(readSamples(data))
		else takeOrder(JSON.parse(String(data)))
	})
	socket.on('close', () => {
		stream.isOpen = false
	})
	return stream
}

/** In the shapes of a Vosk server: words share the time evenly. */
function asAnswer(words: ScriptedWords | undefined) {
	if (!words) return { text: '' }
	if ('partial' in words) return { partial: words.partial }
	const { text, start = 0, end = start, confidence: conf } = words
	const spoken = text.split(' ')
	const step = (end - start) / spoken.length
	const result = spoken.map((word, index) => ({
		word,
		start: start + index * step,
		end: start + (index + 1) * step,
		...(conf !== undefined && { conf }),
	}))
	return { text, result }
}

function readSamples(data: RawData) {
	const bytes = data as Buffer
	return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}
