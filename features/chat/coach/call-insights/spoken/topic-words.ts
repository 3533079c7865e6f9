import { z } from 'zod'
import { termsOf } from '#features/guide/index.ts'
import { readData } from '#platform/data/read-data.ts'

/** Each topic's words, as terms of the search. */
const topics = readData(new URL('./topic-words.yaml', import.meta.url), z.array(z.string())).map((line) =>
	line.split(', ').map((word) => termsOf(word)[0] ?? word),
)

/** Terms by which the topic of a term is spoken of as well: 'score' for 'credit'. */
export function relatedTerms(term: string): ReadonlySet<string> {
	const named = topics.filter((words) => words.slice(0, mostNaming).includes(term))
	return new Set(named.flat().filter((word) => word !== term))
}
/** Words of a topic that stand for it; the others are also said of other matters. */
const mostNaming = 4
