import { expect, test } from 'vitest'
import { LabeledCall } from './labeled-call.ts'
import { readCorpus } from './read-corpus.ts'

const calls = [...readCorpus(), ...readCorpus({ split: 'held-out' })]

test('every author is in one split only', () => {
	const trained = new Set(readCorpus().map(({ author }) => author))
	const heldOut = new Set(readCorpus({ split: 'held-out' }).map(({ author }) => author))
	expect(heldOut.size).toBeGreaterThanOrEqual(8)
	expect(trained.intersection(heldOut)).toEqual(new Set())
})

test('ids are unique', () => {
	expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length)
})

test('no rep turn of some length is the same in the training and the held-out calls', () => {
	const longTurns = (split: LabeledCall['split']) =>
		new Set(
			calls
				.filter((call) => call.split === split)
				.flatMap(({ turns }) => turns.filter(({ speaker, text }) => speaker === 'rep' && text.length > 60))
				.map(({ text }) => text.toLowerCase()),
		)
	expect(longTurns('train').intersection(longTurns('held-out'))).toEqual(new Set())
})

test('rejects a label that its turn does not contain, and one on the words of a customer', () => {
	const line = (turn: object) => ({ id: 'a', author: 'b', source: 'line', turns: [turn] })
	const statements = [{ code: 'advance_fee', quote: 'two hundred', from: 4 }]
	const accepts = (turn: object) => LabeledCall.safeParse(line(turn)).success
	expect(accepts({ speaker: 'rep', text: 'the two hundred is due', statements })).toBe(true)
	expect(accepts({ speaker: 'rep', text: 'two hundred', statements })).toBe(false)
	expect(accepts({ speaker: 'customer', text: 'the two hundred is due', statements })).toBe(false)
})
