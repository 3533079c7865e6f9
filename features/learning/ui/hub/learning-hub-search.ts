import type { TrainedSubject } from '#features/learning/contract.ts'

const kinds = ['statement', 'disclosure', 'objection', 'skill'] as const satisfies TrainedSubject['kind'][]

/** What the hub is opened for, as it stands in its address. */
export type LearningHubSearch = {
	/** The module that is open, at its overview or at one of its lessons. */
	module?: string
	lesson?: string
	/** The code of what is to be trained: opens the lesson about it. */
	statement?: string
	disclosure?: string
	objection?: string
	skill?: string
}

/** Keeps of the query parameters those that make sense. */
export function readLearningHubSearch(search: Record<string, unknown>): LearningHubSearch {
	const said: LearningHubSearch = {}
	for (const name of ['module', 'lesson', ...kinds] as const) {
		const value = search[name]
		if (typeof value === 'string' && value) said[name] = value
	}
	return said
}

/** What the address asks to be trained; null where it names nothing. */
export function subjectOf(search: LearningHubSearch): TrainedSubject | null {
	const kind = kinds.find((each) => search[each])
	return kind ? { kind, code: search[kind] ?? '' } : null
}
