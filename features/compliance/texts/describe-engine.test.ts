import { expect, test } from 'vitest'
import { describeEngine } from './describe-engine.ts'
import { measured } from './measured.ts'

test('the sentence about the engine has the figures that were measured', () => {
	const { natural, implied } = measured.heldOut.styles
	const styles = {
		...measured.heldOut.styles,
		natural: { ...natural, recall: 0.714 },
		implied: { ...implied, recall: 0.4 },
	}
	expect(describeEngine({ heldOut: { authors: 20, styles } })).toBe(
		'Candor’s built-in engine catches about 71% of prohibited statements said outright and about 40% of those only implied, measured on calls by 20 people it had never heard. Listen before you decide.',
	)
})

test('the authors and calls of the styles add up', () => {
	const { authors, calls, styles } = measured.heldOut
	const sum = (of: 'authors' | 'calls') =>
		Object.values(styles).reduce((total, style) => total + style[of], 0)
	expect([sum('authors'), sum('calls')]).toEqual([authors, calls])
})
