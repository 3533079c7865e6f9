import type { Analysis } from '#features/analysis/contract.ts'
import { passMark } from '#features/analysis/limits.ts'
import { formatCount } from '#platform/text/format-number.ts'

type Scored = Pick<Analysis, 'overallScore' | 'score'>

/** In a sentence or two: how far from the pass mark a call is, and what held it down most. */
export function explainScore({ overallScore, score }: Scored): string {
	if (overallScore === null) return score.notScoredBecause ?? 'There wasn’t enough to score.'
	return [distance(overallScore), reason({ overallScore, score })].filter(Boolean).join(' ')
}

function distance(score: number): string {
	const points = Math.abs(score - passMark)
	if (points === 0) return `Exactly the pass mark of ${passMark}%.`
	return `${formatCount(points, 'point')} ${score > passMark ? 'above' : 'below'} the pass mark of ${passMark}%.`
}

function reason({ score: { parts, caps, beforeCaps, floor } }: Scored): string | null {
	if (floor) return `Held at ${floor.min}%: ${floor.why}.`
	const cap = caps.filter(({ max }) => max < beforeCaps).sort((a, b) => a.max - b.max)[0]
	if (cap) return `Held at ${cap.max}%: ${cap.why}`
	const costliest = parts.toSorted((a, b) => b.weight - b.points - (a.weight - a.points))[0]
	// Older analyses have points in tenths.
	const cost = costliest ? Math.round(10 * (costliest.weight - costliest.points)) / 10 : 0
	return costliest && cost >= 1
		? `${costliest.title} cost the most: ${cost} of ${costliest.weight} points.`
		: null
}
