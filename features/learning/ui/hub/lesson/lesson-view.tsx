import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { toast } from '#design/toast.ts'
import type { HubModule, QuizResult } from '#features/learning/contract.ts'
import { messageOf } from '#platform/browser/request.ts'
import { learningProgress } from '../../learning-progress.ts'
import { Question } from '../../question.tsx'
import { useAnswers } from '../../use-answers.ts'
import { useFinishLesson } from '../hub-modules.ts'
import { ScrollingText } from '../scrolling-text.tsx'
import { LessonPartView } from './lesson-part.tsx'
import { TrainFurther } from './train-further.tsx'

type LessonViewProps = {
	module: HubModule
	/** Which of its lessons. */
	place: number
	/** Opens another lesson, or without one the overview. */
	onLesson: (lessonId?: string) => void
}

/** A lesson to read, with its question; its end leads to the next one, the last one's completes the module. */
export function LessonView({ module, place, onLesson }: LessonViewProps) {
	const lesson = module.lessons[place]
	const { given, answer } = useAnswers(module.id, module.lessons.length)
	const { finish, error, isPending, isLast, isDone } = useFinish(module, place, given, onLesson)
	if (!lesson) return null
	return (
		<>
			<ScrollingText title={lesson.title}>
				{lesson.parts.map((part) => (
					<LessonPartView key={JSON.stringify(part)} part={part} />
				))}
				{lesson.citation ? <p className="text-muted-foreground text-sm">{lesson.citation}</p> : null}
				<Question
					question={lesson.question}
					choice={given[place] ?? null}
					onAnswer={(choice) => answer(place, choice)}
				/>
				<TrainFurther lesson={lesson} />
			</ScrollingText>
			{error ? (
				<Alert tone="failed" role="alert" className="mt-4">
					The lesson could not be marked as done. {messageOf(error)}
				</Alert>
			) : null}
			<div className="mt-4 flex flex-wrap items-center gap-2">
				<Button variant="ghost" className="mr-auto" onClick={() => onLesson()}>
					All lessons
				</Button>
				{place > 0 ? (
					<Button variant="outline" onClick={() => onLesson(module.lessons[place - 1]?.id)}>
						<ArrowLeft className="size-4" aria-hidden="true" />
						<span className="max-sm:sr-only">Previous</span>
					</Button>
				) : null}
				<Button onClick={finish} aria-disabled={isPending}>
					{isLast ? 'Complete Module' : isDone ? 'Next lesson' : 'Done, next lesson'}
					{isLast ? null : <ArrowRight className="size-4" aria-hidden="true" />}
				</Button>
			</div>
		</>
	)
}

/** What the button at the end of a lesson does: marks it, completes the module with the last one open, goes on. */
function useFinish(
	module: HubModule,
	place: number,
	given: readonly (number | null)[],
	onLesson: (lessonId?: string) => void,
) {
	const { data } = useQuery(learningProgress)
	const { mutate, error, isPending } = useFinishLesson()
	const progress = data?.modules.find(({ moduleId }) => moduleId === module.id)
	const isDone = (lessonId: string) => progress?.lessonsDone.includes(lessonId) ?? false
	const lesson = module.lessons[place]
	const open = module.lessons.filter(({ id }) => id !== lesson?.id && !isDone(id))
	const isLast = open.length === 0 && !progress?.completedAt
	const goOn = () => {
		const next = module.lessons.slice(place + 1).find(({ id }) => !isDone(id)) ?? open[0]
		onLesson(next?.id ?? module.lessons[place + 1]?.id)
	}
	const finish = () => {
		if (!lesson || isPending) return
		mutate(
			{
				moduleId: module.id,
				lessonId: lesson.id,
				completes: isLast ? { quiz: quizOf(module, given) } : null,
			},
			{
				onSuccess: () => {
					if (!isLast) return goOn()
					toast({ tone: 'success', title: 'Module completed', description: module.title })
					onLesson()
				},
			},
		)
	}
	return { finish, error, isPending, isLast, isDone: lesson ? isDone(lesson.id) : false }
}

/** How the questions went, once all are answered. */
function quizOf({ lessons }: HubModule, given: readonly (number | null)[]): QuizResult | null {
	if (given.some((choice) => choice === null)) return null
	const correct = lessons.filter(({ question }, place) => given[place] === question.right).length
	return { correct, total: lessons.length }
}
