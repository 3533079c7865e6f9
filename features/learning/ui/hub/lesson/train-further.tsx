import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BookOpen, Drama, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { trainingLinks } from '#features/analysis/ui/practice-link.ts'
import type { Lesson, OwnCall, TrainedSubject } from '#features/learning/contract.ts'
import { formatDate, formatTimecode } from '#platform/browser/format-time.ts'
import { ownCalls } from '../hub-modules.ts'
import { rolePlayFor } from './practice-places.ts'

/** From a lesson on to doing it: a prospect to try it on, the guide, and where it went wrong on one's own calls. */
export function TrainFurther({ lesson }: { lesson: Lesson }) {
	const [first] = lesson.trains
	if (!first) return null
	const { guide } = trainingLinks(first)
	return (
		<section aria-label="Practice it" className="space-y-2 rounded-lg bg-muted p-4">
			<h4 className="font-semibold">Practice it</h4>
			<ul className="space-y-1">
				<Place icon={<Drama aria-hidden="true" />}>
					<Link to="/role-play" search={rolePlayFor(lesson.trains)} className="link">
						Try it on a prospect in a role-play
					</Link>
				</Place>
				<Place icon={<BookOpen aria-hidden="true" />}>
					<Link {...guide} className="link">
						Read what the guide says about it
					</Link>
				</Place>
				{lesson.trains.slice(0, 2).map((subject) => (
					<OwnCalls key={subject.code} subject={subject} />
				))}
			</ul>
		</section>
	)
}

/** Nothing where it never went wrong, and nothing while that is not known. */
function OwnCalls({ subject }: { subject: TrainedSubject }) {
	const { data: calls = [] } = useQuery(ownCalls(subject))
	return calls.map((call) => (
		<Place key={call.id} icon={<Phone aria-hidden="true" />}>
			<Link to="/recordings/$id" params={{ id: call.id }} search={momentOf(call)} className="link">
				{whatWentWrong[subject.kind]} your call of {formatDate(call.uploadedAt)}
				{call.at === null ? '' : `, at ${formatTimecode(call.at)}`}
				<span className="sr-only">: {call.name}</span>
			</Link>
		</Place>
	))
}

const whatWentWrong: Record<TrainedSubject['kind'], string> = {
	statement: 'Said on',
	disclosure: 'Missing or partial on',
	objection: 'Not handled on',
	skill: 'Weak on',
}

const momentOf = ({ at }: OwnCall) => (at === null ? {} : { t: Math.floor(at) })

function Place({ icon, children }: { icon: ReactNode; children: ReactNode }) {
	return (
		<li className="flex min-h-6 items-center gap-2 coarse:min-h-11 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted-foreground">
			{icon}
			{children}
		</li>
	)
}
