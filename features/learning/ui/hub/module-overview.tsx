import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, Circle, CircleCheck, Drama } from 'lucide-react'
import { Button } from '#design/button.tsx'
import type { HubModule } from '#features/learning/contract.ts'
import { formatDate } from '#platform/browser/format-time.ts'
import { learningProgress } from '../learning-progress.ts'
import { rolePlayFor } from './lesson/practice-places.ts'
import { RateModule, Rating } from './rating.tsx'
import { ScrollingText } from './scrolling-text.tsx'

type ModuleOverviewProps = {
	module: HubModule
	onLesson: (lessonId: string) => void
	onClose: () => void
}

/** What a module is about, its lessons and how far one is; once completed, its rating. */
export function ModuleOverview({ module, onLesson, onClose }: ModuleOverviewProps) {
	const progress = useQuery(learningProgress).data?.modules.find(({ moduleId }) => moduleId === module.id)
	const isDone = (lessonId: string) => progress?.lessonsDone.includes(lessonId) ?? false
	const next = module.lessons.find(({ id }) => !isDone(id)) ?? module.lessons[0]
	const completedAt = progress?.completedAt ?? null
	return (
		<>
			<ScrollingText
				title="Overview"
				aside={
					<span className="text-sm">
						<Rating moduleId={module.id} />
					</span>
				}
			>
				<p>{module.overview}</p>
				<ul className="list-tick" data-tone="success" aria-label="Key points">
					{module.keyPoints.map((point) => (
						<li key={point}>
							<Check aria-hidden="true" />
							<span>{point}</span>
						</li>
					))}
				</ul>
				<section aria-labelledby="lessons">
					<h3 id="lessons" className="font-semibold">
						Lessons
					</h3>
					<ol className="mt-2 divide-y rounded-lg border">
						{module.lessons.map((lesson) => (
							<li key={lesson.id}>
								<LessonRow
									title={lesson.title}
									minutes={lesson.minutes}
									isDone={isDone(lesson.id)}
									onOpen={() => onLesson(lesson.id)}
								/>
							</li>
						))}
					</ol>
					<p className="mt-2 text-muted-foreground text-sm">
						The time of the module includes one practice call of about ten minutes.
					</p>
				</section>
				{completedAt ? (
					<section aria-label="Completed" className="space-y-4 rounded-lg bg-muted p-4">
						<p className="font-medium">
							Completed {formatDate(completedAt)}
							{progress?.quiz
								? `, ${progress.quiz.correct} of ${progress.quiz.total} questions right on the first try`
								: ''}
							.
						</p>
						<RateModule moduleId={module.id} title={module.title} />
						<Button asChild variant="outline" size="sm">
							<Link to="/role-play" search={rolePlayFor(module.lessons.flatMap(({ trains }) => trains))}>
								<Drama className="size-4" aria-hidden="true" />
								Practice it in a role-play
							</Link>
						</Button>
					</section>
				) : null}
			</ScrollingText>
			<div className="mt-4 flex flex-wrap justify-end gap-2">
				<Button variant="outline" onClick={onClose}>
					Close
				</Button>
				{next ? (
					<Button onClick={() => onLesson(next.id)}>
						{completedAt
							? 'Read again'
							: progress?.lessonsDone.length
								? `Continue: ${next.title}`
								: 'Begin the first lesson'}
					</Button>
				) : null}
			</div>
		</>
	)
}

type LessonRowProps = { title: string; minutes: number; isDone: boolean; onOpen: () => void }

function LessonRow({ title, minutes, isDone, onOpen }: LessonRowProps) {
	const Icon = isDone ? CircleCheck : Circle
	return (
		<button
			type="button"
			onClick={onOpen}
			className="flex min-h-11 w-full items-center gap-3 px-3.5 py-2 text-left -outline-offset-2 hover:bg-accent"
		>
			<span data-tone={isDone ? 'success' : 'neutral'} className="text-tone-text">
				<Icon className="size-4" aria-hidden="true" />
			</span>
			<span className="min-w-0 flex-1">
				{title}
				{isDone ? <span className="sr-only">, done</span> : null}
			</span>
			<span className="num text-muted-foreground text-sm">{minutes} min</span>
		</button>
	)
}
