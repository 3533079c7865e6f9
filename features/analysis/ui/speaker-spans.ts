import type { Segment } from '#features/recordings/contract.ts'

/** `from` is the slot of the bar in which it begins. */
export type SpeakerSpan = { speaker: Segment['speaker'] | 'nobody'; from: number; share: number }

/** As fine as a bar of some 700 pixels can show. */
const slots = 240

/**
 * Who speaks over a call, as spans whose shares add up to 1; never more than a bar can show. Empty when
 * the transcript has no times.
 */
export function speakerSpans(segments: Segment[], durationSeconds: number): SpeakerSpan[] {
	const timed = segments.filter(({ start, end }) => start !== null && end !== null)
	if (timed.length === 0 || durationSeconds <= 0) return []
	const speakers: SpeakerSpan['speaker'][] = Array(slots).fill('nobody')
	for (const { speaker, start, end } of timed) {
		const first = Math.floor(((start ?? 0) / durationSeconds) * slots)
		const last = Math.max(first + 1, Math.round(((end ?? 0) / durationSeconds) * slots))
		speakers.fill(speaker, first, last)
	}
	const spans: SpeakerSpan[] = []
	for (const [from, speaker] of speakers.entries()) {
		const previous = spans.at(-1)
		if (previous?.speaker === speaker) previous.share += 1 / slots
		else spans.push({ speaker, from, share: 1 / slots })
	}
	return spans
}
