/** Two channels whose difference is this much quieter than the louder one carry the same sound (-35 dB). */
const sameSound = 10 ** (-35 / 10)

/** A channel that never rises above this (-60 dB of full scale) has no line behind it. */
const dead = 32_768 * 10 ** (-60 / 20)

/**
 * Listens to two interleaved channels and tells, at the end, whether they are two voices' own channels
 * or one sound: the same on both sides, or on one side with nothing on the other.
 */
export function compareChannels() {
	let difference = 0
	const energy = [0, 0]
	const loudest = [0, 0]
	return {
		add(samples: Int16Array): void {
			for (let i = 0; i < samples.length; i += 2) {
				const left = samples[i] ?? 0
				const right = samples[i + 1] ?? 0
				difference += (left - right) ** 2
				energy[0] = (energy[0] ?? 0) + left * left
				energy[1] = (energy[1] ?? 0) + right * right
				loudest[0] = Math.max(loudest[0] ?? 0, Math.abs(left))
				loudest[1] = Math.max(loudest[1] ?? 0, Math.abs(right))
			}
		},
		/** The channel (0 left, 1 right) that holds everything there is to hear; null when both are needed. */
		onlyChannel(): 0 | 1 | null {
			const [left = 0, right = 0] = energy
			const isSame = difference <= sameSound * Math.max(left, right)
			if (isSame || (loudest[1] ?? 0) < dead) return 0
			return (loudest[0] ?? 0) < dead ? 1 : null
		},
	}
}
