import type { Practice } from '#features/analysis/contract.ts'
import type { Task } from '#features/coaching/contract.ts'
import type { HubModuleSummary } from '#features/learning/contract.ts'
import { findOpenAt } from '#features/learning/ui/hub/find-lesson.ts'
import type { Scenario } from '#features/role-play/contract.ts'

/** What a form has chosen of each kind, '' for nothing: 'ethics/mending', 'price-objection'. */
export type TaskKeys = Record<Task['kind'], string>

/** What is chosen, null while that is nothing. */
export function taskOf(kind: Task['kind'], keys: TaskKeys): Task | null {
	if (kind === 'role_play') return keys.role_play ? { kind, scenarioId: keys.role_play } : null
	const [moduleId, lessonId] = keys.lesson.split('/')
	return moduleId && lessonId ? { kind, moduleId, lessonId } : null
}

export const lessonKey = (moduleId: string, lessonId: string) => `${moduleId}/${lessonId}`

/** The lesson that trains a practice, '' where there is none. */
export function lessonFor(modules: readonly HubModuleSummary[], practice: Practice | null): string {
	const found = practice && findOpenAt(modules, { [practice.kind]: practice.code })
	return found?.lessonId ? lessonKey(found.moduleId, found.lessonId) : ''
}

/** A scenario in which the objection is raised, '' where the practice is about something else. */
export function scenarioFor(scenarios: readonly Scenario[], practice: Practice | null): string {
	if (practice?.kind !== 'objection') return ''
	return scenarios.find(({ objections }) => objections.includes(practice.code))?.id ?? ''
}
