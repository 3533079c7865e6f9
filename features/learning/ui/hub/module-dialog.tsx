import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Dialog, DialogContent } from '#design/dialog.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import { messageOf } from '#platform/browser/request.ts'
import type { OpenAt } from './find-lesson.ts'
import { hubModule } from './hub-modules.ts'
import { LessonView } from './lesson/lesson-view.tsx'
import { ModuleOverview } from './module-overview.tsx'

type ModuleDialogProps = {
	openAt: OpenAt | null
	/** Opens a module at its overview, or at a lesson. */
	onOpen: (moduleId: string, lessonId?: string) => void
	onClose: () => void
}

/** A module to go through: its overview, which leads into its lessons. */
export function ModuleDialog({ openAt, onOpen, onClose }: ModuleDialogProps) {
	// While the dialog closes it still shows what it showed.
	const [last, setLast] = useState(openAt)
	if (openAt && (openAt.moduleId !== last?.moduleId || openAt.lessonId !== last.lessonId)) setLast(openAt)
	return (
		<Dialog open={openAt !== null} onOpenChange={onClose}>
			{last ? <OpenModule openAt={last} onOpen={onOpen} onClose={onClose} /> : null}
		</Dialog>
	)
}

const tall =
	'flex h-[calc(100dvh-2rem)] max-w-3xl flex-col overflow-hidden max-sm:inset-x-0 max-sm:h-dvh max-sm:max-h-dvh max-sm:rounded-none max-sm:border-0 max-sm:p-4'

function OpenModule({ openAt, onOpen, onClose }: ModuleDialogProps & { openAt: OpenAt }) {
	const { data: module, error } = useQuery(hubModule(openAt.moduleId))
	if (!module)
		return (
			<DialogContent title="Training module" className={tall}>
				{error ? (
					<Alert tone="failed" className="mt-4">
						Couldn’t load the module. {messageOf(error)}
					</Alert>
				) : (
					<Loading label="Loading the module" className="mt-6 space-y-3">
						<Skeleton className="h-6 w-2/3" />
						<Skeleton className="h-40 w-full" />
					</Loading>
				)}
			</DialogContent>
		)
	const place = module.lessons.findIndex(({ id }) => id === openAt.lessonId)
	return (
		<DialogContent
			title={module.title}
			description={
				place < 0
					? `${module.provider} · ${module.category} · ${module.level} · ${module.duration} min`
					: `Lesson ${place + 1} of ${module.lessons.length}`
			}
			className={tall}
		>
			{place < 0 ? (
				<ModuleOverview module={module} onLesson={(lesson) => onOpen(module.id, lesson)} onClose={onClose} />
			) : (
				<LessonView
					key={openAt.lessonId}
					module={module}
					place={place}
					onLesson={(lesson) => onOpen(module.id, lesson)}
				/>
			)}
		</DialogContent>
	)
}
