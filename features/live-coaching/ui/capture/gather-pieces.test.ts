import { expect, test } from 'vitest'
import { gatherPieces } from './gather-pieces.ts'

function gather(length: number, blocks: number[][]) {
	const pieces: Int16Array[] = []
	const take = gatherPieces(length, (piece) => pieces.push(piece))
	for (const block of blocks) take(Float32Array.from(block))
	return pieces.map((piece) => [...piece])
}

test('blocks of any length become pieces of one length, and no sample is lost or doubled', () => {
	const ramp = Array.from({ length: 1280 }, (_, at) => at / 32_767)
	const blocks = Array.from({ length: 10 }, (_, at) => ramp.slice(at * 128, (at + 1) * 128))
	const pieces = gather(300, blocks)
	expect(pieces.map(({ length }) => length)).toEqual([300, 300, 300, 300])
	expect(pieces.flat()).toEqual(Array.from({ length: 1200 }, (_, at) => at))
})

test('a block may fill several pieces', () => {
	expect(gather(2, [[0, 0, 0, 0, 0]])).toEqual([
		[0, 0],
		[0, 0],
	])
})

test('full scale becomes full scale, and what is louder is cut instead of wrapped around', () => {
	expect(gather(6, [[1, -1, 0.5, -0.5, 1.7, -1.7]])).toEqual([
		[32_767, -32_767, 16_384, -16_383, 32_767, -32_767],
	])
})
