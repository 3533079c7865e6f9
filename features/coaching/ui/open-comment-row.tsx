import { Link } from '@tanstack/react-router'
import { MessageSquareText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OpenComment } from '#features/coaching/contract.ts'
import { callTitle } from '#features/recordings/ui/call-title.ts'
import { formatTimecode } from '#platform/browser/format-time.ts'

type OpenCommentRowProps = {
	open: OpenComment
	/** The content below it. */
	children: ReactNode
}

/** A comment that waits for its rep, and the way to its moment. */
export function OpenCommentRow({
	open: {
		comment: { at, text },
		recording,
	},
	children,
}: OpenCommentRowProps) {
	return (
		<li className="flex items-start gap-2.5 px-5 py-3">
			<MessageSquareText className="mt-0.5 size-4 shrink-0 text-muted-foreground" aria-hidden="true" />
			<div className="min-w-0 flex-1">
				<Link
					to="/recordings/$id"
					params={{ id: recording.id }}
					search={at === null ? {} : { t: Math.floor(at) }}
					className="link inline-flex min-h-6 items-center break-words font-medium"
				>
					{callTitle(recording)}
					{at === null ? '' : ` at ${formatTimecode(at)}`}
				</Link>
				<p className="line-clamp-2 break-words text-sm">“{text}”</p>
				{children}
			</div>
		</li>
	)
}
