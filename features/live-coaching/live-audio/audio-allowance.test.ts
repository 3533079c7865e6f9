import { expect, test } from 'vitest'
import { audioAllowance } from './audio-allowance.ts'

const second = 16_000

test('audio may come at the rate it is spoken, for as long as a call lasts', () => {
	const allowance = audioAllowance(0)
	const taken = Array.from({ length: 36_000 }, (_, at) => allowance.take(second / 10, at * 100))
	expect(taken.every(Boolean)).toBe(true)
})

test('after a network interruption some seconds may arrive together, and no more', () => {
	const allowance = audioAllowance(0)
	const atOnce = () => Array.from({ length: 8 }, () => allowance.take(second, 60_000))
	expect(atOnce().filter(Boolean)).toHaveLength(5)
	expect(allowance.take(second, 61_000)).toBe(true)
	expect(allowance.take(second, 61_000)).toBe(false)
})
