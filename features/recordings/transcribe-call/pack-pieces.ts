import type { Recognized } from '#platform/speech/speech-engine.ts'
import type { SpeechSpan, SpokenSpan } from './speech-span.ts'

/** Audio for one call of an engine: spans of one channel put together; `at` is where each begins in it. */
export type Piece = { channel: number; seconds: number; parts: { speechSpan: SpeechSpan; at: number }[] }

/** Engines that take long pieces are services, where each call has its price; others get one utterance. */
const packsFromSeconds = 60

/** Silence between two utterances of one piece: enough to tell them apart, little enough to cost nothing. */
const pauseSeconds = 0.5

/** The audio of `speechSpans` as pieces of at most `maxPieceSeconds`, cut and joined at silence alone. */
export function packPieces(speechSpans: SpeechSpan[], maxPieceSeconds: number): Piece[] {
	const pieces: Piece[] = []
	for (const speechSpan of speechSpans) {
		const seconds = speechSpan.end - speechSpan.start
		const last = pieces.at(-1)
		const at = last ? last.seconds + pauseSeconds : 0
		const fits = maxPieceSeconds >= packsFromSeconds && at + seconds <= maxPieceSeconds
		if (last && fits && last.channel === speechSpan.channel) {
			last.parts.push({ speechSpan, at })
			last.seconds = at + seconds
		} else pieces.push({ channel: speechSpan.channel, seconds, parts: [{ speechSpan, at: 0 }] })
	}
	return pieces
}

/**
 * Gives what was recognized in a piece back to its spans, with times of the call. Where the words tell
 * when they were said, each goes to its own span; else a text goes whole to the one around its middle.
 */
export function unpackPiece(piece: Piece, recognized: Recognized[]): SpokenSpan[] {
	return piece.parts.map(({ speechSpan, at }, part) => {
		const ends = piece.parts[part + 1]?.at ?? Number.POSITIVE_INFINITY
		const isHere = (span: { start: number; end: number }) => {
			const middle = (span.start + span.end) / 2
			return (part === 0 || middle >= at) && middle < ends
		}
		const inCall = <Span extends { start: number; end: number }>(span: Span): Span => ({
			...span,
			start: Math.min(Math.max(speechSpan.start, speechSpan.start + span.start - at), speechSpan.end),
			end: Math.max(speechSpan.start, Math.min(speechSpan.start + span.end - at, speechSpan.end)),
		})
		const own = recognized.flatMap((spoken) => ownShare(spoken, isHere))
		return {
			...speechSpan,
			recognized: own.map((spoken) => ({
				...inCall(spoken),
				...(spoken.words && { words: spoken.words.map(inCall) }),
			})),
		}
	})
}

function ownShare(
	spoken: Recognized,
	isHere: (span: { start: number; end: number }) => boolean,
): Recognized[] {
	const words = spoken.words?.filter(isHere)
	if (!spoken.words?.length || words?.length === spoken.words.length) return isHere(spoken) ? [spoken] : []
	const [first, last] = [words?.[0], words?.at(-1)]
	if (!words || !first || !last) return []
	const text = words.map((word) => word.text).join(' ')
	return [{ ...spoken, start: first.start, end: last.end, text, words }]
}
