import { WebSocket } from 'ws'
import { Problem } from '#platform/http/problem.ts'
import {
	mostUnheardSeconds,
	type SpeechStream,
	type StreamingSpeech,
	type StreamOptions,
} from './streaming-speech.ts'
import { readVoskAnswer } from './vosk-answer.ts'

/** Answers hold the words of one utterance: far less than this. */
const longestAnswerBytes = 256 * 1024

/** Milliseconds for the connection to come up, and for the last words once the audio has ended. */
export type VoskPatience = { connect: number; end: number }

/**
 * A service that speaks the websocket protocol of Vosk servers: the sample rate first, then audio, each piece of it
 * answered by what was heard so far, and '{"eof":1}' by the rest. `url` is 'ws://…' or 'wss://…'.
 * Source: github.com/alphacep/vosk-server, websocket/asr_server.py.
 */
export function openVoskSpeech(
	url: string,
	patience: VoskPatience = { connect: 10_000, end: 10_000 },
): StreamingSpeech {
	return { open: (options) => new VoskStream(url, patience, options) }
}

class VoskStream implements SpeechStream {
	readonly #options: StreamOptions
	readonly #patience: VoskPatience
	readonly #socket: WebSocket
	readonly #over = Promise.withResolvers<void>()
	/** Pieces that wait for the connection. */
	readonly #waiting: (Int16Array | '{"eof":1}')[] = []
	/** Lengths of the pieces without an answer, in samples, the oldest first. */
	readonly #unheard: number[] = []
	#heardSamples = 0
	#partial = ''
	#isEnding = false
	#isOver = false
	#endDue: NodeJS.Timeout | undefined

	constructor(url: string, patience: VoskPatience, options: StreamOptions) {
		this.#options = options
		this.#patience = patience
		this.#socket = new WebSocket(url, {
			handshakeTimeout: patience.connect,
			maxPayload: longestAnswerBytes,
			// Audio hardly becomes smaller by it.
			perMessageDeflate: false,
		})
		this.#socket.on('open', () => this.#begin())
		this.#socket.on('message', (data) => this.#take(String(data)))
		this.#socket.on('error', (cause) => this.#fail(unreachable(cause)))
		this.#socket.on('close', () => this.#fail(unreachable()))
		options.signal.addEventListener('abort', this.#stop)
		if (options.signal.aborted) this.#stop()
	}

	write(pcm: Int16Array) {
		if (this.#isOver || this.#isEnding || pcm.length === 0) return
		this.#unheard.push(pcm.length)
		const unheard = this.#unheard.reduce((sum, samples) => sum + samples, 0)
		if (unheard > mostUnheardSeconds * this.#options.sampleRate) return this.#fail(behind())
		this.#send(pcm)
	}

	end() {
		if (this.#isOver || this.#isEnding) return this.#over.promise
		this.#isEnding = true
		this.#endDue = setTimeout(() => this.#fail(behind()), this.#patience.end)
		this.#send('{"eof":1}')
		return this.#over.promise
	}

	#begin() {
		const config = { sample_rate: this.#options.sampleRate, words: 1 }
		this.#socket.send(JSON.stringify({ config }))
		for (const piece of this.#waiting.splice(0)) this.#send(piece)
	}

	#send(piece: Int16Array | '{"eof":1}') {
		if (this.#socket.readyState === WebSocket.CONNECTING) this.#waiting.push(piece)
		else this.#socket.send(piece)
	}

	#take(message: string) {
		if (this.#isOver) return
		const isLast = this.#isEnding && this.#unheard.length === 0
		this.#heardSamples += this.#unheard.shift() ?? 0
		const answer = tryToRead(message, this.#heardSamples / this.#options.sampleRate)
		if (!answer) return this.#fail(unreadable())
		if ('partial' in answer) this.#sendPartial(answer.partial)
		else {
			this.#sendPartial('')
			if (answer.final) this.#options.onFinal(answer.final)
		}
		if (isLast) this.#stop()
	}

	#sendPartial(text: string) {
		if (text === this.#partial) return
		this.#partial = text
		this.#options.onPartial(text)
	}

	#fail(problem: Problem) {
		if (this.#isOver) return
		this.#stop()
		this.#options.onProblem(problem)
	}

	readonly #stop = () => {
		if (this.#isOver) return
		this.#isOver = true
		clearTimeout(this.#endDue)
		this.#options.signal.removeEventListener('abort', this.#stop)
		this.#waiting.length = 0
		this.#socket.terminate()
		this.#over.resolve()
	}
}

/** What was said is in the message, and so in the error of reading it: neither may reach a log. */
function tryToRead(message: string, second: number) {
	try {
		return readVoskAnswer(message, second)
	} catch {
		return null
	}
}

function behind() {
	return new Problem(503, 'speech-service-behind', 'The speech service does not keep up with the call.', {
		retryable: true,
	})
}

function unreachable(cause?: unknown) {
	return new Problem(502, 'speech-service-unreachable', 'The speech service could not be reached.', {
		retryable: true,
		cause,
	})
}

function unreadable() {
	return new Problem(
		502,
		'speech-answer-unreadable',
		'The speech service answered in a form that is not understood.',
	)
}
