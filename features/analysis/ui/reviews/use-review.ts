import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#design/toast.ts'
import { refreshCalls } from '#features/recordings/ui/refresh-calls.ts'
import { request } from '#platform/browser/request.ts'

/** What a person can say about a finding. */
export type Verdict = 'disputed' | 'upheld' | 'overturned'

type Subject = { recordingId: string; key: string }

const outcomeTitles: Record<Verdict, string> = {
	disputed: 'Finding disputed',
	upheld: 'Finding upheld',
	overturned: 'Finding overturned',
}

/** Says something about one finding; lists, score and the page of disputes are read again. */
export function useReview({ recordingId, key }: Subject, onDone: () => void) {
	const queries = useQueryClient()
	const address = `/api/recordings/${recordingId}/findings/${encodeURIComponent(key)}`
	return useMutation({
		mutationFn: ({ verdict, reason }: { verdict: Verdict; reason: string }) =>
			verdict === 'disputed'
				? request('POST', `${address}/dispute`, { reason })
				: request('POST', `${address}/decide`, { decision: verdict, ...(reason && { reason }) }),
		onSuccess: (_answer, { verdict }) => {
			toast({ title: outcomeTitles[verdict], tone: 'success' })
			refreshCalls(queries)
			queries.invalidateQueries({ queryKey: ['/api/admin'] })
			onDone()
		},
	})
}
