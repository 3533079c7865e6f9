import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useRef } from 'react'
import { Alert } from '#design/alert.tsx'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Card, CardDescription, CardHeader, CardTitle } from '#design/card.tsx'
import { LoadFailure } from '#design/load-failure.tsx'
import type { Assignment } from '#features/coaching/contract.ts'
import { usePerson } from '#features/people/ui/person.tsx'
import { formatDate } from '#platform/browser/format-time.ts'
import { messageOf, request } from '#platform/browser/request.ts'
import { formatNumber } from '#platform/text/format-number.ts'
import { Due } from './assignments/due.tsx'
import { TaskIcon, TaskLink } from './assignments/task-link.tsx'
import { MoreThanShown } from './more-than-shown.tsx'
import { OpenCommentRow } from './open-comment-row.tsx'
import { openAssignments, openComments, refreshCoaching } from './read-coaching.ts'

type AssignedToYouProps = {
	className?: string
	/** Grows when something was done in the same page that may have completed an assignment. */
	doneAt?: number
}

/** What the person was given to do, and comments on their calls to acknowledge. Nothing while there is none. */
export function AssignedToYou({ className, doneAt = 0 }: AssignedToYouProps) {
	const { id } = usePerson()
	const assignments = useQuery({ ...openAssignments(id, doneAt), placeholderData: keepPreviousData })
	const comments = useQuery(openComments(id))
	const given = assignments.data ?? { items: [], total: 0 }
	const said = comments.data ?? { items: [], total: 0 }
	const total = given.total + said.total
	const failed = [assignments, comments].find(({ error }) => error)
	if (total === 0 && !failed) return null
	return (
		<Card className={className} aria-labelledby="assigned-to-you">
			<CardHeader>
				<div>
					<CardTitle id="assigned-to-you">Assigned to you</CardTitle>
					<CardDescription>
						Finish a lesson with the button at its end, and a role-play by completing the call.
					</CardDescription>
				</div>
				<Badge tone="warning">{formatNumber(total)} open</Badge>
			</CardHeader>
			{failed ? (
				<LoadFailure className="mx-5 mb-5" onRetry={failed.refetch}>
					Couldn’t load your assignments. {messageOf(failed.error)}
				</LoadFailure>
			) : null}
			{total ? (
				<ul className="divide-y border-t">
					{given.items.map((assignment) => (
						<AssignmentRow key={assignment.id} assignment={assignment} />
					))}
					{said.items.map((open) => (
						<OpenCommentRow key={open.comment.id} open={open}>
							<p className="mt-0.5 text-muted-foreground text-sm">
								{open.comment.by.name}, {formatDate(open.comment.createdAt)}. Open the call to acknowledge it.
							</p>
						</OpenCommentRow>
					))}
				</ul>
			) : null}
			<MoreThanShown lists={[given, said]} />
		</Card>
	)
}

function AssignmentRow({ assignment }: { assignment: Assignment }) {
	const { id, by, note, dueOn, acknowledgedAt } = assignment
	const row = useRef<HTMLLIElement>(null)
	const queries = useQueryClient()
	const acknowledging = useMutation({
		mutationFn: () => request('POST', `/api/assignments/${id}/acknowledge`),
		onSuccess: async () => {
			await refreshCoaching(queries)
			row.current?.focus({ preventScroll: true })
		},
	})
	return (
		// Takes the focus once the pressed button is gone.
		<li ref={row} tabIndex={-1} className="flex flex-wrap items-start outline-none gap-x-4 gap-y-2 px-5 py-3">
			<div className="flex min-w-0 flex-1 basis-72 items-start gap-2.5">
				<TaskIcon assignment={assignment} />
				<div className="min-w-0">
					<TaskLink assignment={assignment} />
					{note ? <p className="whitespace-pre-wrap break-words text-sm">“{note}”</p> : null}
					<p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground text-sm">
						<Due on={dueOn} />
						<span>from {by.name}</span>
					</p>
				</div>
			</div>
			{acknowledgedAt ? (
				<Badge tone="success">
					<Check aria-hidden="true" />
					Acknowledged
				</Badge>
			) : (
				<Button
					variant="outline"
					size="sm"
					disabled={acknowledging.isPending}
					aria-label={`Acknowledge: ${assignment.title}`}
					onClick={() => acknowledging.mutate()}
				>
					<Check className="size-4" aria-hidden="true" />
					Acknowledge
				</Button>
			)}
			{acknowledging.error ? (
				<Alert tone="failed" role="alert" className="w-full">
					{messageOf(acknowledging.error)}
				</Alert>
			) : null}
		</li>
	)
}
