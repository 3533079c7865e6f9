import { Check, CircleCheck } from 'lucide-react'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { LevelBadge } from '#design/level-badge.tsx'
import { Progress } from '#design/progress.tsx'
import type { HubModuleSummary, ModuleProgress } from '#features/learning/contract.ts'
import { formatDate } from '#platform/browser/format-time.ts'
import { formatCount } from '#platform/text/format-number.ts'
import { Rating } from './rating.tsx'

const levels = { Beginner: 1, Intermediate: 2, Advanced: 3 } as const

type ModuleCardProps = {
	module: HubModuleSummary
	/** Null where it was not begun, undefined where that could not be read. */
	progress: ModuleProgress | null | undefined
	onOpen: () => void
}

/** A module of the hub: what it teaches, how long it takes, what others think of it, how far one is. */
export function ModuleCard({ module, progress, onOpen }: ModuleCardProps) {
	const { id, title, provider, category, level, duration, topics, keyPoints, lessons } = module
	const done = lessons.filter((lesson) => progress?.lessonsDone.includes(lesson.id)).length
	const completedAt = progress?.completedAt
	return (
		<Card className="flex flex-col p-5" aria-labelledby={`module-${id}`}>
			<div className="flex items-center justify-between gap-2">
				<LevelBadge level={levels[level]}>{level}</LevelBadge>
				<span className="num text-muted-foreground text-sm">{duration} min</span>
			</div>
			<h2 id={`module-${id}`} className="mt-3 font-semibold text-md">
				{title}
			</h2>
			<div className="mt-0.5 flex flex-wrap items-center justify-between gap-x-3 text-sm">
				<span className="text-muted-foreground">
					{category} · {provider}
				</span>
				<Rating moduleId={id} />
			</div>
			<ul className="mt-3 flex flex-wrap gap-1.5" aria-label={`Topics of ${title}`}>
				{topics.map((topic) => (
					<li key={topic}>
						<Badge>{topic}</Badge>
					</li>
				))}
			</ul>
			<ul className="list-tick mt-3 mb-4" data-tone="neutral" aria-label={`Key points of ${title}`}>
				{keyPoints.map((point) => (
					<li key={point}>
						<Check aria-hidden="true" />
						<span>{point}</span>
					</li>
				))}
			</ul>
			<div className="mt-auto flex flex-wrap items-center justify-between gap-3">
				{completedAt ? (
					<p data-tone="success" className="flex items-center gap-1.5 font-medium text-sm text-tone-text">
						<CircleCheck className="size-4" aria-hidden="true" />
						Completed <span className="num">{formatDate(completedAt)}</span>
					</p>
				) : (
					<div className="min-w-28 flex-1">
						<p className="text-muted-foreground text-sm">
							{progress === undefined ? null : <span className="num">{done} of </span>}
							{formatCount(lessons.length, 'lesson')}
						</p>
						{done ? (
							<Progress
								value={(100 * done) / lessons.length}
								label={`Lessons done of ${title}`}
								className="mt-1"
							/>
						) : null}
					</div>
				)}
				<Button
					variant={completedAt ? 'ghost' : 'outline'}
					size="sm"
					className="ml-auto"
					onClick={onOpen}
					aria-label={`${openWords(done, Boolean(completedAt))}: ${title}`}
				>
					{openWords(done, Boolean(completedAt))}
				</Button>
			</div>
		</Card>
	)
}

/** What leads into a module that was not begun, was begun, or is completed. */
function openWords(lessonsDone: number, isCompleted: boolean): string {
	if (isCompleted) return 'Review'
	return lessonsDone ? 'Continue' : 'Start Training'
}
