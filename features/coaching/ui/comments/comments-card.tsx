import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Card, CardHeader, CardTitle } from '#design/card.tsx'
import { LoadFailure } from '#design/load-failure.tsx'
import { useCall } from '#features/analysis/ui/call/call-context.ts'
import { messageOf } from '#platform/browser/request.ts'
import { CommentRow } from './comment-row.tsx'
import { useCommenting } from './commenting.tsx'

/** What people say about a call and its moments. */
export default function CommentsCard() {
	const { call } = useCall()
	const heading = useRef<HTMLSpanElement>(null)
	const { comments, error, readAgain, write } = useCommenting()
	return (
		<Card aria-labelledby="comments">
			<CardHeader className="items-center">
				<div className="flex items-center gap-2">
					<CardTitle>
						<span id="comments" ref={heading} tabIndex={-1} className="outline-none">
							Comments
						</span>
					</CardTitle>
					{comments?.length ? <Badge>{comments.length}</Badge> : null}
				</div>
				<Button variant="outline" size="sm" onClick={() => write(null)}>
					<Plus className="size-4" aria-hidden="true" />
					Comment
				</Button>
			</CardHeader>
			{error ? (
				<LoadFailure className="mx-5 mb-5" onRetry={readAgain}>
					Couldn’t load the comments. {messageOf(error)}
				</LoadFailure>
			) : null}
			{comments?.length === 0 ? (
				<p className="px-5 pb-4 text-muted-foreground">
					No comments yet. Comment on a moment from its turn in the transcript, or on the whole call here.
				</p>
			) : null}
			{comments?.length ? (
				<ul className="divide-y border-t">
					{comments.map((comment) => (
						<CommentRow
							key={comment.id}
							call={call}
							comment={comment}
							onDeleted={() => heading.current?.focus({ preventScroll: true })}
						/>
					))}
				</ul>
			) : null}
		</Card>
	)
}
