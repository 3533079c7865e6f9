import { fitMixture, type GaussianMixture, shareOut } from './gaussian-mixture.ts'
import { cepstraCount, pitchRange, type VoiceFrames } from './voice-frames.ts'

/** Kinds of sound told apart, at most; each needs some frames of its own. */
const mostKinds = 32
const framesPerKind = 200

/** The kinds are learned from this many frames at most, evenly taken. */
const learnFrames = 15_000

/** Shares below this are not worth their arithmetic. */
const leastShare = 0.01

/** Pitch is counted in steps of half a semitone. */
const pitchSteps = 64
const octaves = Math.log(pitchRange.high / pitchRange.low)

/**
 * What was heard in some speech: how much of each kind of sound (`mass`), how it differed from the usual
 * sound of its kind (`offset`, a row for each kind), and how often each pitch came.
 */
export type Heard = { mass: Float64Array; offset: Float64Array; pitch: Float64Array }

export type SpeechModel = {
	frames: number
	/** The spread of each kind of sound, a row for each. */
	variances: Float64Array
	nothingHeard(): Heard
	/** Adds one frame, by its number, to what was heard. */
	hear(frame: number, heard: Heard): void
}

/**
 * Learns the kinds of sound that some speech is made of, whoever speaks, from all its frames. What a voice is
 * then shows in how it makes these sounds: comparing like with like, a vowel is not taken for another voice.
 */
export function modelSpeech(spans: VoiceFrames[]): SpeechModel {
	const frames = spans.reduce((sum, { count }) => sum + count, 0)
	const cepstra = normalized(joined(spans.map((span) => span.cepstra)))
	const pitch = joined(spans.map((span) => span.pitch))
	const size = Math.max(1, Math.min(mostKinds, Math.floor(frames / framesPerKind)))
	const mixture = fitMixture(evenly(cepstra, learnFrames), cepstraCount, size)
	const shares = sharesOfAll(mixture, cepstra)

	return {
		frames,
		variances: mixture.variances,
		nothingHeard: () => ({
			mass: new Float64Array(size),
			offset: new Float64Array(size * cepstraCount),
			pitch: new Float64Array(pitchSteps),
		}),
		hear(frame, { mass, offset, pitch: heardPitch }) {
			for (let kind = 0; kind < size; kind++) {
				const share = shares[frame * size + kind] ?? 0
				if (share < leastShare) continue
				mass[kind] = (mass[kind] ?? 0) + share
				for (let d = 0; d < cepstraCount; d++) {
					const at = kind * cepstraCount + d
					const difference = (cepstra[frame * cepstraCount + d] ?? 0) - (mixture.means[at] ?? 0)
					offset[at] = (offset[at] ?? 0) + share * difference
				}
			}
			const step = pitchStep(pitch[frame] ?? 0)
			if (step !== null) heardPitch[step] = (heardPitch[step] ?? 0) + 1
		},
	}
}

function pitchStep(logHertz: number): number | null {
	if (logHertz === 0) return null
	const step = Math.round(((logHertz - Math.log(pitchRange.low)) / octaves) * (pitchSteps - 1))
	return Math.min(pitchSteps - 1, Math.max(0, step))
}

function sharesOfAll(mixture: GaussianMixture, cepstra: Float32Array): Float32Array {
	const frames = cepstra.length / cepstraCount
	const all = new Float32Array(frames * mixture.size)
	const shares = new Float64Array(mixture.size)
	for (let frame = 0; frame < frames; frame++) {
		shareOut(mixture, cepstra.subarray(frame * cepstraCount, (frame + 1) * cepstraCount), shares)
		all.set(shares, frame * mixture.size)
	}
	return all
}

/** Each coefficient with mean 0 and variance 1 over all frames: takes the line and the microphone away. */
function normalized(cepstra: Float32Array): Float32Array {
	const frames = cepstra.length / cepstraCount
	for (let d = 0; d < cepstraCount; d++) {
		let sum = 0
		let squares = 0
		for (let at = d; at < cepstra.length; at += cepstraCount) {
			const value = cepstra[at] ?? 0
			sum += value
			squares += value * value
		}
		const mean = sum / frames
		const spread = Math.sqrt(squares / frames - mean * mean) || 1
		for (let at = d; at < cepstra.length; at += cepstraCount)
			cepstra[at] = ((cepstra[at] ?? 0) - mean) / spread
	}
	return cepstra
}

function evenly(cepstra: Float32Array, most: number): Float32Array {
	const frames = cepstra.length / cepstraCount
	const stride = Math.max(1, Math.ceil(frames / most))
	const chosen = new Float32Array(Math.ceil(frames / stride) * cepstraCount)
	for (let i = 0; i * stride < frames; i++) {
		const at = i * stride * cepstraCount
		chosen.set(cepstra.subarray(at, at + cepstraCount), i * cepstraCount)
	}
	return chosen
}

function joined(parts: Float32Array[]): Float32Array {
	const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
	let at = 0
	for (const part of parts) {
		whole.set(part, at)
		at += part.length
	}
	return whole
}
