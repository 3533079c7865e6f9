import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ListChecks, Plus, Undo2 } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { ConfirmDialog } from '#design/alert-dialog.tsx'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Card, CardDescription, CardHeader, CardTitle } from '#design/card.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { LoadFailure } from '#design/load-failure.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import type { Assignment } from '#features/coaching/contract.ts'
import { formatDate } from '#platform/browser/format-time.ts'
import { messageOf, request } from '#platform/browser/request.ts'
import { formatNumber } from '#platform/text/format-number.ts'
import { Due } from './assignments/due.tsx'
import { TaskIcon } from './assignments/task-link.tsx'
import { MoreThanShown } from './more-than-shown.tsx'
import { OpenCommentRow } from './open-comment-row.tsx'
import { openAssignments, openComments, refreshCoaching } from './read-coaching.ts'

const AssignDialog = lazy(() => import('./assignments/assign-dialog.tsx'))

type OpenCoachingProps = {
	/** Whose; null for the team's. */
	person: { id: string; name: string } | null
	className?: string
}

/** What someone, or the team, was given to do and has not done, and what they have not acknowledged. For administrators. */
export function OpenCoaching({ person, className }: OpenCoachingProps) {
	const assignments = useQuery(openAssignments(person?.id ?? null))
	const comments = useQuery(openComments(person?.id ?? null))
	const [assigns, setAssigns] = useState(false)
	const heading = useRef<HTMLSpanElement>(null)
	const failed = [assignments, comments].find(({ error }) => error)
	const [given, said] = [assignments.data, comments.data]
	const total = given && said && given.total + said.total
	return (
		<Card className={className} aria-labelledby="open-coaching">
			<CardHeader className="flex-wrap">
				<div>
					<div className="flex items-center gap-2">
						<CardTitle>
							<span id="open-coaching" ref={heading} tabIndex={-1} className="outline-none">
								Open coaching
							</span>
						</CardTitle>
						{total ? <Badge tone="warning">{formatNumber(total)}</Badge> : null}
					</div>
					<CardDescription>Unfinished assignments and unacknowledged comments.</CardDescription>
				</div>
				{person ? (
					<Button variant="outline" size="sm" onClick={() => setAssigns(true)}>
						<Plus className="size-4" aria-hidden="true" />
						Assign
					</Button>
				) : null}
			</CardHeader>
			{failed ? (
				<LoadFailure className="mx-5 mb-5" onRetry={failed.refetch}>
					Open coaching couldn’t be loaded. {messageOf(failed.error)}
				</LoadFailure>
			) : null}
			{total === undefined && !failed ? (
				<Loading label="Loading open coaching" className="px-5 pb-5">
					<Skeleton className="h-16" />
				</Loading>
			) : null}
			{total === 0 ? (
				<EmptyState
					icon={<ListChecks />}
					title="No open coaching"
					text={
						person
							? 'Assign a lesson or a role-play here, or from a finding on a call.'
							: 'Assign a lesson or a role-play from a profile, or from a finding on a call.'
					}
				/>
			) : null}
			{given && said && total ? (
				<>
					<ul className="divide-y border-t">
						{given.items.map((assignment) => (
							<AssignmentRow
								key={assignment.id}
								assignment={assignment}
								namesPerson={person === null}
								onWithdrawn={() => heading.current?.focus()}
							/>
						))}
						{said.items.map((open) => (
							<OpenCommentRow key={open.comment.id} open={open}>
								<p className="mt-0.5 text-muted-foreground text-sm">
									{person ? '' : `${open.recording.owner.name} · `}
									{open.comment.by.name}, {formatDate(open.comment.createdAt)} · not acknowledged yet
								</p>
							</OpenCommentRow>
						))}
					</ul>
					<MoreThanShown lists={[given, said]} />
				</>
			) : null}
			<Suspense>
				{person && assigns ? (
					<AssignDialog
						recipients={[{ person, recordingId: null }]}
						practice={null}
						onClose={() => setAssigns(false)}
					/>
				) : null}
			</Suspense>
		</Card>
	)
}

type AssignmentRowProps = { assignment: Assignment; namesPerson: boolean; onWithdrawn: () => void }

function AssignmentRow({ assignment, namesPerson, onWithdrawn }: AssignmentRowProps) {
	const { id, person, by, title, dueOn, recordingId, acknowledgedAt } = assignment
	const queries = useQueryClient()
	const withdrawing = useMutation({
		mutationFn: () => request('POST', `/api/assignments/${id}/withdraw`),
		onSuccess: async () => {
			await refreshCoaching(queries)
			onWithdrawn()
		},
	})
	return (
		<li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-5 py-3">
			<div className="flex min-w-0 flex-1 basis-64 items-start gap-2.5">
				<TaskIcon assignment={assignment} />
				<div className="min-w-0">
					<p className="font-medium">{title}</p>
					<p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground text-sm">
						{namesPerson ? (
							<Link
								to="/employees/$id"
								params={{ id: person.id }}
								className="link inline-flex min-h-6 items-center"
							>
								{person.name}
							</Link>
						) : null}
						<Due on={dueOn} />
						<span>
							{acknowledgedAt ? `acknowledged ${formatDate(acknowledgedAt)}` : 'not acknowledged yet'}
						</span>
						<span>from {by.name}</span>
						{recordingId ? (
							<Link
								to="/recordings/$id"
								params={{ id: recordingId }}
								className="link inline-flex min-h-6 items-center"
							>
								After this call<span className="sr-only">: {title}</span>
							</Link>
						) : null}
					</p>
				</div>
			</div>
			<ConfirmDialog
				title="Withdraw this assignment?"
				text={`${person.name} no longer sees “${title}”.`}
				action="Withdraw"
				onConfirm={() => withdrawing.mutate()}
			>
				<Button variant="ghost" size="sm" aria-label={`Withdraw: ${title}, ${person.name}`}>
					<Undo2 className="size-4" aria-hidden="true" />
					Withdraw
				</Button>
			</ConfirmDialog>
			{withdrawing.error ? (
				<Alert tone="failed" role="alert" className="w-full">
					{messageOf(withdrawing.error)}
				</Alert>
			) : null}
		</li>
	)
}
