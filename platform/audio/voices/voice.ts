import type { Heard, SpeechModel } from './speech-model.ts'

/**
 * A voice, as weights on what is heard: how well some speech fits it is a weighted sum (natural log of the
 * likelihood, but for a part that is the same for all voices).
 */
export type Voice = { offset: Float64Array; mass: Float64Array; pitch: Float64Array }

/** Frames of doubt before a voice's own way with a kind of sound is believed (relevance factor). */
const doubtFrames = 10

/** Neighboring frames say much the same: what a frame of cepstra says counts half, its pitch full. */
const cepstraWeight = 0.5

/** Pitch is smoothed by this many steps (a semitone), and one in ten may be anything. */
const pitchSmoothing = 2
const anyPitch = 0.1

/**
 * Learns a voice from speech that is (mostly) its own: the means of the kinds of sound moved towards what
 * it makes of them (MAP adaptation, Reynolds 2000), and a smoothed count of its pitches.
 */
export function learnVoice({ variances }: SpeechModel, heard: Heard): Voice {
	const dimensions = heard.offset.length / heard.mass.length
	const offset = new Float64Array(heard.offset.length)
	const mass = new Float64Array(heard.mass.length)
	for (let at = 0; at < offset.length; at++) {
		const kind = Math.floor(at / dimensions)
		const moved = (heard.offset[at] ?? 0) / ((heard.mass[kind] ?? 0) + doubtFrames)
		const variance = variances[at] ?? 1
		offset[at] = (cepstraWeight * moved) / variance
		mass[kind] = (mass[kind] ?? 0) - (cepstraWeight * moved * moved) / (2 * variance)
	}
	return { offset, mass, pitch: smoothedPitch(heard.pitch) }
}

/** How well what was heard fits a voice. */
export function likelihood(voice: Voice, heard: Heard): number {
	return dot(voice.offset, heard.offset) + dot(voice.mass, heard.mass) + dot(voice.pitch, heard.pitch)
}

/** The weights whose fit says how much better something fits `first` than `second`. */
export function difference(first: Voice, second: Voice): Voice {
	const minus = (a: Float64Array, b: Float64Array) => a.map((value, i) => value - (b[i] ?? 0))
	return {
		offset: minus(first.offset, second.offset),
		mass: minus(first.mass, second.mass),
		pitch: minus(first.pitch, second.pitch),
	}
}

function smoothedPitch(counts: Float64Array): Float64Array {
	const total = counts.reduce((sum, count) => sum + count, 0) || 1
	const kernel = (distance: number) => Math.exp(-(distance ** 2) / (2 * pitchSmoothing ** 2))
	const norm = pitchSmoothing * Math.sqrt(2 * Math.PI)
	return counts.map((_, step) => {
		const near = counts.reduce((sum, count, other) => sum + count * kernel(step - other), 0) / (norm * total)
		return Math.log((1 - anyPitch) * near + anyPitch / counts.length)
	})
}

function dot(weights: Float64Array, values: Float64Array): number {
	let sum = 0
	for (let i = 0; i < weights.length; i++) sum += (weights[i] ?? 0) * (values[i] ?? 0)
	return sum
}
