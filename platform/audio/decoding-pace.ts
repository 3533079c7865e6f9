import { audioLimits, UnsupportedAudio } from './audio-limits.ts'

/** CPU time is read once per this many packets. */
const packetsBetweenChecks = 64

export type DecodingPace = ReturnType<typeof watchDecodingPace>

/**
 * Stops decoding a file that takes far too much work for its length, such as one with millions of tiny frames. Measures
 * CPU time, so that a busy machine does not reject valid files.
 */
export function watchDecodingPace(readCpuSeconds: () => number = cpuSecondsOfProcess) {
	const cpuSecondsAtStart = readCpuSeconds()
	let decodedSeconds = 0
	let packets = 0
	return {
		/** Adds decoded audio, in seconds. */
		add(seconds: number): void {
			decodedSeconds += seconds
		},
		/** Call for every packet read. Throws UnsupportedAudio once the file takes too much CPU time. */
		countPacket(): void {
			if (++packets % packetsBetweenChecks !== 0) return
			const spent = readCpuSeconds() - cpuSecondsAtStart - audioLimits.freeCpuSeconds
			if (spent * audioLimits.leastSecondsPerCpuSecond > decodedSeconds)
				throw new UnsupportedAudio('cost', Math.round(decodedSeconds))
		},
	}
}

function cpuSecondsOfProcess() {
	const { user, system } = process.cpuUsage()
	return (user + system) / 1e6
}
