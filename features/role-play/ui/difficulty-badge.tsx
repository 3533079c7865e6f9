import { Badge } from '#design/badge.tsx'
import { classNames } from '#design/class-names.ts'
import type { Difficulty } from '#features/role-play/contract.ts'

const levels: Record<Difficulty, { words: string; bars: number }> = {
	beginner: { words: 'Beginner', bars: 1 },
	intermediate: { words: 'Intermediate', bars: 2 },
	advanced: { words: 'Advanced', bars: 3 },
}
const heights = ['h-1', 'h-1.5', 'h-2.5']

/** How hard it is: no status, so neither red nor green. */
export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
	const { words, bars } = levels[difficulty]
	return (
		<Badge className="gap-1.5">
			<span className="flex items-end gap-px" aria-hidden="true">
				{heights.map((height, index) => (
					<span
						key={height}
						className={classNames('w-0.75 rounded-[1px] bg-current', height, index >= bars && 'opacity-25')}
					/>
				))}
			</span>
			{words}
		</Badge>
	)
}
