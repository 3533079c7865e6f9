import { expect, test } from 'vitest'
import {
	findViolations,
	prohibitedStatements,
	readCall,
	requiredDisclosures,
} from '#features/compliance/index.ts'
import { knownObjections } from '#features/playbook/index.ts'
import type { Difficulty } from '../contract.ts'
import { repActNames, topicNames } from '../prospect/index.ts'
import type { ObjectiveSign, ProspectScript } from '../prospect/script.ts'
import { scenarios } from './index.ts'

const byDifficulty = (difficulty: Difficulty) =>
	scenarios.filter((script) => script.difficulty === difficulty)
const repeated = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at)
const codesOf = (list: readonly { code: string }[]) => list.map(({ code }) => code)
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const says = (speaker: 'rep' | 'customer', text: string) => ({
	speaker,
	text,
	start: null,
	end: null,
	confidence: null,
})

/** Everything the prospect may say word for word. */
const linesOf = ({ opening = [], persona, hidden, objections, traps }: ProspectScript) => [
	...opening,
	persona.history,
	persona.reasonForCall,
	...persona.smallTalk,
	...hidden.flatMap(({ lines, dodges }) => [...lines, ...dodges]),
	...objections.flatMap(({ raised, pressed, withdrawn }) => [...raised, ...pressed, ...withdrawn]),
	...traps.flatMap(({ asks, afterHonest, afterFalse }) => [...asks, ...afterHonest, ...afterFalse]),
]
/** Everything the rep is told as fact. */
const factsOf = ({ title, description, scenarioContext, objectives, unfit }: ProspectScript) =>
	[title, description, scenarioContext, unfit ?? '', ...objectives.map(({ text }) => text)].filter(Boolean)

test('there are practice calls enough of each difficulty, the three of the home page among them', () => {
	for (const difficulty of ['beginner', 'intermediate', 'advanced'] as const) {
		expect(byDifficulty(difficulty).length, difficulty).toBeGreaterThanOrEqual(6)
	}
	const titled = (title: string) => scenarios.find((script) => script.title === title)?.difficulty
	expect(titled('Hesitant Prospect')).toBe('beginner')
	expect(titled('Price Objection')).toBe('intermediate')
	expect(titled('Skeptical Prospect')).toBe('advanced')
})

