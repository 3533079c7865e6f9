import { expect, test } from 'vitest'
import { withoutListed } from './without-listed.ts'

test('an improvement that names a finding of another list is left out', () => {
	const improvements = [
		'Don’t say: guaranteed, certain or automatic result',
		'Fees and total cost, not said: the total',
		'Work on closing',
	]
	const listed = [{ title: 'Guaranteed, certain or automatic result' }, { title: 'Fees and total cost' }]
	expect(withoutListed(improvements, listed)).toEqual(['Work on closing'])
})
