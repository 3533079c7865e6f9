import { z } from 'zod'
import { termsOf } from '#features/guide/index.ts'
import { readData } from '#platform/data/read-data.ts'

/** The words of each topic as search terms. */
const topics = readData(new URL('./topic-words.yaml', import.meta.url), z.array(z.string())).map((line) =>
	line.split(', ').map((word) => termsOf(word)[0] ?? word),
)

/** Other terms for the same topic: 'score' for 'credit'. */
export function relatedTerms(term: string): ReadonlySet<string> {
	const named = topics.filter((words) => words.slice(0, mostNaming).includes(term))
	return new Set(named.flat().filter((word) => word !== term))
}
/** Words that are enough to identify a topic. Its other words also occur with other topics. */
const mostNaming = 4
