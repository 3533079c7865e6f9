/**
 * Generous limits for call recordings: telephone audio has 8 kHz and one or two channels; studio audio goes up to
 * 192 kHz, movie sound to eight channels.
 */
export const audioLimits = {
	/** Samples per second of one channel. */
	lowestSampleRate: 4_000,
	highestSampleRate: 192_000,
	mostChannels: 8,
	/**
	 * Minimum seconds of audio decoded per second of CPU time; common formats reach 400 or more on a 2020 CPU. The first
	 * `freeCpuSeconds` do not count, because many files start slowly.
	 */
	leastSecondsPerCpuSecond: 60,
	freeCpuSeconds: 6,
	/** The kernel kills the process after this much CPU time, in case the decoder hangs inside one frame. */
	cpuSeconds: 150,
} as const

/** The file may be valid audio, but no call recorder produces it. `value` is what the file declares. */
export class UnsupportedAudio extends Error {
	override name = 'UnsupportedAudio'
	readonly kind: 'sample-rate' | 'channels' | 'cost'
	readonly value: number

	constructor(kind: UnsupportedAudio['kind'], value: number) {
		super(`${kind} ${value}`)
		this.kind = kind
		this.value = value
	}
}

/** Throws UnsupportedAudio when the sample rate or channel count is outside the limits. 0 means not known yet. */
export function requireSupported({ sampleRate, channels }: { sampleRate: number; channels: number }): void {
	const { lowestSampleRate, highestSampleRate, mostChannels } = audioLimits
	if (sampleRate !== 0 && (sampleRate < lowestSampleRate || sampleRate > highestSampleRate))
		throw new UnsupportedAudio('sample-rate', sampleRate)
	if (channels > mostChannels) throw new UnsupportedAudio('channels', channels)
}
