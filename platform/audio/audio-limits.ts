/**
 * What recordings of calls are made of, with much to spare: telephones have 8 kHz and one or two channels, studios
 * 192 kHz, films eight channels.
 */
export const audioLimits = {
	/** Samples per second of one channel. */
	lowestSampleRate: 4_000,
	highestSampleRate: 192_000,
	mostChannels: 8,
	/**
	 * Seconds of audio that a second of processor time must give: common formats give 400 and more on a processor of
	 * 2020. The first seconds are free, as many a file begins slowly.
	 */
	leastSecondsPerCpuSecond: 60,
	freeCpuSeconds: 6,
	/** The kernel ends the process then, for a decoder that hangs in one frame: the longest call at the least pace. */
	cpuSeconds: 150,
} as const

/** The file may well be audio, but nothing that records calls makes such; `value` is what it claims. */
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

/** Throws UnsupportedAudio for a rate or a number of channels beyond the limits; 0 means that it is not known yet. */
export function requireSupported({ sampleRate, channels }: { sampleRate: number; channels: number }): void {
	const isTooLow = sampleRate !== 0 && sampleRate < audioLimits.lowestSampleRate
	if (isTooLow || sampleRate > audioLimits.highestSampleRate)
		throw new UnsupportedAudio('sample-rate', sampleRate)
	if (channels > audioLimits.mostChannels) throw new UnsupportedAudio('channels', channels)
}
