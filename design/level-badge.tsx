import type { ReactNode } from 'react'
import { Badge } from '#design/badge.tsx'
import { classNames } from '#design/class-names.ts'

const heights = ['h-1', 'h-1.5', 'h-2.5']

/** How hard something is, by a word and bars: no status, so neither red nor green. */
export function LevelBadge({ level, children }: { level: 1 | 2 | 3; children: ReactNode }) {
	return (
		<Badge className="gap-1.5">
			<span className="flex items-end gap-px" aria-hidden="true">
				{heights.map((height, index) => (
					<span
						key={height}
						className={classNames('w-0.75 rounded-[1px] bg-current', height, index >= level && 'opacity-25')}
					/>
				))}
			</span>
			{children}
		</Badge>
	)
}
