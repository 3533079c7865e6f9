import { infiniteQueryOptions } from '@tanstack/react-query'
import type { RecordingSummary } from '#features/analysis/contract.ts'
import { nextCursor } from '#features/analysis/ui/read-recordings.ts'
import { displayName } from '#features/recordings/ui/display-name.ts'
import { fewestTranscriptCharacters } from '#features/role-play/limits.ts'
import { read } from '#platform/browser/request.ts'

/** A call that a scenario can be made from. */
export type PracticableCall = { id: string; name: string; uploadedAt: string }

type Page = { calls: PracticableCall[]; next: string | null }

/** The calls whose transcript is long enough to learn from, newest first; `q` is searched for in them. */
export function practicableCalls(q: string) {
	return infiniteQueryOptions({
		queryKey: ['/api/recordings', 'practicable', q],
		queryFn: ({ pageParam, signal }) => readPage(q, pageParam, signal),
		initialPageParam: null as string | null,
		getNextPageParam: (page: Page) => page.next,
	})
}

async function readPage(q: string, cursor: string | null, signal: AbortSignal): Promise<Page> {
	const query = new URLSearchParams({
		view: 'summary',
		limit: '50',
		transcriptOver: String(fewestTranscriptCharacters),
		q,
		...(cursor ? { cursor } : {}),
	})
	const response = await read(`/api/recordings?${query}`, signal)
	const recordings: RecordingSummary[] = await response.json()
	const calls = recordings
		.filter(({ status, hasTranscript }) => status !== 'failed' && hasTranscript)
		.map(({ id, originalName, uploadedAt }) => ({ id, name: displayName(originalName), uploadedAt }))
	return { calls, next: nextCursor(response.headers.get('Link')) }
}
