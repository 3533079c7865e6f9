import { expect, test } from 'vitest'
import { splitCall } from './split-call.ts'

const call = (turns: number, length = 100) =>
	Array.from({ length: turns }, (_, at) => ({
		speaker: at % 2 ? ('customer' as const) : ('rep' as const),
		text: `${at} `.padEnd(length, 'x'),
		start: null,
		end: null,
		confidence: null,
	}))
const numbersIn = (parts: ReturnType<typeof splitCall>) => parts.map((part) => part.map(({ turn }) => turn))

test('a call that fits is read in one part', () => {
	expect(numbersIn(splitCall(call(3), 10_000))).toEqual([[0, 1, 2]])
})

test('a longer call is read in parts that overlap, and every turn is in one', () => {
	const parts = numbersIn(splitCall(call(200), 5_000))
	expect(parts.length).toBeGreaterThan(4)
	expect(new Set(parts.flat()).size).toBe(200)
	for (const [at, part] of parts.entries())
		if (at > 0) expect(part[0]).toBe((parts[at - 1]?.at(-1) ?? 0) - 11)
})

test('turns that are longer than a part are cut, and the splitting comes to an end', () => {
	const parts = splitCall(call(5, 20_000), 1_000)
	expect(numbersIn(parts)).toEqual([[0], [1], [2], [3], [4]])
	expect(Math.max(...parts.flat().map(({ segment }) => segment.text.length))).toBeLessThan(1_000)
})
