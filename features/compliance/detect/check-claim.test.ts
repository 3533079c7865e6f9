import { expect, test } from 'vitest'
import { someCall } from '../fixtures/calls.ts'
import { mayStand } from './check-claim.ts'
import { readCall } from './read-call.ts'

/** Whether the first line as a whole may have the given label. */
function stands(code: string, ...lines: string[]) {
	const call = readCall(someCall(...lines))
	const quote = call[0]?.turn.text ?? ''
	return mayStand(call, code, { turn: 0, quote, start: null, end: null })
}

test('a statement that nothing clears may be kept, whether the rules match it or not', () => {
	expect(stands('guaranteed_result', 'R: I guarantee we will cut your debt in half.')).toBe(true)
	expect(stands('guaranteed_result', 'R: You can take this outcome to the bank, my friend.')).toBe(true)
	expect(stands('lawsuit_denial', 'R: A courtroom is a place you never have to think about.')).toBe(true)
})

test('a statement that is denied, reported of others, asked or taken back may not', () => {
	expect(stands('guaranteed_result', 'R: We never guarantee a result.')).toBe(false)
	expect(stands('guaranteed_result', 'R: Other companies told you it is a sure outcome for everybody.')).toBe(
		false,
	)
	expect(stands('guaranteed_result', 'R: Did you hear it is a sure outcome for everybody?')).toBe(false)
	expect(stands('guaranteed_result', 'R: I guarantee it works. Sorry, I misspoke, it is not certain.')).toBe(
		false,
	)
	expect(
		stands(
			'guaranteed_result',
			'R: I guarantee it works.',
			'C: Really?',
			'R: I misspoke, I cannot promise it.',
		),
	).toBe(false)
})

test('words of a customer, words heard unsurely and unknown codes prove nothing', () => {
	expect(stands('guaranteed_result', 'C: I guarantee we will cut your debt in half.')).toBe(false)
	expect(stands('made_up_code', 'R: I guarantee we will cut your debt in half.')).toBe(false)
	const [turn] = someCall('R: I guarantee we will cut your debt in half.')
	const call = readCall(turn ? [{ ...turn, confidence: 0.2 }] : [])
	const evidence = { turn: 0, quote: turn?.text ?? '', start: null, end: null }
	expect(mayStand(call, 'guaranteed_result', evidence)).toBe(false)
})
