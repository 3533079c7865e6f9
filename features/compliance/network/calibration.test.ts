import { expect, test } from 'vitest'
import stored from './calibration.json' with { type: 'json' }
import { leastMatchedProbability, leastProbability, levelOf } from './calibration.ts'

test('the level of a finding follows from its calibrated probability', () => {
	const { certain, likely } = stored
	expect(
		[certain, certain - 0.001, likely, likely - 0.001].map((probability) => levelOf(probability)),
	).toEqual(['certain', 'likely', 'likely', 'possible'])
})

test('the least probable finding that is listed is only possible', () => {
	expect([leastProbability, leastMatchedProbability].map((probability) => levelOf(probability))).toEqual([
		'possible',
		'possible',
	])
})

test('what a rule matches plainly is certain sooner', () => {
	const { certainPlain } = stored
	expect([levelOf(certainPlain), levelOf(certainPlain, true)]).toEqual(['likely', 'certain'])
})
