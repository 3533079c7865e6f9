/**
 * The loudness of audio of unknown length, evenly over its duration, for drawing: the largest absolute sample
 * of each bin. Bins are joined two by two whenever there would be more than `limit`, so memory stays flat.
 */
export function loudnessPeaks(limit = 2_000, firstBinSamples = 160) {
	let bins: number[] = []
	let binSamples = firstBinSamples
	let inBin = 0
	let loudest = 0

	function closeBin(): void {
		bins.push(loudest)
		loudest = 0
		inBin = 0
		if (bins.length < limit) return
		bins = Array.from({ length: limit / 2 }, (_, i) => Math.max(bins[2 * i] ?? 0, bins[2 * i + 1] ?? 0))
		binSamples *= 2
	}

	return {
		/** Adds 16-bit samples; `channels` of them, interleaved, are one moment. */
		add(samples: Int16Array, channels: number): void {
			for (let i = 0; i < samples.length; i += channels) {
				for (let channel = 0; channel < channels; channel++) {
					loudest = Math.max(loudest, Math.abs(samples[i + channel] ?? 0))
				}
				if (++inBin === binSamples) closeBin()
			}
		},
		/** The peaks so far, 0 to 1, to three decimals. */
		read(): number[] {
			const rest = inBin > 0 ? [loudest] : []
			return [...bins, ...rest].map((peak) => Math.round((peak / 32_768) * 1_000) / 1_000)
		},
	}
}
