import { expect, test } from 'vitest'
import { analyzeTranscript } from '../analyze-transcript/analyze-transcript.ts'
import { coachingItems, type ModelAnswer } from './ask-about-call.ts'
import { verifyAnswer } from './verify-answer.ts'

const turns = (
	[
		['rep', 'I guarantee we will cut your debt in half.'],
		['customer', 'Other people promised me that too. You can bank on it, they said.'],
		['rep', 'The oak is already planted for you,  my friend. We are no charity, of course.'],
	] as const
).map(([speaker, text], at) => ({ speaker, text, start: at * 10, end: at * 10 + 9, confidence: null }))
const analysis = analyzeTranscript(turns)

const verify = (answer: Partial<ModelAnswer>) =>
	verifyAnswer({ summary: [], coaching: [], findings: [], ...answer }, turns, analysis)
const good = {
	code: 'nonprofit_claim',
	turn: 2,
	quote: 'The oak is already planted for you, my friend.',
	why: 'It promises a result.',
}

test('a finding whose words the rep said is suggested, with the law from the rule pack', () => {
	const [suggestion, ...others] = verify({ findings: [good] }).suggestions
	expect(others).toEqual([])
	expect(suggestion).toMatchObject({ code: 'nonprofit_claim', turn: 2, why: 'It promises a result.' })
	expect(suggestion?.citation).toContain('CFR')
	expect(turns[2]?.text).toContain(suggestion?.quote)
	expect(suggestion?.start).toBe(20)
})

test.each([
	['that the rep did not say', { quote: 'We promise you the moon.' }],
	['of a turn that does not exist', { turn: 99 }],
	['of a turn before the first', { turn: -1 }],
	['from another turn', { turn: 0 }],
	['of the customer', { turn: 1, quote: 'You can bank on it, they said.' }],
	['of an unknown rule', { code: 'being_rude' }],
	['of a rule with a name that objects have', { code: '__proto__' }],
	['that the rep denies', { quote: 'We are no charity, of course.' }],
])('a finding %s is not suggested', (_, change) => {
	expect(verify({ findings: [{ ...good, ...change }] }).suggestions).toEqual([])
})

test('what the rules found already is not suggested', () => {
	const [known] = analysis.findings
	if (!known) throw new Error('the rules find nothing in this call')
	const { code, turn, quote } = known
	expect(verify({ findings: [{ code, turn, quote, why: '' }] }).suggestions).toEqual([])
})

test('the same finding is suggested once, however often a model says it', () => {
	expect(verify({ findings: Array(5_000).fill(good) }).suggestions).toHaveLength(1)
})

test('coaching is taken only for what the analysis says, and only when it may be said', () => {
	const items = coachingItems(analysis)
	const { coaching } = verify({
		coaching: [
			{ item: 0, text: ' Say what may happen,\nnot what will. ' },
			{ item: 0, text: 'A second thought.' },
			{ item: 1, text: 'Tell them: I guarantee we will cut your debt in half.' },
			{ item: 99, text: 'Work on your handwriting.' },
			{ item: -1, text: 'Work on your handwriting.' },
		],
	})
	expect(coaching).toEqual([{ about: items[0], text: 'Say what may happen, not what will.' }])
})

test('text that is too long, unseen or empty is made fit to be shown', () => {
	const { summary } = verify({
		summary: [
			'',
			'\u0000\u202Eone',
			'<script>alert(1)</script>',
			'x'.repeat(1_000_000),
			'four',
			'five',
			'six',
		],
	})
	expect(summary).toHaveLength(5)
	expect(summary.slice(0, 2)).toEqual(['one', '<script>alert(1)</script>'])
	expect(summary[2]).toHaveLength(400)
})

test('a summary in which the model speaks of itself, disguises letters or leaves English is not shown', () => {
	const usable = 'The rep promised a result and the customer was doubtful.'
	const { summary } = verify({
		summary: [
			'As an AI language model, I cannot judge this call.',
			'The rep pr\u043emised a result.',
			'El cliente no quiere pagar nada porque otra empresa le mintió antes.',
			usable,
		],
	})
	expect(summary).toEqual([usable])
})
