import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import { useRef } from 'react'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { Card, CardTitle } from '#design/card.tsx'
import { ScrollArea } from '#design/scroll-area.tsx'
import { ShowMore } from '#design/show-more.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import type { PracticeSummary } from '#features/role-play/contract.ts'
import { messageOf } from '#platform/browser/request.ts'
import { formatCount } from '#platform/text/format-number.ts'
import { EraseButton } from '../dialogs/erase-button.tsx'
import { practiceSessions } from '../sessions.ts'
import { writeDay } from '../write-day.ts'

/** Calls that were left before their end. */
export function SessionsInProgress({ className }: { className?: string }) {
	const title = useRef<HTMLHeadingElement>(null)
	const list = useInfiniteQuery(practiceSessions('in_progress'))
	const sessions = list.data?.pages.flatMap((page) => page.items) ?? []
	return (
		<Card className={className} aria-labelledby="sessions-in-progress">
			<CardTitle
				id="sessions-in-progress"
				ref={title}
				tabIndex={-1}
				className="px-5 pt-3.5 pb-1 outline-none"
			>
				Sessions in Progress
			</CardTitle>
			{list.isPending ? (
				<Loading label="Loading the sessions in progress" className="px-5 pt-2 pb-4">
					<Skeleton className="h-12" />
				</Loading>
			) : null}
			{list.error ? (
				<Alert tone="failed" className="mx-5 mt-2 mb-5">
					{messageOf(list.error)}
				</Alert>
			) : null}
			{list.isSuccess && sessions.length === 0 ? (
				<p className="px-5 pt-1 pb-5 text-muted-foreground">
					No sessions in progress. Sessions you leave unfinished appear here.
				</p>
			) : null}
			<ScrollArea label="List of sessions" className="max-h-80">
				<ul className="divide-y">
					{sessions.map((session) => (
						<Row key={session.id} session={session} onErased={() => title.current?.focus()} />
					))}
					{list.hasNextPage ? (
						<li className="px-5 py-2">
							<ShowMore list={list} variant="ghost" />
						</li>
					) : null}
				</ul>
			</ScrollArea>
		</Card>
	)
}

function Row({ session, onErased }: { session: PracticeSummary; onErased: () => void }) {
	const { id, title, prospectName, messages, startedAt, isExam } = session
	// The prospect speaks first: every second message is the rep's.
	const replies = Math.floor(messages / 2)
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
			<div className="min-w-0 flex-1 basis-48">
				<p id={`title-${id}`} className="truncate font-medium" title={title}>
					{title}
				</p>
				<p className="text-muted-foreground text-sm">
					{isExam ? 'Exam · ' : ''}
					{prospectName} · {formatCount(replies, 'reply', 'replies')}, started {writeDay(startedAt)}
				</p>
			</div>
			<div className="flex gap-1.5">
				<EraseButton id={id} label={`Erase ${title}`} onErased={onErased} />
				<Button asChild variant="outline" size="sm">
					<Link to="/role-play" search={{ session: id }} aria-describedby={`title-${id}`}>
						<Play className="size-4" aria-hidden="true" />
						Resume
					</Link>
				</Button>
			</div>
		</li>
	)
}
