import { expect, test } from 'vitest'
import { matchRules, readCall } from '#features/compliance/index.ts'
import { HealthTip, Motivation } from '../contract.ts'
import { dailyInspiration } from './daily-inspiration.ts'
import { dailyTip } from './daily-tip.ts'
import { fieldNotes, inspirations } from './inspirations/inspirations.ts'
import { pickForMinute } from './pick-for-minute.ts'
import { tips } from './tips/tips.ts'

const day = 24 * 60 * 60_000
const minute = 60_000
/** Midnight, and the start of a working day on either coast of the United States. */
const timesOfDay = ['00:00', '13:30', '17:00'].map((time) => Date.parse(`2026-10-01T${time}:00Z`))

const kinds = [
	{ name: 'inspiration', of: (at: number) => dailyInspiration(new Date(at)).quote },
	{ name: 'tip', of: (at: number) => dailyTip(new Date(at)).tip },
]

const said = (text: string) => ({ speaker: 'rep' as const, text, start: null, end: null, confidence: null })

for (const { name, of } of kinds) {
	test(`the first ${name} of a day is another one on each day of a quarter, whenever the day begins`, () => {
		for (const start of timesOfDay) {
			const firsts = Array.from({ length: 120 }, (_, days) => of(start + days * day))
			expect(new Set(firsts).size).toBe(120)
		}
	})

	test(`everyone sees the same ${name} in a minute, and another one in each minute of two hours`, () => {
		const [start = 0] = timesOfDay
		expect(of(start + minute - 1)).toBe(of(start))
		const seen = Array.from({ length: 120 }, (_, minutes) => of(start + minutes * minute))
		expect(new Set(seen).size).toBe(120)
	})

	test(`who looks a little earlier than yesterday sees another ${name}`, () => {
		const [start = 0] = timesOfDay
		const yesterday = of(start)
		for (let earlier = 0; earlier < 60; earlier += 1)
			expect(of(start + day - earlier * minute)).not.toBe(yesterday)
	})
}

test('one after the other is of another kind, mostly', () => {
	const categories = Array.from(
		{ length: 120 },
		(_, minutes) => dailyTip(new Date(minutes * minute)).category,
	)
	const alike = categories.filter((category, place) => category === categories[place - 1])
	expect(alike.length).toBeLessThan(20)
})

test.each([1, 2, 61, 122, 1440])('with %i to pick from, each has its turn', (size) => {
	const items = Array.from({ length: size }, (_, place) => place)
	const picked = items.map((minutes) => pickForMinute(items, new Date(minutes * minute)))
	expect(new Set(picked).size).toBe(size)
})

test('there is nothing to pick from an empty collection', () => {
	expect(() => pickForMinute([], new Date(0))).toThrow('nothing to pick')
})

test('every line is complete, fits the card, and is there once', () => {
	for (const { quote, author, source, category } of inspirations) {
		expect(Motivation.parse({ quote, author, company: source, category }).category).toMatch(
			/^[a-z]+(_[a-z]+)*$/,
		)
		expect(quote).toMatch(/^[‘A-Z].{14,134}$/)
		expect(author && source).toBeTruthy()
		expect(author === 'Candor').toBe(source === fieldNotes)
	}
	expect(new Set(inspirations.map(({ quote }) => quote)).size).toBe(inspirations.length)
	expect(new Set(inspirations.map(({ category }) => category)).size).toBeGreaterThan(10)
})

test('every tip is complete, fits the card, and is there once', () => {
	for (const tip of tips) {
		expect(HealthTip.parse(tip).category).toMatch(/^[a-z]+(_[a-z]+)*$/)
		expect(tip.tip).toMatch(/^[A-Z].{14,119}[.?]$/)
		expect(tip.benefitsFor).toMatch(/^[A-Z].{9,74}\.$/)
		expect(tip.duration).toMatch(/^(\d+ (seconds|minutes?|hours?|evening)|All (shift|day)|Every night)$/)
		expect(tip.author).toMatch(/^.+, .+$/)
	}
	expect(new Set(tips.map(({ tip }) => tip)).size).toBe(tips.length)
	expect(new Set(tips.map(({ benefitsFor }) => benefitsFor)).size).toBe(tips.length)
	expect(new Set(tips.map(({ difficulty }) => difficulty)).size).toBe(3)
})

test('nothing that we say on the cards is plainly a prohibited statement', () => {
	const ours = [
		...inspirations.filter(({ source }) => source === fieldNotes).map(({ quote }) => quote),
		...tips.flatMap(({ tip, benefitsFor }) => [tip, benefitsFor]),
	]
	// Only what the rules hear plainly: the classifier beside them knows calls alone, and hears one in everything.
	const isProhibited = (text: string) => matchRules(readCall([said(text)])).some(({ isPlain }) => isPlain)
	expect(ours.filter(isProhibited)).toEqual([])
	expect(isProhibited('We guarantee that your debt will be cut in half.')).toBe(true)
})
