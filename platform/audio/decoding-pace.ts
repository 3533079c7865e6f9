import { audioLimits, UnsupportedAudio } from './audio-limits.ts'

/** How often the processor time is read. */
const packetsBetweenChecks = 64

export type DecodingPace = ReturnType<typeof watchDecodingPace>

/**
 * Ends the reading of a file that costs far more work than its sound is worth, such as millions of frames of a few
 * samples. Counted in processor time, so that a busy machine refuses nothing.
 */
export function watchDecodingPace(readCpuSeconds: () => number = cpuSecondsOfProcess) {
	const cpuSecondsBefore = readCpuSeconds()
	let decodedSeconds = 0
	let packets = 0
	return {
		/** Seconds of audio that were decoded. */
		add(seconds: number): void {
			decodedSeconds += seconds
		},
		/** One more packet was read. Throws UnsupportedAudio once the file is too costly. */
		countPacket(): void {
			if (++packets % packetsBetweenChecks !== 0) return
			const spent = readCpuSeconds() - cpuSecondsBefore - audioLimits.freeCpuSeconds
			if (spent * audioLimits.leastSecondsPerCpuSecond > decodedSeconds)
				throw new UnsupportedAudio('cost', Math.round(decodedSeconds))
		},
	}
}

function cpuSecondsOfProcess() {
	const { user, system } = process.cpuUsage()
	return (user + system) / 1e6
}
