import { LevelBadge } from '#design/level-badge.tsx'
import type { Difficulty } from '#features/role-play/contract.ts'

const levels = {
	beginner: { words: 'Beginner', level: 1 },
	intermediate: { words: 'Intermediate', level: 2 },
	advanced: { words: 'Advanced', level: 3 },
} as const satisfies Record<Difficulty, unknown>

export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
	const { words, level } = levels[difficulty]
	return <LevelBadge level={level}>{words}</LevelBadge>
}
