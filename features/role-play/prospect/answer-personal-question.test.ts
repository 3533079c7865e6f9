import { expect, test } from 'vitest'
import { somePersona, someScript } from '../judge/fixtures/play.ts'
import { someTalk } from './fixtures/talk.ts'

const hello = 'Hi Maria, this is Dana with Harbor Debt Relief on a recorded line.'
const calm = (household: string) =>
	someScript({ objections: [], traps: [], hidden: [], persona: { ...somePersona(), household } })
const lastLine = (household: string, questions: string[], seed = 7) =>
	someTalk(calm(household), [hello, ...questions], { seed }).lines.at(-1) ?? ''

test.each([
	['Married, in a rented condo', 'Do you own your home or rent?', /rent/i],
	['Widow in her own house', 'Do you own your home or rent?', /own|mine/i],
	['Single, no children', 'Do you have any kids at home?', /no/i],
	['Divorced, a daughter of nine; an apartment', 'Any children at home?', /daughter/i],
	[
		'Married to Rick',
		'Does anyone else help you make decisions about money?',
		/two of us|at home|all by myself/i,
	],
	['Lives alone', 'Do you make money decisions on your own?', /me/i],
	['Shares a flat; one three-legged cat', 'Do you have any pets?', /one|sure do/i],
])('a prospect whose sheet says “%s” answers “%s” from it', (household, question, answer) => {
	expect(lastLine(household, [question])).toMatch(answer)
})

test.each([
	'Do you have any pets?',
	'Are you a veteran?',
	'Do you have a checking account?',
	'Are you current on all of your cards?',
	'Do you wear glasses?',
	'Have you ever lived abroad?',
	'Can you drive at night?',
])('“%s” is answered, the same way for the same seed', (question) => {
	const answers = [1, 2, 3].map(() => lastLine('Single', [question], 5))
	expect(new Set(answers).size).toBe(1)
	expect(answers[0]).toMatch(
		/\b(?:yes|yeah|no|not|never|i|one|it's|everything's|sure|behind|all|account|pets)\b/i,
	)
	expect(answers[0]).not.toMatch(/\?$/)
})

test('inventions differ between seeds', () => {
	const answers = Array.from({ length: 20 }, (_, seed) => lastLine('Single', ['Do you have any pets?'], seed))
	const has = answers.filter((answer) => !/no pets|not anymore/i.test(answer))
	expect(has.length).toBeGreaterThan(0)
	expect(has.length).toBeLessThan(20)
})

test('asked a second time, the prospect says the same', () => {
	const { lines } = someTalk(calm('Single'), [hello, 'Are you a veteran?', 'Are you a veteran?'], { seed: 3 })
	const isNo = (line = '') => /\b(?:no|not|never)\b/i.test(line)
	expect(isNo(lines.at(-1))).toBe(isNo(lines.at(-2)))
})
