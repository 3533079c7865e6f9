import { readSpeechTrack } from '#platform/audio/read-speech-track.ts'
import { speechSampleRate } from '#platform/speech/speech-engine.ts'
import type { Piece } from './pack-pieces.ts'

export type CutPiece = { piece: Piece; pcm: Int16Array }

/**
 * The audio of pieces of one channel, in their order, read along the track: memory holds the pieces that
 * are being filled and nothing else.
 */
export async function* cutPieces(
	track: string,
	channel: number,
	pieces: Piece[],
	signal: AbortSignal,
): AsyncGenerator<CutPiece, void> {
	const waiting = pieces.map(planPiece)
	const filling: typeof waiting = []
	let position = 0
	for await (const block of readSpeechTrack(track, { signal })) {
		if (waiting.length + filling.length === 0) return
		const samples = block[channel] ?? new Int16Array()
		const until = position + samples.length
		const begun = waiting.findIndex(({ from }) => from >= until)
		filling.push(...waiting.splice(0, begun < 0 ? waiting.length : begun))
		for (const plan of filling) plan.fill(samples, position)
		const unfinished = filling.findIndex(({ to }) => to > until)
		for (const plan of filling.splice(0, unfinished < 0 ? filling.length : unfinished)) yield plan.cut()
		position = until
	}
	for (const plan of filling) yield plan.cut()
}

function planPiece(piece: Piece) {
	const spans = piece.parts.map(({ speechSpan, at }) => ({
		from: toSample(speechSpan.start),
		to: toSample(speechSpan.end),
		at: toSample(at),
	}))
	const length = Math.max(0, ...spans.map(({ from, to, at }) => at + to - from))
	let pcm: Int16Array | undefined
	return {
		from: spans[0]?.from ?? 0,
		to: spans.at(-1)?.to ?? 0,
		fill(samples: Int16Array, position: number) {
			pcm ??= new Int16Array(length)
			for (const { from, to, at } of spans) {
				const first = Math.max(from, position)
				const last = Math.min(to, position + samples.length)
				if (first < last) pcm.set(samples.subarray(first - position, last - position), at + first - from)
			}
		},
		cut: (): CutPiece => ({ piece, pcm: pcm ?? new Int16Array(length) }),
	}
}

function toSample(seconds: number) {
	return Math.round(seconds * speechSampleRate)
}
