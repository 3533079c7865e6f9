/** Speech is rarely under -45 dB of full scale, even on a quiet line; the noise of a muted one is. */
const silenceBelow = 10 ** (-55 / 20) * 32_768

const samplesPerWindow = 480

/**
 * Whether 16-bit audio holds nothing loud enough to be speech. Every engine asks before it listens: all of
 * them, given silence, invent words.
 */
export function isSilent(pcm: Int16Array) {
	for (let from = 0; from < pcm.length; from += samplesPerWindow) {
		let energy = 0
		const to = Math.min(pcm.length, from + samplesPerWindow)
		for (let at = from; at < to; at++) energy += (pcm[at] as number) ** 2
		if (Math.sqrt(energy / (to - from)) > silenceBelow) return false
	}
	return true
}
