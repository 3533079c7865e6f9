import { Link } from '@tanstack/react-router'
import { Drama, GraduationCap } from 'lucide-react'
import type { Assignment } from '#features/coaching/contract.ts'

/** Leads to where an assignment is done. */
export function TaskLink({ assignment: { task, title } }: { assignment: Assignment }) {
	const classes = 'link inline-flex min-h-6 items-center font-medium'
	if (task.kind === 'role_play')
		return (
			<Link to="/role-play" search={{ scenario: task.scenarioId }} className={classes}>
				{title}
			</Link>
		)
	return (
		<Link to="/sales-education" search={{ module: task.moduleId, lesson: task.lessonId }} className={classes}>
			{title}
		</Link>
	)
}

/** Whether it is a lesson or a role-play. */
export function TaskIcon({ assignment: { task } }: { assignment: Assignment }) {
	const Icon = task.kind === 'lesson' ? GraduationCap : Drama
	return (
		<>
			<Icon className="mt-0.5 size-4 shrink-0 text-muted-foreground" aria-hidden="true" />
			<span className="sr-only">{task.kind === 'lesson' ? 'Lesson:' : 'Role-play:'}</span>
		</>
	)
}
