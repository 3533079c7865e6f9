import type { PracticeSession, PracticeSummary } from '#features/role-play/contract.ts'
import { formatCount } from '#platform/text/format-number.ts'

type Completed = Pick<PracticeSummary, 'id' | 'scenarioId' | 'completedAt' | 'overallScore'>

/** How a session's score compares with the try before it at the same scenario; null when there was none. */
export function compareWithLastTry(
	session: Pick<PracticeSession, 'id' | 'scenarioId' | 'completedAt' | 'overallScore'>,
	completed: readonly Completed[],
): { words: string; score: number; at: string } | null {
	const [last] = completed
		.filter(({ id, scenarioId, completedAt }) => {
			const isBefore = completedAt !== null && completedAt < (session.completedAt ?? '')
			return id !== session.id && scenarioId === session.scenarioId && isBefore
		})
		.sort((a, b) => (b.completedAt ?? '').localeCompare(a.completedAt ?? ''))
	if (!last?.completedAt || last.overallScore === null || session.overallScore === null) return null
	const score = Math.round(last.overallScore)
	return { words: wordsFor(Math.round(session.overallScore) - score), score, at: last.completedAt }
}

function wordsFor(points: number): string {
	if (points === 0) return 'The same as your last try'
	const count = Math.abs(points)
	return `${formatCount(count, 'point')} ${points > 0 ? 'above' : 'below'} your last try`
}
