import { useQuery } from '@tanstack/react-query'
import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from 'react'
import type { CallComment } from '#features/coaching/contract.ts'
import { callComments } from '../read-coaching.ts'
import type { CommentDraft } from './comment-dialog.tsx'

const CommentDialog = lazy(() => import('./comment-dialog.tsx'))

type Commenting = {
	/** Undefined while they are read. */
	comments: CallComment[] | undefined
	/** Why they could not be read, and another try. */
	error: Error | null
	readAgain: () => unknown
	/** Asks for the words of a comment at a moment, in seconds; null for the call as a whole. */
	write: (at: number | null) => void
	edit: (comment: CallComment) => void
}

const CommentingContext = createContext<Commenting | null>(null)

/** Around the page of a call: its comments, and the dialog in which they are written. */
export function CommentingProvider({ recordingId, children }: { recordingId: string; children: ReactNode }) {
	const { data: comments, error, refetch } = useQuery(callComments(recordingId))
	const [draft, setDraft] = useState<CommentDraft | null>(null)
	const commenting = useMemo(
		() => ({
			comments,
			error,
			readAgain: refetch,
			write: (at: number | null) => setDraft({ at, comment: null }),
			edit: (comment: CallComment) => setDraft({ at: comment.at, comment }),
		}),
		[comments, error, refetch],
	)
	return (
		<CommentingContext value={commenting}>
			{children}
			<Suspense>
				{draft ? (
					<CommentDialog recordingId={recordingId} draft={draft} onClose={() => setDraft(null)} />
				) : null}
			</Suspense>
		</CommentingContext>
	)
}

/** The comments of the call that the page shows. */
export function useCommenting(): Commenting {
	const commenting = useContext(CommentingContext)
	if (!commenting) throw new Error('Comments need a CommentingContext')
	return commenting
}