test('no two practice calls share an id, a title or a name', () => {
	expect(repeated(scenarios.map(({ id }) => id))).toEqual([])
	expect(repeated(scenarios.map(({ title }) => title))).toEqual([])
	expect(repeated(scenarios.map(({ persona }) => persona.name))).toEqual([])
	expect(scenarios.map(({ id }) => id).filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([])
})

test('all twelve objections are practiced', () => {
	const practiced = new Set(scenarios.flatMap(({ objections }) => codesOf(objections)))
	expect(codesOf(knownObjections).filter((code) => !practiced.has(code))).toEqual([])
})

test('every prohibited statement a prospect can ask for is asked for somewhere', () => {
	const set = new Set(scenarios.flatMap(({ traps }) => codesOf(traps)))
	const notAskedFor = ['abusive_language', 'do_not_call_ignored']
	expect(
		codesOf(prohibitedStatements).filter((code) => !set.has(code) && !notAskedFor.includes(code)),
	).toEqual([])
})

test('harder calls hide more, object more and bear less', () => {
	const objections = (difficulty: Difficulty) =>
		byDifficulty(difficulty).map((script) => script.objections.length)
	const patience = (difficulty: Difficulty) => byDifficulty(difficulty).map(({ needs }) => needs.patience)
	expect(new Set(objections('beginner'))).toEqual(new Set([1]))
	expect(new Set(objections('intermediate'))).toEqual(new Set([2]))
	expect(Math.min(...objections('advanced'))).toBeGreaterThanOrEqual(3)
	for (const { id, traps, hidden } of byDifficulty('advanced')) {
		expect(traps.length, id).toBeGreaterThanOrEqual(2)
		expect(hidden.length, id).toBeGreaterThanOrEqual(3)
	}
	for (const { id, traps } of byDifficulty('beginner')) expect(traps.length, id).toBeLessThanOrEqual(1)
	expect(Math.max(...patience('advanced'))).toBeLessThan(Math.min(...patience('intermediate')))
	expect(Math.max(...patience('intermediate'))).toBeLessThan(Math.min(...patience('beginner')))
})

test('somebody should not be enrolled, and the objectives say what to do instead', () => {
	const unfit = scenarios.filter((script) => script.unfit)
	expect(unfit.length).toBeGreaterThanOrEqual(1)
	for (const { id, objectives } of unfit) {
		expect(
			objectives.some(({ shows }) => 'act' in shows && shows.act === 'advises_against'),
			id,
		).toBe(true)
		expect(objectives.some(({ shows }) => 'ends' in shows && shows.ends === 'enrolled')).toBe(false)
	}
})

for (const script of scenarios) {
	const { id, persona, hidden, objections, traps, objectives } = script

	test(`${id} speaks of nothing that does not exist`, () => {
		const acts = [...repActNames] as string[]
		const topics = [...topicNames] as string[]
		expect(codesOf(objections).filter((code) => !codesOf(knownObjections).includes(code))).toEqual([])
		expect(codesOf(traps).filter((code) => !codesOf(prohibitedStatements).includes(code))).toEqual([])
		expect(objections.flatMap(({ metBy }) => metBy).filter((act) => !acts.includes(act))).toEqual([])
		expect(hidden.flatMap(({ askedBy }) => askedBy).filter((topic) => !topics.includes(topic))).toEqual([])
		const causes = objections.flatMap(({ cause }) => ('topic' in cause ? [cause.topic] : []))
		expect(causes.filter((topic) => !topics.includes(topic))).toEqual([])
		const isKnown = (sign: ObjectiveSign) => {
			if ('act' in sign) return acts.includes(sign.act)
			if ('meets' in sign) return codesOf(objections).includes(sign.meets)
			if ('learns' in sign) return hidden.some((fact) => fact.id === sign.learns)
			if ('discloses' in sign) return codesOf(requiredDisclosures).includes(sign.discloses)
			return 'ends' in sign || codesOf(traps).includes(sign.resists)
		}
		expect(objectives.filter(({ shows }) => !isKnown(shows))).toEqual([])
	})

	test(`${id} has words enough for many calls, none of them twice`, () => {
		expect(objectives.length).toBeGreaterThanOrEqual(3)
		expect(objectives.length).toBeLessThanOrEqual(4)
		expect(script.opening?.length).toBeGreaterThanOrEqual(3)
		expect(persona.smallTalk.length).toBeGreaterThanOrEqual(3)
		expect(repeated([...codesOf(objections), ...codesOf(traps), ...hidden.map((fact) => fact.id)])).toEqual(
			[],
		)
		for (const { lines, dodges } of hidden) {
			expect(Math.min(lines.length, dodges.length)).toBeGreaterThanOrEqual(3)
		}
		for (const { raised, pressed, withdrawn, metBy } of objections) {
			expect(raised.length).toBeGreaterThanOrEqual(5)
			expect(Math.min(pressed.length, withdrawn.length)).toBeGreaterThanOrEqual(3)
			expect(metBy.length).toBeGreaterThanOrEqual(1)
		}
		for (const { asks, afterHonest, afterFalse } of traps) {
			expect(asks.length).toBeGreaterThanOrEqual(4)
			expect(Math.min(afterHonest.length, afterFalse.length)).toBeGreaterThanOrEqual(3)
		}
		const tooLong = linesOf(script).filter((line) => line.split(/\s+/).length > 45)
		expect(tooLong).toEqual([])
	})

	test(`${id}: the figures add up`, () => {
		const { income, leftOverMonthly, debts } = persona
		const total = sum(debts.map(({ balance }) => balance))
		const minimums = sum(debts.map(({ minimum }) => minimum))
		expect(leftOverMonthly + minimums).toBeLessThan(income / 2)
		for (const { balance, minimum, monthsBehind } of debts) {
			// Nobody asks for a minimum on what was written off.
			if (minimum === 0) expect(monthsBehind).toBeGreaterThanOrEqual(6)
			else expect(minimum / balance).toBeGreaterThan(0.005)
			expect(minimum / balance).toBeLessThan(0.06)
		}
		const told = factsOf(script)
			.flatMap((fact) => [...fact.matchAll(/\$([\d,]+)/g)])
			.map(([, digits = '']) => Number(digits.replaceAll(',', '')))
		expect(told).toContain(total)
		const known = [total, minimums, income, leftOverMonthly, ...debts.map(({ balance }) => balance)]
		expect(told.filter((figure) => !known.includes(figure))).toEqual([])
		// Fees and results differ from house to house: nothing is claimed of them.
		expect(factsOf(script).filter((fact) => /%|percent|\bsav(e|es|ed|ings?) \$/i.test(fact))).toEqual([])
	})

	test(`${id}: a plain yes to a trap is the prohibited statement, and the lawful line is none`, () => {
		for (const { code, asks } of traps) {
			const lawful = prohibitedStatements.find((statement) => statement.code === code)?.sayInstead ?? ''
			for (const ask of asks) {
				const answeredWith = (line: string) =>
					findViolations(readCall([says('rep', 'Hello.'), says('customer', ask), says('rep', line)]))
				expect(codesOf(answeredWith("Yes, that's right.")), ask).toContain(code)
				expect(codesOf(answeredWith(lawful)), ask).toEqual([])
			}
		}
	})
}

test('no prospect says what another says', () => {
	const plain = (line: string) => line.toLowerCase().replace(/[^a-z ]/g, '')
	expect(repeated(scenarios.flatMap((script) => [...new Set(linesOf(script).map(plain))]))).toEqual([])
})
