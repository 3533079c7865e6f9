import { expect, test } from 'vitest'
import { someModel } from '../fixtures/model-answers.ts'
import { confirmStatement, rejectFinding } from './judge-finding.ts'
import { clearanceSystem } from './questions.ts'

const segments = Array.from({ length: 40 }, (_, at) => ({
	speaker: at % 2 ? ('customer' as const) : ('rep' as const),
	text: `Turn ${at}.`,
	start: null,
	end: null,
	confidence: null,
}))
const claim = { code: 'nonprofit_claim', turn: 20, quote: 'Turn 20.' }
const never = new AbortController().signal
const verdict = (isViolation: boolean) => ({ argumentFor: 'For.', argumentAgainst: 'Against.', isViolation })
const clearance = { worstReading: 'None.', isLikelyReading: false, mustStay: false, reason: 'It was a joke.' }

test('the model is shown the words with the eight turns on either side, and not its own reasons', async () => {
	const prompts: string[] = []
	const model = someModel(({ prompt }) => {
		prompts.push(prompt)
		return verdict(true)
	})
	expect(await confirmStatement(model, segments, claim, never)).toEqual({ argumentAgainst: 'Against.' })
	const { words, call } = JSON.parse(prompts[0] ?? '')
	expect(words).toEqual({ turn: 20, quote: 'Turn 20.' })
	expect(call.map(([turn]: [number]) => turn)).toEqual(Array.from({ length: 17 }, (_, at) => 12 + at))
})

test('a statement that the model takes back is not confirmed', async () => {
	expect(
		await confirmStatement(
			someModel(() => verdict(false)),
			segments,
			claim,
			never,
		),
	).toBeNull()
})

test.each([
	['it rejects it twice', verdict(false), clearance, { reason: 'It was a joke.' }],
	['it confirms it first', verdict(true), clearance, null],
	['it keeps it at the second question', verdict(false), { ...clearance, mustStay: true }, null],
	[
		'a customer may well have understood it so',
		verdict(false),
		{ ...clearance, isLikelyReading: true },
		null,
	],
])('of a finding of the rules, %s', async (_, first, second, expected) => {
	const model = someModel(({ system }) => (system === clearanceSystem ? second : first))
	expect(await rejectFinding(model, segments, claim, never)).toEqual(expected)
})
