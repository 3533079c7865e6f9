import { seededRandom } from '#platform/random/seeded-random.ts'
import { standsAlone } from '../../gate/stands-alone.ts'
import type { Brief } from '../brief.ts'
import { findGrounding, type Grounding } from '../ground/find-grounding.ts'
import { isAvoided } from './avoided.ts'
import { inTone } from './in-tone.ts'
import { type Form, readForm } from './read-form.ts'
import { fill, readSlots, type Slot, type Slots, slotsNeeded } from './slots.ts'
import { holds, readTags } from './tags.ts'

/**
 * Words that a piece can be put together from, as one string with its slots; or with the condition they fit under
 * before them, in the words of `tags.ts`.
 */
type Part = string | readonly [when: string, say: string]
export type Bank = readonly Part[]

/** How much likelier each thing that a part asks for makes it: what fits best is said first. */
const weightOfFitting = 3
/** The same for what the request is about. */
const weightOfSubject = 20

/**
 * What a piece is written with: it knows the brief, chooses among parts by chance, and says nothing twice.
 * Everything is the same for the same brief and seed.
 */
export type Pen = {
	brief: Brief
	form: Form
	tags: ReadonlySet<string>
	slots: Slots
	/** What the guides say on the subject. */
	grounding: () => Grounding
	/** A part that fits and was not said yet, filled in; '' when none is left. */
	say: (bank: Bank) => string
	/** Up to `count` parts that fit, in any order. */
	sayMany: (bank: Bank, count: number) => string[]
	/** As `say`, whatever the request wants avoided, and said again rather than not at all: what a piece must have. */
	mustSay: (bank: Bank) => string
	is: (condition: string) => boolean
	has: (slot: Slot) => boolean
	chance: (likelihood: number) => boolean
	oneOf: <Each>(list: readonly [Each, ...Each[]]) => Each
	shuffle: <Each>(list: readonly Each[]) => Each[]
}

/** The pen for a brief; `seed` makes another piece of the same request. */
export function takePen(brief: Brief, seed: number): Pen {
	const random = randomFor(brief.request, seed)
	const form = readForm(brief)
	const slots = readSlots(brief)
	const tags = readTags(brief, form)
	const said = new Set<string>()
	let grounding: Grounding | null = null
	const wordsOf = (part: Part) => (typeof part === 'string' ? part : part[1])
	const weightOf = (part: Part) => (typeof part === 'string' ? 1 : 1 + fitting(part[0]))
	const told = new Set<string>()
	const matters = new Set([...brief.topics, ...brief.objections, ...brief.circumstances])
	const fitting = (when: string) =>
		when
			.split(' ')
			.filter((each) => !each.startsWith('!'))
			.reduce(
				(sum, each) =>
					sum + (each.split('|').some((tag) => matters.has(tag)) ? weightOfSubject : weightOfFitting),
				0,
			)
	const fits = (part: Part) =>
		(typeof part === 'string' || holds(part[0], tags)) &&
		slotsNeeded(wordsOf(part)).every((slot) => slots[slot] !== undefined)

	/** Most of a sentence of it stands in the piece already, in nearly the same words. */
	const isTold = (part: Part) =>
		runsIn(wordsOf(part)).bySentence.some(
			(runs) =>
				runs.length >= fewestRuns && runs.filter((run) => told.has(run)).length > runs.length * mostTold,
		)
	const pick = (parts: Bank): Part | undefined => {
		let left = random() * parts.reduce((sum, part) => sum + weightOf(part), 0)
		for (const part of parts) {
			left -= weightOf(part)
			if (left < 0) return part
		}
		return parts.at(-1)
	}
	const wordsIn = (part: Part) => inTone(fill(wordsOf(part), slots), brief.tone)
	/** Chance takes a part; one that is misheard with these names and figures in it is left for another. */
	const choose = (parts: Bank): string => {
		for (let left = parts; left.length > 0; ) {
			const part = pick(left)
			if (part !== undefined && standsAlone(wordsIn(part))) return take(part)
			left = left.filter((each) => each !== part)
		}
		return ''
	}
	const take = (part: Part) => {
		said.add(wordsOf(part))
		for (const run of runsIn(wordsOf(part)).all) told.add(run)
		return wordsIn(part)
	}
	const say = (bank: Bank) =>
		choose(
			bank.filter(
				(part) => fits(part) && !said.has(wordsOf(part)) && !isTold(part) && !isAvoided(wordsOf(part), brief),
			),
		)
	return {
		brief,
		form,
		tags,
		slots,
		grounding: () => {
			grounding ??= findGrounding(brief)
			return grounding
		},
		say,
		sayMany: (bank, count) => Array.from({ length: count }, () => say(bank)).filter((each) => each !== ''),
		mustSay: (bank) => {
			const fitting = bank.filter(fits)
			const fresh = fitting.filter((part) => !said.has(wordsOf(part)))
			const other = fresh.filter((part) => !isTold(part))
			const welcome = other.filter((part) => !isAvoided(wordsOf(part), brief))
			for (const parts of [welcome, other, fresh, fitting]) {
				const words = choose(parts)
				if (words) return words
			}
			const last = pick(fitting)
			return last ? take(last) : ''
		},
		is: (condition) => holds(condition, tags),
		has: (slot) => slots[slot] !== undefined,
		chance: (likelihood) => random() < likelihood,
		oneOf: (list) => list[Math.floor(random() * list.length)] ?? list[0],
		shuffle: (list) =>
			list
				.map((each) => ({ each, at: random() }))
				.sort((a, b) => a.at - b.at)
				.map(({ each }) => each),
	}
}

/** Three words in a row of each sentence. */
const readRuns = (words: string): string[] =>
	words.split(/(?<=[.?!])\s/).flatMap((sentence) => {
		const each = sentence.toLowerCase().match(/[\p{L}']+/gu) ?? []
		return each.slice(2).map((word, at) => `${each[at]} ${each[at + 1]} ${word}`)
	})
/** Parts are read once: they are few, and every choice looks at all of a bank. */
const runsRead = new Map<string, { all: readonly string[]; bySentence: readonly (readonly string[])[] }>()
function runsIn(words: string) {
	const known = runsRead.get(words)
	if (known) return known
	const bySentence = words.split(/(?<=[.?!])\s/).map(readRuns)
	const read = { all: bySentence.flat(), bySentence }
	if (runsRead.size < mostRead) runsRead.set(words, read)
	return read
}
const mostRead = 5000
const fewestRuns = 2
/** The share of a sentence's words from which on it says what stands there already. */
const mostTold = 0.3

/** FNV-1a over the request and the seed: neighbors among seeds have nothing in common. */
function randomFor(request: string, seed: number) {
	let state = 0x811c9dc5
	for (const character of `${seed} ${request}`) {
		state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
	}
	const random = seededRandom(state)
	random()
	return random
}
