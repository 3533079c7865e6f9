import type { TrainedSubject } from '#features/learning/contract.ts'

/** Where what was trained is practiced: with a prospect who raises the objection, or with any for a skill. */
export function rolePlayFor(trains: readonly TrainedSubject[]): { objection: string } | { skill: string } {
	const objection = trains.find(({ kind }) => kind === 'objection')
	if (objection) return { objection: objection.code }
	return { skill: trains.find(({ kind }) => kind === 'skill')?.code ?? 'compliance' }
}
