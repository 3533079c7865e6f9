import { expect, test } from 'vitest'
import {
	assessDisclosures,
	type Finding,
	findViolations,
	readCall,
	type Turn,
} from '#features/compliance/index.ts'
import { rateSkills } from './rate-skills.ts'

function skillsOf(...lines: string[]) {
	const call = readCall(
		lines.map((text): Turn => ({ speaker: 'rep', text, start: null, end: null, confidence: null })),
	)
	const basis = {
		call,
		findings: findViolations(call),
		disclosures: assessDisclosures(call, null, []),
		objections: [],
		isPitched: true,
	}
	return Object.fromEntries(rateSkills(basis).map(({ skill }) => [skill.code, skill]))
}

test('a rep who asks about debts, cause and budget has discovered', () => {
	const asked = skillsOf('How much do you owe on each card?', 'What happened?', 'And how much is the rent?')
	const pitched = skillsOf('Let me tell you about our program.')
	expect(asked.discovery?.score).toBeGreaterThan((pitched.discovery?.score ?? 10) + 3)
	expect(asked.discovery?.observed).toContain('Asked what caused the hardship')
})

test('sympathy earns rapport and insults lose it', () => {
	expect(skillsOf("I'm sorry to hear that.").rapport?.score).toBeGreaterThan(5)
	expect(skillsOf("You're a deadbeat and an idiot.").rapport?.score).toBeLessThan(3)
})

test('a prohibited statement leaves little of compliance', () => {
	expect(skillsOf('I guarantee every bank will settle.').compliance?.score).toBeLessThanOrEqual(3)
})

test('an answer is praised unless its words may be a prohibited statement', () => {
	const call = readCall([])
	const objection = {
		code: 'price',
		title: 'Price',
		turn: 1,
		quote: 'Too much.',
		start: null,
		end: null,
		handled: true,
	}
	const praised = (finding: Finding[]) =>
		rateSkills({
			call,
			findings: finding,
			disclosures: [],
			objections: [objection],
			isPitched: true,
		}).flatMap(({ shown }) => shown.map(({ text }) => text))
	const [finding] = findViolations(
		readCall([
			{
				speaker: 'rep',
				text: 'I guarantee every bank will settle.',
				start: null,
				end: null,
				confidence: null,
			},
		]),
	)
	const at = (turn: number): Finding[] => (finding ? [{ ...finding, turn, level: 'likely' }] : [])
	expect(praised([])).toEqual(['Answered an objection: price'])
	expect(praised(at(2))).toEqual([])
	expect(praised(at(8))).toEqual(['Answered an objection: price'])
})

test('every score is between 0 and 10 and says what was seen', () => {
	for (const { score, observed } of Object.values(skillsOf('Hello.'))) {
		expect(score).toBeGreaterThanOrEqual(0)
		expect(score).toBeLessThanOrEqual(10)
		expect(observed.length).toBeGreaterThan(0)
	}
})
