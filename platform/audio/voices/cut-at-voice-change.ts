import type { VoiceEvidence } from './distinguish-voices.ts'
import { framesPerSecond, type VoiceFrames } from './voice-frames.ts'

/** Part of an utterance by one voice, in seconds from its beginning; `confidence` is 0.5 to 1. */
export type VoicedPart = { from: number; to: number; voice: 0 | 1; confidence: number }

/** How fast a frame's mean evidence makes us sure: 0.2 gives 0.6, 1 gives 0.88. */
const trust = 2

/** Shorter parts than this (half a second) are believed less. */
const fullFrames = 30

/** Cuts an utterance of some seconds where the voice changes: in the middle of the pause, if there is one. */
export function cutAtVoiceChange(
	seconds: number,
	frames: VoiceFrames,
	{ isSecond, evidence }: VoiceEvidence,
): VoicedPart[] {
	const changes = isSecond.flatMap((second, i) => (i > 0 && second !== isSecond[i - 1] ? [i] : []))
	const edges = [0, ...changes, frames.count]
	return edges.slice(1).map((next, part) => {
		const first = edges[part] ?? 0
		return {
			from: part === 0 ? 0 : timeBefore(first),
			to: next === frames.count ? seconds : timeBefore(next),
			voice: isSecond[first] ? 1 : 0,
			confidence: confidenceOf(evidence.subarray(first, next)),
		}
	})

	function timeBefore(frame: number): number {
		return ((frames.place[frame - 1] ?? 0) + (frames.place[frame] ?? 0) + 2) / 2 / framesPerSecond
	}
}

function confidenceOf(evidence: Float64Array): number {
	if (evidence.length === 0) return 0.5
	const mean = Math.abs(evidence.reduce((sum, value) => sum + value, 0) / evidence.length)
	return 1 / (1 + Math.exp(-trust * mean * Math.min(1, evidence.length / fullFrames)))
}
