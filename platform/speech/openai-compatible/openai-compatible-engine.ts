import { z } from 'zod'
import { boundedFetch } from '#platform/http/bounded-fetch.ts'
import { Problem } from '#platform/http/problem.ts'
import { isSilent } from '../is-silent.ts'
import { type SpeechEngine, speechSampleRate } from '../speech-engine.ts'
import { encodeFlac } from './encode-flac.ts'
import { readTranscription, TranscriptionAnswer } from './transcription-answer.ts'

/** OpenAI takes 25 MB a file: ten minutes of speech are some 10 MB of FLAC. */
const maxPieceSeconds = 600

/** Many times the size of a transcript of ten minutes. */
const maxAnswerBytes = 16 * 1024 ** 2

/** Twice real time, plus a minute for the service to start. */
const patienceSeconds = (pieceSeconds: number) => 60 + 2 * pieceSeconds

export type OpenAiCompatibleOptions = {
	/** Up to and with the version: 'https://api.openai.com/v1'. */
	url: string
	key?: string
	model: string
}

/**
 * Any service that speaks OpenAI's `POST /audio/transcriptions`: OpenAI, whisper.cpp, speaches, vLLM.
 * Source: platform.openai.com/docs/api-reference/audio/createTranscription.
 */
export function openOpenAiCompatible({ url, key, model }: OpenAiCompatibleOptions): SpeechEngine {
	const address = `${url.replace(/\/+$/, '')}/audio/transcriptions`
	const closing = new AbortController()
	const boundedPost = boundedFetch(maxAnswerBytes, answerTooLong)

	async function post(audio: Blob, signal: AbortSignal) {
		const form = new FormData()
		form.set('file', audio, 'piece.flac')
		form.set('model', model)
		form.set('language', 'en')
		form.set('response_format', 'verbose_json')
		form.append('timestamp_granularities[]', 'word')
		form.append('timestamp_granularities[]', 'segment')
		// Packed beforehand: undici leaves an unhandled rejection behind when a form it streams is aborted.
		// By `arrayBuffer`: the `Response` that the web server puts in place of Node's lacks a `bytes` that works.
		const packed = new Response(form)
		const headers = new Headers(packed.headers)
		if (key) headers.set('authorization', `Bearer ${key}`)
		const body = await packed.arrayBuffer()
		const response = await boundedPost(address, { method: 'POST', body, headers, signal })
		const answer = await response.text()
		if (!response.ok) throw refused(response.status)
		return answer
	}

	return {
		name: 'openai-compatible',
		label: `Transcript (${model})`,
		capabilities: {
			streaming: false,
			wordTimes: true,
			confidence: true,
			draft: false,
			maxPieceSeconds,
			parallel: 4,
		},
		async transcribe(pcm, { signal }) {
			signal.throwIfAborted()
			if (isSilent(pcm)) return []
			const seconds = pcm.length / speechSampleRate
			const patience = AbortSignal.timeout(Math.round(patienceSeconds(seconds) * 1000))
			const audio = new Blob([await encodeFlac(pcm)], { type: 'audio/flac' })
			try {
				const body = await post(audio, AbortSignal.any([signal, patience, closing.signal]))
				return readTranscription(parseAnswer(body), seconds)
			} catch (error) {
				signal.throwIfAborted()
				throw problemIn(error) ?? unreachable(error)
			}
		},
		async close() {
			closing.abort()
		},
	}
}

/** `fetch` wraps the Problem that a response over the size limit causes. */
function problemIn(error: unknown) {
	if (error instanceof Problem) return error
	return error instanceof Error && error.cause instanceof Problem ? error.cause : null
}

function parseAnswer(body: string) {
	try {
		return TranscriptionAnswer.parse(JSON.parse(body))
	} catch (cause) {
		const fields = cause instanceof z.ZodError ? ` (${cause.issues[0]?.path.join('.')})` : ''
		throw new Problem(
			502,
			'speech-answer-unreadable',
			`The transcription service returned an invalid response${fields}.`,
		)
	}
}

function refused(status: number) {
	const retryable = status === 408 || status === 429 || status >= 500
	if (status === 429)
		return new Problem(502, 'speech-service-busy', 'The transcription service is busy.', { retryable })
	const message = `The transcription service returned an error (status ${status}).`
	return new Problem(502, 'speech-service-refused', message, { retryable })
}

const answerTooLong = () =>
	new Problem(502, 'speech-answer-too-long', 'The transcription service’s response was too long.')

function unreachable(cause: unknown) {
	return new Problem(502, 'speech-service-unreachable', 'The transcription service isn’t responding.', {
		retryable: true,
		cause,
	})
}
