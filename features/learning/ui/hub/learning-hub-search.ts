import type { TrainedSubject } from '#features/learning/contract.ts'
import { id, searchReader } from '#platform/browser/search-parameters.ts'

const kinds = ['statement', 'disclosure', 'objection', 'skill'] as const satisfies TrainedSubject['kind'][]

/** The query parameters of the hub. */
export const readLearningHubSearch = searchReader({
	/** The module that is open, at its overview or at one of its lessons. */
	module: id(),
	lesson: id(),
	/** The code of a subject: opens the lesson about it. */
	statement: id(),
	disclosure: id(),
	objection: id(),
	skill: id(),
})
export type LearningHubSearch = ReturnType<typeof readLearningHubSearch>

/** What the address asks to be trained; null where it names nothing. */
export function subjectOf(search: LearningHubSearch): TrainedSubject | null {
	const kind = kinds.find((each) => search[each])
	return kind ? { kind, code: search[kind] ?? '' } : null
}
