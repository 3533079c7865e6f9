import { expect, test } from 'vitest'
import { activeSeconds } from './active-seconds.ts'

const at = (seconds: number) => new Date(seconds * 1000)

test('time counts while there is activity, and pauses of more than two minutes do not', () => {
	expect(activeSeconds({ activeSeconds: 10, activeAt: at(0) }, at(45))).toBe(55)
	expect(activeSeconds({ activeSeconds: 10, activeAt: at(0) }, at(120))).toBe(130)
	expect(activeSeconds({ activeSeconds: 10, activeAt: at(0) }, at(121))).toBe(10)
	expect(activeSeconds({ activeSeconds: 10, activeAt: at(9) }, at(0))).toBe(10)
})
