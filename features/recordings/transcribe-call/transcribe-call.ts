import { Problem } from '#platform/http/problem.ts'
import type { Recognized, SpeechEngine } from '#platform/speech/speech-engine.ts'
import { cleanTexts } from '#platform/text/clean-text.ts'
import type { Segment } from '../contract.ts'
import { assembleSegments } from './assemble-segments.ts'
import { type CutPiece, cutPieces } from './cut-pieces.ts'
import { findSpeech } from './find-speech.ts'
import { type Piece, packPieces, unpackPiece } from './pack-pieces.ts'
import { recognizeRep } from './recognize-rep.ts'
import type { SpeechSpan, SpokenSpan } from './speech-span.ts'

/**
 * Fast talkers reach 25 characters a second, doubled as a margin. Words with timestamps count twice. The constant allows
 * for speech segments that are cut too short.
 */
const mostCharacters = (seconds: number) => 2 * (50 * seconds + 500)

/** A finished piece by name; `result` is JSON that only the transcriber interprets. */
export type FinishedPiece = { piece: string; result: unknown }

/** Stores finished pieces, so that a process that resumes the work does not repeat them. */
type Checkpoint = {
	load(): Promise<FinishedPiece[]>
	save(piece: FinishedPiece): Promise<void>
}

export type CallToTranscribe = {
	/** Path of the speech track: one channel with both people, or one channel each. */
	track: string
	engine: SpeechEngine
	checkpoint: Checkpoint
	/** Which of two channels is the rep's; left unless specified. */
	repChannel?: 'left' | 'right'
	/** Called with the share of the speech that is transcribed, 0 to 1, never falling. */
	onProgress?: (share: number) => void | Promise<void>
	signal: AbortSignal
}

/**
 * The words of a call, segment by segment, by speaker: exact where each has a channel, else by their voices,
 * the rep being who talks like one; 'unknown' where nothing tells. Silence has no segments. Memory is bounded
 * by the longest piece of the engine, not by the call.
 * Throws what the engine throws, and the signal's reason when aborted.
 */
export async function transcribeCall(
	call: CallToTranscribe,
): Promise<{ segments: Segment[]; speakersFrom: 'channels' | 'voices' }> {
	const finished = new Map((await call.checkpoint.load()).map(({ piece, result }) => [piece, result]))
	const speech = await onceOnly(call.checkpoint, finished, 'speech', () =>
		findSpeech(call.track, call.signal),
	)
	const spoken = await recognizeSpeech(call, speech.speechSpans, finished)
	const isByChannel = speech.channels === 2
	const speakerOf = isByChannel ? speakerByChannel(call.repChannel) : speakerByVoice(spoken)
	return {
		segments: assembleSegments(spoken, speakerOf),
		speakersFrom: isByChannel ? 'channels' : 'voices',
	}
}

async function recognizeSpeech(
	call: CallToTranscribe,
	speechSpans: SpeechSpan[],
	finished: Map<string, unknown>,
) {
	const { engine, checkpoint, track } = call
	const stop = new AbortController()
	const signal = AbortSignal.any([call.signal, stop.signal])
	const pieces = packPieces(speechSpans, engine.capabilities.maxPieceSeconds)
	const total = pieces.reduce((sum, { seconds }) => sum + seconds, 0)
	const left = pieces.filter((piece) => !finished.has(nameOf(piece, engine)))
	let done = total - left.reduce((sum, { seconds }) => sum + seconds, 0)

	/** Several workers share the pieces: each takes the next one when it has finished. */
	async function work(cut: AsyncGenerator<CutPiece>) {
		for await (const { piece, pcm } of cut) {
			const result = cleanTexts(await engine.transcribe(pcm, { signal }))
			requireSpeakable(result, piece.seconds)
			finished.set(nameOf(piece, engine), result)
			await checkpoint.save({ piece: nameOf(piece, engine), result })
			done += piece.seconds
			await call.onProgress?.(Math.min(1, done / total))
		}
	}

	try {
		for (const channel of new Set(left.map((piece) => piece.channel))) {
			const own = left.filter((piece) => piece.channel === channel)
			const cut = cutPieces(track, channel, own, signal)
			await Promise.all(Array.from({ length: engine.capabilities.parallel }, () => work(cut)))
		}
	} catch (error) {
		stop.abort(error)
		throw error
	}
	await call.onProgress?.(1)
	return pieces.flatMap((piece) => unpackPiece(piece, finished.get(nameOf(piece, engine)) as Recognized[]))
}

/**
 * Speech engines can get stuck in a loop and repeat text, and the database limits the size of searchable text. Throws
 * Problem 502 for more text than anyone could say in that time.
 */
function requireSpeakable(recognized: Recognized[], seconds: number) {
	const texts = recognized.flatMap(({ text, words = [] }) => [text, ...words.map((word) => word.text)])
	const characters = texts.reduce((sum, text) => sum + text.length, 0)
	if (characters > mostCharacters(seconds))
		throw new Problem(
			502,
			'speech-answer-too-long',
			'The transcription service returned more text than fits in this call.',
		)
}

/** Includes the engine, because engines produce different results. */
function nameOf({ channel, parts, seconds }: Piece, engine: SpeechEngine) {
	return `${engine.name} ${channel} ${parts[0]?.speechSpan.start.toFixed(2)} ${seconds.toFixed(2)}`
}

async function onceOnly<Result>(
	checkpoint: Checkpoint,
	finished: Map<string, unknown>,
	piece: string,
	work: () => Promise<Result>,
) {
	if (finished.has(piece)) return finished.get(piece) as Result
	const result = await work()
	await checkpoint.save({ piece, result })
	return result
}

function speakerByChannel(repChannel: 'left' | 'right' = 'left') {
	const ofRep = repChannel === 'left' ? 0 : 1
	return ({ channel }: SpeechSpan) => (channel === ofRep ? 'rep' : 'customer')
}

function speakerByVoice(spoken: SpokenSpan[]) {
	const wordsOf = (voice: 0 | 1) =>
		spoken
			.filter((speechSpan) => speechSpan.voice === voice)
			.flatMap((speechSpan) => speechSpan.recognized.map(({ text }) => text))
			.join(' ')
	const { rep, confidence } = recognizeRep([wordsOf(0), wordsOf(1)])
	return ({ voice }: SpeechSpan) => (confidence === 0 ? 'unknown' : voice === rep ? 'rep' : 'customer')
}
