import { expect, test } from 'vitest'
import { watchDecodingPace } from './decoding-pace.ts'

/** Reads packets of so many seconds of audio, each costing so much processor time, up to a limit of packets. */
function readPackets(packet: { seconds: number; cpuSeconds: number }, most: number) {
	let cpu = 0
	const pace = watchDecodingPace(() => cpu)
	for (let read = 0; read < most; read++) {
		cpu += packet.cpuSeconds
		pace.add(packet.seconds)
		pace.countPacket()
	}
	return cpu
}

test('a common recording may take as long as it takes', () => {
	// Two hours of MP3 on a processor five times slower than that of 2020.
	expect(readPackets({ seconds: 0.026, cpuSeconds: 0.026 / 80 }, 277_000)).toBeGreaterThan(60)
})

test('millions of frames of a few samples are given up within seconds', () => {
	// 16 samples at 192 kHz in each of them.
	expect(() => readPackets({ seconds: 16 / 192_000, cpuSeconds: 0.000_016 }, 86_000_000)).toThrow('cost')
	expect(() => readPackets({ seconds: 0, cpuSeconds: 0.000_016 }, 700_000)).toThrow('cost')
})
