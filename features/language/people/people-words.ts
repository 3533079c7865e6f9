import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'

const List = z.string().transform((words) => words.split('|'))
const { notNames, mates, kin, advisers, synonyms } = readData(
	new URL('./people-words.yaml', import.meta.url),
	z.strictObject({
		notNames: z.string(),
		mates: List,
		kin: List,
		advisers: List,
		synonyms: z.record(z.string(), z.string()),
	}),
)

/** Words that may be written with a capital and name no person. */
export const otherWords: ReadonlySet<string> = new Set(notNames.split(' '))

/** Someone who may decide with a customer, by the word that a piece uses. */
export type Relation = { name: string; role: 'mate' | 'kin' | 'adviser' }

const relations = new Map(
	[
		...mates.map((name) => ({ name, role: 'mate' as const })),
		...kin.map((name) => ({ name, role: 'kin' as const })),
		...advisers.map((name) => ({ name, role: 'adviser' as const })),
	].map((relation) => [relation.name, relation]),
)

/** The relation that a word names, in the singular or plural; undefined for none. */
export function relationOf(said: string): Relation | undefined {
	const word = said.toLowerCase()
	const singular = word.replace(/(?:'s|s)$/, '')
	return [word, singular].map((each) => relations.get(synonyms[each] ?? each)).find((found) => found)
}

const longestFirst = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length).join('|')
const related = [...mates, ...kin, ...Object.keys(synonyms)]
/** Match relatives, and relatives and advisers, in patterns that ignore case. */
export const relatives = longestFirst(related)
export const relativesAndAdvisers = longestFirst([...related, ...advisers])
