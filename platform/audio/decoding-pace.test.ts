import { expect, test } from 'vitest'
import { watchDecodingPace } from './decoding-pace.ts'

/** Reads packets of `seconds` of audio that take `cpuSeconds` each. */
function readPackets(packet: { seconds: number; cpuSeconds: number }, packets: number) {
	let cpu = 0
	const pace = watchDecodingPace(() => cpu)
	for (let read = 0; read < packets; read++) {
		cpu += packet.cpuSeconds
		pace.add(packet.seconds)
		pace.countPacket()
	}
	return cpu
}

test('decodes a long recording in a common format on a slow machine', () => {
	// Two hours of MP3 on a CPU five times slower than one of 2020.
	expect(readPackets({ seconds: 0.026, cpuSeconds: 0.026 / 80 }, 277_000)).toBeGreaterThan(60)
})

test('gives up on millions of tiny frames within seconds', () => {
	// 16 samples each, at 192 kHz.
	expect(() => readPackets({ seconds: 16 / 192_000, cpuSeconds: 0.000_016 }, 86_000_000)).toThrow('cost')
	expect(() => readPackets({ seconds: 0, cpuSeconds: 0.000_016 }, 700_000)).toThrow('cost')
})
