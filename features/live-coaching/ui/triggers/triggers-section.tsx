import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { Card, CardDescription, CardHeader, CardTitle } from '#design/card.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import type { Trigger } from '#features/live-coaching/contract.ts'
import { mostTriggers } from '#features/live-coaching/limits.ts'
import { messageOf } from '#platform/browser/request.ts'
import { allTriggers } from './read-triggers.ts'
import { TriggerDialog } from './trigger-dialog.tsx'
import { TriggerRow } from './trigger-row.tsx'

/** For administrators: what is listened for on live calls, the hint it gives, and how reps take it. */
export function TriggersSection() {
	const { data: triggers, error } = useQuery(allTriggers)
	const [edited, setEdited] = useState<Trigger | 'new' | null>(null)
	const title = useRef<HTMLHeadingElement>(null)
	const isFull = (triggers?.length ?? 0) >= mostTriggers
	return (
		<Card aria-labelledby="hints-on-live-calls">
			<CardHeader className="flex-wrap">
				<div className="min-w-0 flex-1 basis-60">
					<CardTitle>
						<span id="hints-on-live-calls" ref={title} tabIndex={-1} className="outline-none">
							Hints on live calls
						</span>
					</CardTitle>
					<CardDescription>
						When Candor hears these words, it shows the rep what to say. Shown and dismissed counts cover the
						last 30 days.
					</CardDescription>
				</div>
				<Button variant="outline" size="sm" disabled={!triggers || isFull} onClick={() => setEdited('new')}>
					<Plus className="size-4" aria-hidden="true" />
					Add trigger
				</Button>
			</CardHeader>
			{isFull ? (
				<Alert className="mx-5 mb-4">{`You already have ${mostTriggers} triggers. Delete one first.`}</Alert>
			) : null}
			{error ? (
				<Alert tone="failed" role="alert" className="mx-5 mb-5">
					{messageOf(error)}
				</Alert>
			) : null}
			{triggers ? (
				<ul className="divide-y border-t">
					{triggers.map((trigger) => (
						<TriggerRow
							key={trigger.id}
							trigger={trigger}
							onEdit={() => setEdited(trigger)}
							onDeleted={() => title.current?.focus()}
						/>
					))}
				</ul>
			) : null}
			{!triggers && !error ? (
				<Loading label="Loading the triggers" className="space-y-2 px-5 pb-5">
					<Skeleton className="h-14" />
					<Skeleton className="h-14" />
					<Skeleton className="h-14" />
				</Loading>
			) : null}
			<TriggerDialog edited={edited} onClose={() => setEdited(null)} />
		</Card>
	)
}
