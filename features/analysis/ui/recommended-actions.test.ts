import { expect, test } from 'vitest'
import { recommendedActions } from './recommended-actions.ts'

const textsOf = (...asked: Parameters<typeof recommendedActions>) =>
	recommendedActions(...asked).map(({ text }) => text)

test('at most three actions are recommended, under either name', () => {
	expect(textsOf({ actions: ['a', 'b', 'c', 'd'] })).toEqual(['a', 'b', 'c'])
	expect(textsOf({ actionItems: ['a'] })).toEqual(['a'])
	expect(textsOf({ actions: [], actionItems: ['b'] })).toEqual(['b'])
})

const review = 'Review specific improvements above'
const positioning = 'Practice legal-services positioning before your next call'
const closing = 'Focus on same-call closing'

test('a call without recommended actions gets three default ones', () => {
	const open = { improvements: ['Work on closing'], isClosedDeal: false, isPitched: true }
	expect(textsOf({ actions: [], ...open })).toEqual([review, positioning, closing])
	expect(textsOf(open)).toEqual([review, positioning, closing])
})

test('a default action is shown only if it applies to the call', () => {
	expect(textsOf({ improvements: [], isClosedDeal: true, isPitched: true })).toEqual([positioning])
	expect(textsOf({ improvements: [], isClosedDeal: false, isPitched: true })).toEqual([positioning, closing])
	expect(textsOf({ improvements: ['x'], isClosedDeal: false, isPitched: false })).toEqual([
		review,
		positioning,
	])
})

test('an action includes its moment and what to practice if the analysis has them', () => {
	const practice = { kind: 'objection', code: 'spouse' } as const
	const moment = { turn: 3, start: 31 }
	expect(
		recommendedActions({ actions: ['a', 'b'], actionPractice: [practice], actionMoments: [moment, null] }),
	).toEqual([
		{ text: 'a', practice, moment },
		{ text: 'b', practice: null, moment: null },
	])
})

test('a call that is not scored gets no default actions', () => {
	expect(textsOf({ improvements: [], isClosedDeal: false, overallScore: null })).toEqual([])
	expect(textsOf({ actions: ['Say it right'], overallScore: null })).toEqual(['Say it right'])
})
