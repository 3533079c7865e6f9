import { Badge } from '#design/badge.tsx'
import type { Review } from '#features/analysis/contract.ts'

const faces = {
	disputed: { words: 'Disputed', tone: 'warning' },
	upheld: { words: 'Upheld', tone: 'neutral' },
	overturned: { words: 'Overturned', tone: 'info' },
} as const

export function ReviewBadge({ state }: Pick<Review, 'state'>) {
	const { words, tone } = faces[state]
	return <Badge tone={tone}>{words}</Badge>
}
