import { expect, test } from 'vitest'
import { complianceEntries, findViolations, type GuideEntry, readCall } from '#features/compliance/index.ts'
import { SkillCode } from '../contract.ts'
import { knownObjections } from '../objections/known-objections.ts'
import { playbookEntries } from './guide-entries.ts'

const toBeSaid = ({ say = [], briefly, ifNo = [], insteadOf = [] }: GuideEntry) => [
	...say,
	...(briefly ? [briefly] : []),
	...ifNo,
	...insteadOf.map((pair) => pair.say),
]

/** The findings in a line, said alone or in answer to a customer. */
const heardIn = (line: string, ask?: string) =>
	findViolations(
		readCall(
			[
				...(ask ? [{ speaker: 'customer' as const, text: ask }] : []),
				{ speaker: 'rep' as const, text: line },
			].map((turn) => ({ ...turn, start: null, end: null, confidence: null })),
		),
	).map(({ code, quote }) => ({ code, quote, line, ask }))

const codes = (kind: string) =>
	playbookEntries.flatMap(({ about }) => (about?.kind === kind ? [about.code] : [])).sort()

test('every entry of both guides has an id of its own', () => {
	const ids = [...complianceEntries, ...playbookEntries].map(({ id }) => id)
	expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
	expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
})

test('the twelve objections, the five skills and the six topics each have an entry', () => {
	expect(codes('objection')).toEqual(knownObjections.map(({ code }) => code).sort())
	expect(codes('skill')).toEqual([...SkillCode.options].sort())
	expect(
		playbookEntries
			.filter(({ kind }) => kind === 'topic')
			.map(({ id }) => id)
			.sort(),
	).toEqual([
		'attorney-positioning',
		'debt-pain-amplification',
		'debt-settlement-objections',
		'ftc-compliance',
		'legal-protection-messaging',
		'same-call-enrollment',
	])
})

test('an entry points only to entries that exist, never to itself', () => {
	const ids = new Set([...complianceEntries, ...playbookEntries].map(({ id }) => id))
	const lost = playbookEntries.flatMap(({ id, related = [] }) =>
		related.filter((other) => other === id || !ids.has(other)).map((other) => `${id} -> ${other}`),
	)
	expect(lost).toEqual([])
})

test('suggested lines contain no prohibited statement', () => {
	expect(playbookEntries.flatMap(toBeSaid).flatMap((line) => heardIn(line))).toEqual([])
})

test('suggested lines contain no prohibited statement as answers to customers', () => {
	const answers = playbookEntries
		.filter(({ kind }) => kind === 'objection' || kind === 'fact')
		.flatMap((entry) => (entry.say ?? []).flatMap((line) => entry.asked.map((ask) => ({ ask, line }))))
	expect(answers.flatMap(({ ask, line }) => heardIn(line, ask))).toEqual([])
})

test('no line has a blank', () => {
	const lines = playbookEntries.flatMap((entry) => [
		...toBeSaid(entry),
		entry.answer,
		...(entry.points ?? []),
	])
	expect(lines.filter((line) => /[{}]/.test(line))).toEqual([])
})

test('each of the twelve objections is answered in three ways and left after two more tries', () => {
	const objections = playbookEntries.filter(({ about }) => about?.kind === 'objection')
	for (const { id, say = [], ifNo = [], asked, briefly } of objections) {
		expect({ id, ways: say.length, asks: say.some((line) => line.includes('?')) }).toEqual({
			id,
			ways: 3,
			asks: true,
		})
		expect({ id, tries: ifNo.length, isBrief: briefly !== undefined }).toEqual({
			id,
			tries: 2,
			isBrief: true,
		})
		expect(asked.length, id).toBeGreaterThanOrEqual(10)
	}
})

test('the last answer to a no asks for nothing more', () => {
	const last = playbookEntries.flatMap(({ ifNo }) => ifNo?.slice(-1) ?? [])
	expect(last.filter((line) => line.includes('?'))).toEqual([])
})

test('the brief words take twenty seconds, and lists stay short', () => {
	const words = (line: string) => line.split(/\s+/).length
	expect(playbookEntries.filter(({ briefly = '' }) => words(briefly) > 50).map(({ id }) => id)).toEqual([])
	expect(playbookEntries.filter(({ points = [] }) => points.length > 5).map(({ id }) => id)).toEqual([])
})

test('no two entries are asked for in the same words', () => {
	const asked = playbookEntries.flatMap((entry) => entry.asked.map((line) => line.toLowerCase()))
	expect(asked.filter((line, index) => asked.indexOf(line) !== index)).toEqual([])
})

test('the worked example of interest comes out as the guide says', () => {
	let balance = 20_000
	let interest = 0
	let months = 0
	for (; balance > 0; months++) {
		const added = (balance * 0.24) / 12
		interest += added
		balance += added - Math.min(600, balance + added)
	}
	const { answer } = playbookEntries.find(({ id }) => id === 'interest-in-words') ?? { answer: '' }
	expect(answer).toContain(
		`in about ${months} months with about ${(Math.round(interest / 100) * 100).toLocaleString('en-US')} dollars`,
	)
})
