import FFT from 'fft.js'
import { speechSampleRate } from '../write-speech-track.ts'

/** Frames of 40 ms every 16 ms: long enough for two periods of a low voice. */
const frameSamples = 640
const hopSamples = 256
const fftSize = 1_024

export const framesPerSecond = speechSampleRate / hopSamples

/** Cepstral coefficients kept, without the one that is loudness. */
export const cepstraCount = 18

/** The telephone's band, so that one rule serves every recording. */
const band = { low: 150, high: 3_700, filters: 26 }

/** Range of speaking pitch, Hz. */
export const pitchRange = { low: 65, high: 400 }

/** Frames this much quieter than the loud ones of their utterance (-25 dB) are pauses. */
const pauseShare = 10 ** (-25 / 10)

/**
 * How a span of speech sounds, frame by frame: `cepstra` holds `cepstraCount` values a frame (the shape of
 * the vocal tract, mel-frequency cepstrum), `pitch` natural-log Hz or 0 where unvoiced.
 * `place` is the frame's number in the span: pauses are left out.
 */
export type VoiceFrames = { count: number; place: Int32Array; cepstra: Float32Array; pitch: Float32Array }

const fourier = new FFT(fftSize)
const hann = Float64Array.from(
	{ length: frameSamples },
	(_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / (frameSamples - 1)),
)
const filters = melFilters()
const cosines = Array.from({ length: cepstraCount }, (_, c) =>
	Float64Array.from({ length: band.filters }, (_, m) =>
		Math.cos((Math.PI * (c + 1) * (m + 0.5)) / band.filters),
	),
)
// Reused from frame to frame: there are 62 of them a second.
const input = new Float64Array(fftSize)
const complex = new Float64Array(2 * fftSize)
const output = fourier.createComplexArray()
const windowCorrelation = autocorrelation(powerSpectrum(new Int16Array(frameSamples).fill(1)))

/** Measures 16 kHz speech. */
export function voiceFrames(pcm: Int16Array): VoiceFrames {
	const total = Math.max(0, Math.floor((pcm.length - frameSamples) / hopSamples) + 1)
	const energies = Float64Array.from({ length: total }, (_, i) => energyOf(frameAt(pcm, i)))
	const loud = Float64Array.from(energies).sort()[Math.floor(total * 0.9)] ?? 0
	const place = Int32Array.from(energies.keys()).filter((i) => (energies[i] ?? 0) > loud * pauseShare)
	const cepstra = new Float32Array(place.length * cepstraCount)
	const pitch = new Float32Array(place.length)
	place.forEach((number, i) => {
		const spectrum = powerSpectrum(frameAt(pcm, number))
		cepstra.set(cepstrum(spectrum), i * cepstraCount)
		pitch[i] = pitchOf(autocorrelation(spectrum))
	})
	return { count: place.length, place, cepstra, pitch }
}

function frameAt(pcm: Int16Array, number: number): Int16Array {
	return pcm.subarray(number * hopSamples, number * hopSamples + frameSamples)
}

function energyOf(frame: Int16Array): number {
	let sum = 0
	for (const sample of frame) sum += sample * sample
	return sum
}

function powerSpectrum(frame: Int16Array): Float64Array {
	for (let i = 0; i < frame.length; i++) input[i] = (frame[i] ?? 0) * (hann[i] ?? 0)
	fourier.realTransform(output, input)
	return Float64Array.from(
		{ length: fftSize / 2 + 1 },
		(_, bin) => output[2 * bin] ** 2 + output[2 * bin + 1] ** 2,
	)
}

function cepstrum(spectrum: Float64Array): Float64Array {
	const bands = filters.map(({ first, weights }) => {
		let sum = 1
		for (let i = 0; i < weights.length; i++) sum += (weights[i] ?? 0) * (spectrum[first + i] ?? 0)
		return Math.log(sum)
	})
	return Float64Array.from(cosines, (cosine) =>
		bands.reduce((sum, value, m) => sum + value * (cosine[m] ?? 0), 0),
	)
}

/** Triangles evenly spaced by ear (mel scale) over the band. */
function melFilters(): { first: number; weights: Float64Array }[] {
	const toMel = (hertz: number) => 1_127 * Math.log(1 + hertz / 700)
	const toBin = (mel: number) => ((700 * (Math.exp(mel / 1_127) - 1)) / speechSampleRate) * fftSize
	const step = (toMel(band.high) - toMel(band.low)) / (band.filters + 1)
	const edge = (i: number) => toBin(toMel(band.low) + i * step)
	return Array.from({ length: band.filters }, (_, m) => {
		const [left, middle, right] = [edge(m), edge(m + 1), edge(m + 2)]
		const first = Math.ceil(left)
		const weights = Float64Array.from({ length: Math.floor(right) - first + 1 }, (_, i) => {
			const bin = first + i
			return bin < middle ? (bin - left) / (middle - left) : (right - bin) / (right - middle)
		})
		return { first, weights }
	})
}

/** By way of the power spectrum (Wiener-Khinchin), for the lags of speaking pitch. */
function autocorrelation(spectrum: Float64Array): Float64Array {
	for (let bin = 0; bin < fftSize; bin++) complex[2 * bin] = spectrum[Math.min(bin, fftSize - bin)] ?? 0
	fourier.inverseTransform(output, complex)
	return Float64Array.from(
		{ length: Math.ceil(speechSampleRate / pitchRange.low) + 2 },
		(_, lag) => output[2 * lag],
	)
}

/**
 * Pitch by the highest peak of the autocorrelation, made even by that of the window (Boersma 1993), with a
 * small preference for higher pitch against octave errors. 0 when no lag explains half of the sound.
 */
function pitchOf(correlation: Float64Array): number {
	const at = (lag: number) =>
		(correlation[lag] ?? 0) /
		(correlation[0] || 1) /
		((windowCorrelation[lag] ?? 0) / (windowCorrelation[0] ?? 1))
	let best = { lag: 0, strength: 0.5 }
	for (
		let lag = Math.floor(speechSampleRate / pitchRange.high);
		lag <= speechSampleRate / pitchRange.low;
		lag++
	) {
		const value = at(lag)
		if (value < at(lag - 1) || value < at(lag + 1)) continue
		const strength = value - 0.02 * Math.log2(lag)
		if (strength > best.strength) best = { lag, strength }
	}
	return best.lag === 0 ? 0 : Math.log(speechSampleRate / best.lag)
}
