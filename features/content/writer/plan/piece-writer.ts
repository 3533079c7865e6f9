import { seededRandom } from '#platform/random/seeded-random.ts'
import { passesInIsolation } from '../../compliance-check/passes-in-isolation.ts'
import type { Brief } from '../../request/brief.ts'
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
type Template = string | readonly [when: string, say: string]
export type TemplateSet = readonly Template[]

/** How much likelier each thing that a template asks for makes it: what fits best is said first. */
const weightOfFitting = 3
/** The same for what the request is about. */
const weightOfSubject = 20

/**
 * What a piece is written with: it knows the brief, chooses among templates at random, and says nothing twice.
 * Everything is the same for the same brief and seed.
 */
export type PieceWriter = {
	brief: Brief
	form: Form
	tags: ReadonlySet<string>
	slots: Slots
	/** What the guides say on the subject. */
	grounding: () => Grounding
	/** A template that fits and was not used yet, filled in; '' when none is left. */
	say: (templates: TemplateSet) => string
	/** Up to `count` templates that fit, in any order. */
	sayMany: (templates: TemplateSet, count: number) => string[]
	/** As `say`, whatever the request wants avoided, and said again rather than not at all: what a piece must have. */
	mustSay: (templates: TemplateSet) => string
	is: (condition: string) => boolean
	has: (slot: Slot) => boolean
	chance: (likelihood: number) => boolean
	oneOf: <Each>(list: readonly [Each, ...Each[]]) => Each
	shuffle: <Each>(list: readonly Each[]) => Each[]
}

/** The piece writer for a brief; `seed` makes another piece of the same request. */
export function openPieceWriter(brief: Brief, seed: number): PieceWriter {
	const random = randomFor(brief.request, seed)
	const form = readForm(brief)
	const slots = readSlots(brief)
	const tags = readTags(brief, form)
	const said = new Set<string>()
	let grounding: Grounding | null = null
	const wordsOf = (template: Template) => (typeof template === 'string' ? template : template[1])
	const weightOf = (template: Template) => (typeof template === 'string' ? 1 : 1 + fitting(template[0]))
	const usedRuns = new Set<string>()
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
	const fits = (template: Template) =>
		(typeof template === 'string' || holds(template[0], tags)) &&
		slotsNeeded(wordsOf(template)).every((slot) => slots[slot] !== undefined)

	/** Most of a sentence of it stands in the piece already, in nearly the same words. */
	const isRepeated = (template: Template) =>
		runsIn(wordsOf(template)).bySentence.some(
			(runs) =>
				runs.length >= fewestRuns &&
				runs.filter((run) => usedRuns.has(run)).length > runs.length * mostRepeated,
		)
	const pick = (templates: TemplateSet): Template | undefined => {
		let left = random() * templates.reduce((sum, template) => sum + weightOf(template), 0)
		for (const template of templates) {
			left -= weightOf(template)
			if (left < 0) return template
		}
		return templates.at(-1)
	}
	const wordsIn = (template: Template) => inTone(fill(wordsOf(template), slots), brief.tone)
	/** Picks a template at random; one that is misheard with these names and figures in it is left for another. */
	const choose = (templates: TemplateSet): string => {
		for (let left = templates; left.length > 0; ) {
			const template = pick(left)
			if (template !== undefined && passesInIsolation(wordsIn(template))) return take(template)
			left = left.filter((each) => each !== template)
		}
		return ''
	}
	const take = (template: Template) => {
		said.add(wordsOf(template))
		for (const run of runsIn(wordsOf(template)).all) usedRuns.add(run)
		return wordsIn(template)
	}
	const say = (templates: TemplateSet) =>
		choose(
			templates.filter(
				(template) =>
					fits(template) &&
					!said.has(wordsOf(template)) &&
					!isRepeated(template) &&
					!isAvoided(wordsOf(template), brief),
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
		sayMany: (templates, count) =>
			Array.from({ length: count }, () => say(templates)).filter((each) => each !== ''),
		mustSay: (templates) => {
			const fitting = templates.filter(fits)
			const fresh = fitting.filter((template) => !said.has(wordsOf(template)))
			const other = fresh.filter((template) => !isRepeated(template))
			const welcome = other.filter((template) => !isAvoided(wordsOf(template), brief))
			for (const templates of [welcome, other, fresh, fitting]) {
				const words = choose(templates)
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
/** Templates are read once: they are few, and every choice looks at a whole set. */
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
const mostRepeated = 0.3

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
