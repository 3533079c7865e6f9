import { infiniteQueryOptions } from '@tanstack/react-query'
import { RecordingSummary } from '#features/analysis/contract.ts'
import { callTitle } from '#features/recordings/ui/call-title.ts'
import { fewestTranscriptCharacters } from '#features/role-play/limits.ts'
import { readPage } from '#platform/browser/read-page.ts'

/** A call that a scenario can be made from. */
export type PracticableCall = { id: string; name: string; uploadedAt: string }

/** The calls whose transcript is long enough to learn from, newest first; `q` is searched for in them. */
export function practicableCalls(q: string) {
	return infiniteQueryOptions({
		queryKey: ['/api/recordings', 'practicable', q],
		queryFn: ({ pageParam, signal }) => readCalls(q, pageParam, signal),
		initialPageParam: null as string | null,
		getNextPageParam: ({ next }) => next,
	})
}

async function readCalls(q: string, cursor: string | null, signal: AbortSignal) {
	const query = new URLSearchParams({
		view: 'summary',
		limit: '50',
		transcriptOver: String(fewestTranscriptCharacters),
		q,
		...(cursor ? { cursor } : {}),
	})
	const { items, next } = await readPage(`/api/recordings?${query}`, RecordingSummary, signal)
	const calls: PracticableCall[] = items
		.filter(({ status, hasTranscript }) => status !== 'failed' && hasTranscript)
		.map((call) => ({ id: call.id, name: callTitle(call), uploadedAt: call.uploadedAt }))
	return { calls, next }
}
