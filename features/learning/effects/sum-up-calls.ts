import type { PracticeEffect, TrainedSubject } from '../contract.ts'
import { type Judged, wentWrong } from './went-wrong.ts'

/** How a subject went on these calls. A skill comes up where there was occasion for it. */
export function sumUpCalls(subject: TrainedSubject, calls: readonly Judged[]): PracticeEffect['before'] {
	const scored = calls.length
	if (subject.kind === 'skill') {
		const scores = calls.flatMap(
			({ skills }) => skills.find(({ code }) => code === subject.code)?.score ?? [],
		)
		return { scored, calls: scores.length, missed: null, average: mean(scores) }
	}
	const outcomes = calls.flatMap((call) => wentWrong(call, subject) ?? [])
	return { scored, calls: outcomes.length, missed: outcomes.filter(Boolean).length, average: null }
}

function mean(scores: number[]): number | null {
	if (scores.length === 0) return null
	return Math.round((10 * scores.reduce((sum, score) => sum + score, 0)) / scores.length) / 10
}
