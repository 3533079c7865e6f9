import { describe, expect, test } from 'vitest'
import { readCall } from '#features/compliance/index.ts'
import { someAnswers, someConduct } from '../fixtures/model-answers.ts'
import type { CoachingAnswer, ConductAnswer } from './questions.ts'
import { verifyAnswers } from './verify-answers.ts'

const turns = (
	[
		['rep', 'I guarantee we will cut your debt in half.'],
		['customer', 'Other people promised me that too. You can bank on it, they said.'],
		['rep', 'The oak is already planted for you,  my friend. We are no charity, of course.'],
		['customer', 'Fine, sign me up. My wife would have to agree, though.'],
	] as const
).map(([speaker, text], at) => ({ speaker, text, start: at * 10, end: at * 10 + 9, confidence: null }))
const call = readCall(turns)

const verify = (conduct: Partial<ConductAnswer>, coaching: Partial<CoachingAnswer> = {}) =>
	verifyAnswers(someAnswers(conduct, coaching), call)
const statement = {
	code: 'nonprofit_claim',
	turn: 2,
	quote: 'The oak is already planted for you, my friend.',
	why: 'It promises a result.',
	english: null,
}

describe('a statement', () => {
	test('whose words the rep said is kept, with the law from the rule pack', () => {
		const [kept, ...others] = verify({ statements: [statement] }).statements
		expect(others).toEqual([])
		expect(kept).toMatchObject({ code: 'nonprofit_claim', turn: 2, start: 20, why: 'It promises a result.' })
		expect(kept?.citation).toContain('CFR')
		expect(turns[2]?.text).toContain(kept?.quote)
	})

	test.each([
		['that the rep did not say', { quote: 'We promise you the moon.' }],
		['of a turn that does not exist', { turn: 99 }],
		['of a turn before the first', { turn: -1 }],
		['from another turn', { turn: 0 }],
		['of the customer', { turn: 1, quote: 'You can bank on it, they said.' }],
		['of an unknown rule', { code: 'being_rude' }],
		['of a rule with a name that objects have', { code: '__proto__' }],
	])('%s is dropped', (_, change) => {
		expect(verify({ statements: [{ ...statement, ...change }] }).statements).toEqual([])
	})

	test('that the rules hold to be lawful in context, such as a denial, is marked', () => {
		const denied = { ...statement, quote: 'We are no charity, of course.' }
		expect(verify({ statements: [denied] }).statements).toMatchObject([{ isClearedByRules: true }])
		expect(verify({ statements: [statement] }).statements).toMatchObject([{ isClearedByRules: false }])
	})

	test('is kept once, however often a model reports it', () => {
		expect(verify({ statements: Array(5_000).fill(statement) }).statements).toHaveLength(1)
	})
})

test('an element of a disclosure needs the rep’s words and must be one of the rule pack', () => {
	const element = { disclosure: 'nonpayment_consequences', element: 'E1', turn: 0, quote: 'your debt' }
	const { elements } = verify({
		disclosures: [
			element,
			{ ...element, quote: 'half of it' },
			{ ...element, element: 'E9' },
			{ ...element, disclosure: 'constructor' },
			{ ...element, turn: 1, quote: 'bank on it' },
		],
	})
	expect(elements).toEqual([
		{ disclosure: 'nonpayment_consequences', element: 'E1', evidence: expect.objectContaining({ turn: 0 }) },
	])
})

describe('an enrollment', () => {
	const agreed = { enrollment: 'agreed', enrollmentTurn: 3, enrollmentQuote: 'sign me up' } as const

	test('needs the customer’s words', () => {
		expect(verify(agreed).enrollment).toMatchObject({ agreed: true, evidence: { turn: 3 } })
		expect(verify({ ...agreed, enrollmentTurn: 2 }).enrollment).toBeNull()
		expect(verify({ ...agreed, enrollmentQuote: null }).enrollment).toBeNull()
	})

	test('decides by the last part of a call', () => {
		const { coaching, summary } = someAnswers()
		const parts = [agreed, { enrollment: 'not_agreed' as const }, {}].map(someConduct)
		expect(verifyAnswers({ conduct: parts, coaching, summary }, call).enrollment).toMatchObject({
			agreed: false,
		})
	})
})

test('an objection is the customer’s, known, and listed once', () => {
	const objection = { code: 'spouse', turn: 3, quote: 'My wife would have to agree', handled: true }
	const { objections } = verify(
		{},
		{ objections: [objection, objection, { ...objection, code: 'weather' }, { ...objection, turn: 2 }] },
	)
	expect(objections).toMatchObject([{ code: 'spouse', turn: 3, handled: true }])
})

test('skills are rated from 0 to 10, each once, with a quote only if the rep said it', () => {
	const skill = { code: 'rapport' as const, score: 70, why: 'Warm words.', turn: 2, quote: 'my friend' }
	const { skills } = verify({}, { skills: [skill, skill, { ...skill, code: 'closing', quote: 'my dear' }] })
	expect(skills).toMatchObject([
		{ code: 'rapport', score: 10, evidence: { turn: 2 } },
		{ code: 'closing', score: 10, evidence: null },
	])
})

test('coaching needs the rep’s words, and what it suggests must be lawful to say', () => {
	const point = {
		turn: 0,
		quote: 'I guarantee we will cut your debt in half.',
		problem: 'Leave out the guarantee.',
		better: 'Results vary, and I can’t promise any.',
	}
	const { coaching } = verify(
		{},
		{
			coaching: [
				point,
				{ ...point, quote: 'We promise you the moon.' },
				{ ...point, turn: 2, quote: 'my friend', better: 'I guarantee we will cut your debt in half.' },
			],
		},
	)
	expect(coaching).toMatchObject([{ problem: point.problem, better: point.better, evidence: { turn: 0 } }])
})

describe('text', () => {
	test('that is too long, unseen or empty is made fit to be shown', () => {
		const { summary } = verify(
			{},
			{
				summary: [
					'',
					'\u0000\u202Eone',
					'<script>alert(1)</script>',
					'x'.repeat(1_000_000),
					'four',
					'five',
					'six',
				],
			},
		)
		expect(summary).toHaveLength(5)
		expect(summary.slice(0, 2)).toEqual(['one', '<script>alert(1)</script>'])
		expect(summary[2]).toHaveLength(400)
	})

	test('is not shown if the model talks about itself, disguises letters or switches from English', () => {
		const usable = 'The rep promised a result and the customer was doubtful.'
		const { summary } = verify(
			{},
			{
				summary: [
					'As an AI language model, I cannot judge this call.',
					'The rep pr\u043emised a result.',
					'El cliente no quiere pagar nada porque otra empresa le mintió antes.',
					usable,
				],
			},
		)
		expect(summary).toEqual([usable])
	})
})
