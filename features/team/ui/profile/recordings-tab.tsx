import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { AudioLines } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { Card } from '#design/card.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { LoadFailure } from '#design/load-failure.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import { RecordingsFeed } from '#features/analysis/ui/recordings-feed.tsx'
import { refreshCalls } from '#features/recordings/ui/refresh-calls.ts'
import { messageOf } from '#platform/browser/request.ts'
import { employeeRecordings } from './read-profile.ts'

/** The calls of one person, in the same layout as the list of all recordings, with scores out of 10. */
export function RecordingsTab({ id }: { id: string }) {
	const queries = useQueryClient()
	const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
		useInfiniteQuery(employeeRecordings(id))
	const recordings = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data])
	const onNearEnd = useCallback(() => {
		if (hasNextPage && !isFetchingNextPage) fetchNextPage()
	}, [hasNextPage, isFetchingNextPage, fetchNextPage])
	if (isPending)
		return (
			<Loading label="Loading recordings" className="space-y-3">
				<Skeleton className="h-52 rounded-xl" />
				<Skeleton className="h-52 rounded-xl" />
			</Loading>
		)
	if (error && !recordings.length) return <LoadFailure onRetry={refetch}>{messageOf(error)}</LoadFailure>
	if (!recordings.length)
		return (
			<Card>
				<EmptyState
					icon={<AudioLines />}
					heading="h2"
					title="No recordings yet"
					text="Calls they upload, or that the dialer sends for them, appear here."
				/>
			</Card>
		)
	return (
		<RecordingsFeed
			recordings={recordings}
			outOf={10}
			total={data?.pages[0]?.total ?? recordings.length}
			isLoadingMore={isFetchingNextPage}
			onNearEnd={onNearEnd}
			onRefresh={() => refreshCalls(queries)}
		/>
	)
}
