import { expect, test } from 'vitest'
import { plotScale } from './plot-scale.ts'

test('the plot of compliance reaches down to the lowest rep', () => {
	expect([99, 77, 76, 53, 52, 0].map((lowest) => plotScale(lowest).from)).toEqual([75, 75, 50, 50, 0, 0])
})
