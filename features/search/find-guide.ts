import MiniSearch from 'minisearch'
import { guide, searchGuide, sureScore } from '#features/guide/index.ts'
import { hubModules } from '#features/learning/index.ts'
import { complianceModules } from '#features/learning/texts/compliance-guide/index.ts'
import { type FoundReading, mostFound } from './contract.ts'

/** `place` is unique among all of them. */
type Reading = { place: string; found: FoundReading; title: string; asked: string; body: string }

/** From so many words on it may be a question: found as the coach finds the answer to it. */
const fewestWordsOfQuestion = 3

let index: MiniSearch<Reading> | null = null

/**
 * Entries of the guides, modules and lessons that have every typed word, the last perhaps only begun; best first. For a
 * question the entry that answers it comes before them.
 */
export function findGuide(text: string): FoundReading[] {
	index ??= openIndex()
	const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
	const named = index
		.search(text, {
			combineWith: 'AND',
			prefix: (term) => term === words.at(-1),
			fuzzy: (term) => (term.length > 5 ? 0.15 : false),
		})
		.map(({ found }): FoundReading => found)
	const [answer] = words.length < fewestWordsOfQuestion ? [] : searchGuide(text)
	if (!answer || answer.score < sureScore) return named.slice(0, mostFound)
	const { id, title } = answer.entry
	const others = named.filter((found) => found.kind !== 'entry' || found.id !== id)
	return [entryOf(id, title), ...others].slice(0, mostFound)
}

const entryOf = (id: string, title: string): FoundReading => ({ kind: 'entry', id, title, moduleId: null })

function openIndex() {
	const opened = new MiniSearch<Reading>({
		idField: 'place',
		fields: ['title', 'asked', 'body'],
		storeFields: ['found'],
		searchOptions: { boost: { title: 4, asked: 2 } },
	})
	opened.addAll([...entries(), ...modules()])
	return opened
}

const reading = (found: FoundReading, asked: string, body: string): Reading => ({
	place: `${found.kind} ${found.moduleId ?? ''} ${found.id}`,
	found,
	title: found.title,
	asked,
	body,
})

const entries = () =>
	guide.map(({ id, title, asked, answer, why = '', points = [], say = [] }) =>
		reading(entryOf(id, title), asked.join('. '), [answer, why, ...points, ...say].join(' ')),
	)

const modules = () => [
	...complianceModules.map(({ id, title, description, requirements }) =>
		reading(
			{ kind: 'compliance-module', id, title, moduleId: null },
			'',
			[description, ...requirements].join(' '),
		),
	),
	...hubModules.flatMap(({ id: moduleId, title, overview, topics, lessons }) => [
		reading({ kind: 'module', id: moduleId, title, moduleId: null }, '', [overview, ...topics].join(' ')),
		...lessons.map(({ id, title, parts }) =>
			reading({ kind: 'lesson', id, title, moduleId }, '', wordsOf(parts)),
		),
	]),
]

/** The words of a lesson, whatever its parts are made of. */
const wordsOf = (parts: unknown): string =>
	typeof parts === 'string'
		? parts
		: parts && typeof parts === 'object'
			? Object.values(parts).map(wordsOf).join(' ')
			: ''
