import { expect, test } from 'vitest'
import { somePersona, someScript } from '../judge/fixtures/play.ts'
import { scenarios } from '../scenarios/index.ts'
import { questionsToAnswer } from './answer-asked.ts'
import { someTalk } from './fixtures/talk.ts'
import { ownSheet, sheetKeys } from './sheet.ts'

const hello = 'Hi Maria, this is Dana with Harbor Debt Relief on a recorded line.'
const calm = (household: string) =>
	someScript({ objections: [], traps: [], hidden: [], persona: { ...somePersona(), household } })
const asked = (household: string, ...questions: string[]) =>
	someTalk(calm(household), [hello, ...questions], { seed: 7 }).lines.slice(2)

test.each([
	['How much do you owe altogether?', /\$\d/],
	['Are you current on all of your cards?', /current|behind/i],
	['Who lives at home with you?', /Rick/],
	['Do you have any pets?', /pet|animal/i],
	['Have you ever filed for bankruptcy?', /never|not|no\b/i],
	['How old are you?', /\d\d/],
])('“%s” is answered', (question, answer) => {
	const [line] = asked('Married to Rick', question)
	expect(line).toMatch(answer)
	expect(line).not.toMatch(/\?$|[{}]/)
})

test('repeated questions get consistent answers', () => {
	for (const line of asked('Single', 'Do you have any pets?', 'Sorry, you have pets?', 'No pets at all?'))
		expect(line).toMatch(/\bno\b|n't|not|none|never|without/i)
})

test('specific questions are answered before general ones', () => {
	const question = (matter: 'permission' | 'debt_total' | 'pets' | 'rhetorical' | 'other_open') => ({
		matter,
		probability: 1,
		words: '',
	})
	const matters = (...all: Parameters<typeof question>[0][]) =>
		questionsToAnswer(all.map(question)).map(({ matter }) => matter)
	expect(matters('permission', 'debt_total')).toEqual(['debt_total'])
	expect(matters('permission')).toEqual(['permission'])
	expect(matters('debt_total', 'pets', 'rhetorical')).toEqual(['debt_total', 'pets'])
	expect(matters('other_open', 'pets')).toEqual(['pets'])
	expect(matters('rhetorical')).toEqual([])
})

/** Sums of some of the figures. */
const sumsOf = (figures: readonly number[]) =>
	figures.reduce((sums, figure) => sums.concat(sums.map((sum) => sum + figure)), [0])

test('every scenario has a sheet with all keys', () => {
	for (const script of scenarios) {
		const sheet = ownSheet(script)
		expect(sheet && Object.keys(sheet).sort(), script.id).toEqual([...sheetKeys].sort())
	}
})

test('dollar figures in a sheet match the persona', () => {
	for (const script of scenarios) {
		const { debts, income, leftOverMonthly } = script.persona
		const known = [
			...sumsOf(debts.map(({ balance }) => balance)),
			...sumsOf(debts.map(({ minimum }) => minimum)),
			income,
			leftOverMonthly,
		]
		const isKnown = (figure: number) =>
			known.some((each) => Math.abs(each - figure) <= Math.max(60, each * 0.04))
		for (const line of Object.values(ownSheet(script) ?? {}).flat())
			for (const [, digits = ''] of line.matchAll(/\$(\d[\d,]*)/g))
				expect(isKnown(Number(digits.replaceAll(',', ''))), `${script.id}: ${line}`).toBe(true)
	}
})

test('no two prospects share a line', () => {
	const owners = new Map<string, string>()
	for (const script of scenarios)
		for (const line of new Set(Object.values(ownSheet(script) ?? {}).flat())) {
			expect(owners.get(line), line).toBeUndefined()
			owners.set(line, script.id)
		}
})

test('the prospect confirms a proposed day and time', () => {
	const warm = { trust: 8, pressure: 0, understanding: 8, urgency: 5, patience: 9 }
	const script = someScript({ objections: [], traps: [], hidden: [], start: warm })
	const before = [hello, 'What happened?', 'I am sorry, that is hard.', 'Who do you owe?']
	const { last } = someTalk(script, [...before, 'Could we talk again Thursday at 7 pm?'])
	expect(last?.line).toContain('Thursday at 7 pm')
	expect(last?.outcome).toBe('next_step_agreed')
	const open = someTalk(script, [...before, 'What day works best for me to call you back?'])
	expect(open.last?.line).toMatch(/day|evening|morning|after/)
	expect(open.outcome).toBeNull()
})
