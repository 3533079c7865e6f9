import { useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { Dialog, DialogContent } from '#design/dialog.tsx'
import { toast } from '#design/toast.ts'
import type { QuizResult } from '#features/learning/contract.ts'
import { formatDate } from '#platform/browser/format-time.ts'
import { messageOf } from '#platform/browser/request.ts'
import { PriorityBadge } from '../priority-badge.tsx'
import { useAnswers } from '../use-answers.ts'
import type { Place } from './find-place.ts'
import { ModuleReader } from './module-reader.tsx'
import { ModuleText } from './module-text.tsx'
import { SectionsNav } from './sections-nav.tsx'
import { useCompleteModule } from './use-complete-module.ts'

type OpenModuleProps = {
	completedAt: string | null
	/** How the quiz went when the module was completed. */
	quiz: QuizResult | null
	onClose: () => void
}

/** A module of the guide to read through, over the whole height of the window. */
export function ModuleDialog({ place, ...props }: OpenModuleProps & { place: Place | null }) {
	// While the dialog closes it still shows what it showed.
	const [last, setLast] = useState(place)
	if (place && place !== last) setLast(place)
	return (
		<Dialog open={place !== null} onOpenChange={props.onClose}>
			{last ? <OpenModule key={`${last.module.id}#${last.sectionId}`} place={last} {...props} /> : null}
		</Dialog>
	)
}

function OpenModule({ place, completedAt, quiz, onClose }: OpenModuleProps & { place: Place }) {
	const { module } = place
	const answers = useAnswers(module.id, module.quiz.length)
	const complete = useCompleteModule()

	const answered = answers.given.filter((choice) => choice !== null).length
	const correct = answers.given.filter((choice, place) => choice === module.quiz[place]?.right).length
	const finish = () =>
		complete.mutate(
			{
				moduleId: module.id,
				quiz: answered === module.quiz.length ? { correct, total: answered } : null,
			},
			{
				onSuccess: () => {
					toast({ tone: 'success', title: 'Module completed', description: module.title })
					onClose()
				},
			},
		)
	return (
		<DialogContent
			title={module.title}
			description={module.description}
			className="flex h-[calc(100dvh-2rem)] max-w-5xl flex-col overflow-hidden max-sm:inset-x-0 max-sm:h-dvh max-sm:max-h-dvh max-sm:rounded-none max-sm:border-0 max-sm:p-4"
		>
			<p className="mt-2 flex flex-wrap items-center gap-2 text-muted-foreground text-sm">
				<PriorityBadge priority={module.priority} />
				{module.category} · {module.duration} min, quiz included
			</p>
			<div className="-mx-5 mt-4 grid min-h-0 flex-1 border-y max-sm:-mx-4 md:grid-cols-[minmax(0,1fr)_15rem]">
				<ModuleReader place={place}>
					<ModuleText module={module} answers={answers} />
				</ModuleReader>
				<SectionsNav module={module} className="hidden min-h-0 overflow-y-auto border-l md:block" />
			</div>
			{complete.error ? (
				<Alert tone="failed" role="alert" className="mt-4">
					Couldn’t mark the module as completed. {messageOf(complete.error)}
				</Alert>
			) : null}
			<div className="mt-4 flex flex-wrap items-center justify-end gap-2">
				<p className="mr-auto text-muted-foreground text-sm max-sm:w-full">
					{completedAt
						? `Completed ${formatDate(completedAt)}${quiz ? `, ${quiz.correct} of ${quiz.total} right on the first try` : ''}`
						: `Quiz: ${answered} of ${module.quiz.length} answered`}
				</p>
				<Button variant={completedAt ? 'primary' : 'outline'} onClick={onClose}>
					Close
				</Button>
				{completedAt ? null : (
					<Button onClick={() => complete.isPending || finish()} aria-disabled={complete.isPending}>
						Complete Module
					</Button>
				)}
			</div>
		</DialogContent>
	)
}
