import { Badge } from '#design/badge.tsx'
import type { Review } from '#features/analysis/contract.ts'

const faces = {
	disputed: { words: 'Disputed', tone: 'warning' },
	upheld: { words: 'Upheld', tone: 'neutral' },
	overturned: { words: 'Overturned', tone: 'info' },
} as const

/** A finding that the engine is not certain of is confirmed or dismissed: see `verdictWords`. */
const unsure: Partial<Record<Review['state'], string>> = { upheld: 'Confirmed', overturned: 'Dismissed' }

export function ReviewBadge({ state, isUnsure }: Pick<Review, 'state'> & { isUnsure: boolean }) {
	const { tone } = faces[state]
	const words = (isUnsure && unsure[state]) || faces[state].words
	return <Badge tone={tone}>{words}</Badge>
}
