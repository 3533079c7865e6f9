import { Link } from '@tanstack/react-router'
import type { Practice } from '#features/analysis/contract.ts'
import { trainingLinks } from '#features/analysis/ui/practice-link.ts'
import { useCall } from './call-context.ts'

/** From a gap on a call to what trains it: what the guide says, a lesson, and a prospect to try it on. */
export function TrainThis({ practice, about }: { practice: Practice; about: string }) {
	const { guide, lesson, rolePlay } = trainingLinks(practice)
	const { onAssign } = useCall().slots
	return (
		<p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
			<span className="text-muted-foreground">Train this:</span>
			<Link {...guide} className="link inline-flex min-h-6 items-center">
				Guide<span className="sr-only">: {about}</span>
			</Link>
			<Link {...lesson} className="link inline-flex min-h-6 items-center">
				Lesson<span className="sr-only">: {about}</span>
			</Link>
			<Link {...rolePlay} className="link inline-flex min-h-6 items-center">
				Role-play<span className="sr-only">: {about}</span>
			</Link>
			{onAssign ? (
				<button
					type="button"
					aria-label={`Assign: ${about}`}
					className="link inline-flex min-h-6 items-center"
					onClick={() => onAssign(practice)}
				>
					Assign
				</button>
			) : null}
		</p>
	)
}
