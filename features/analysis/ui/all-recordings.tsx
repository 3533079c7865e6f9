import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { AudioLines, SearchX } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { LoadFailure } from '#design/load-failure.tsx'
import { PageHeader } from '#design/page-header.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import { Spinner } from '#design/spinner.tsx'
import { Tabs, TabsContent } from '#design/tabs.tsx'
import type { RecordingFilter, RecordingSummary } from '#features/analysis/contract.ts'
import { ChooseFileButton } from '#features/recordings/ui/choose-file-button.tsx'
import { lookAgainAfter } from '#features/recordings/ui/latest-upload.tsx'
import { refreshCalls } from '#features/recordings/ui/refresh-calls.ts'
import { UploadPanel } from '#features/recordings/ui/upload-panel.tsx'
import { messageOf } from '#platform/browser/request.ts'
import { formatNumber, pluralize } from '#platform/text/format-number.ts'
import { recordingCounts, recordingsList, stats } from './read-recordings.ts'
import { ActiveFilters } from './recordings/active-filters.tsx'
import { CompactList } from './recordings/compact-list.tsx'
import { listView } from './recordings/list-view.ts'
import {
	isFiltered,
	noFilters,
	type RecordingsSearch,
	withoutDefaults,
	writeFilterQuery,
} from './recordings/recordings-search.ts'
import { RecordingsFeed } from './recordings-feed.tsx'
import { RecordingsToolbar } from './recordings-toolbar.tsx'
import { useProcessingWatch } from './use-processing-watch.ts'

type AllRecordingsProps = {
	search: RecordingsSearch
	onSearch: (search: RecordingsSearch) => void
	/** Gives the reps of these calls something to do; null for those who may not. */
	onAssign: ((calls: RecordingSummary[]) => void) | null
}

/** Every call one may see, with the panel to upload another. What is listed stands in the address. */
export function AllRecordings({ search, onSearch: onChange, onAssign }: AllRecordingsProps) {
	const onSearch = (next: RecordingsSearch) => onChange(withoutDefaults(next))
	const onFilter = (change: RecordingsSearch) => onSearch({ ...search, ...change })
	const counts = useQuery(recordingCounts(search))
	const filter = search.filter ?? 'all'
	return (
		<>
			<PageHeader title="All Recordings" text={<Totals />} />
			<UploadPanel id="upload" className="mb-6" />
			<Tabs
				value={filter}
				activationMode="manual"
				onValueChange={(next) => onSearch({ ...search, filter: next as RecordingFilter })}
			>
				<RecordingsToolbar search={search} onSearch={onSearch} counts={counts.data} />
				<ActiveFilters search={search} onFilter={onFilter} />
				<TabsContent value={filter} tabIndex={-1}>
					<List search={search} onSearch={onSearch} onAssign={onAssign} />
				</TabsContent>
			</Tabs>
		</>
	)
}

function Totals() {
	const { data } = useQuery(stats)
	if (!data) return <Skeleton className="h-5.5 w-48" />
	const figure = (count: number) => (
		<span className="num font-medium text-foreground">{formatNumber(count)}</span>
	)
	return (
		<>
			{figure(data.totalCalls)} {pluralize(data.totalCalls, 'recording')}, {figure(data.analyzedCalls)}{' '}
			analyzed
		</>
	)
}

function List({ search, onSearch, onAssign }: AllRecordingsProps) {
	const view = listView.use()
	const queries = useQueryClient()
	const list = useInfiniteQuery(recordingsList(search))
	const { hasNextPage, isFetchingNextPage, fetchNextPage } = list
	const recordings = useMemo(() => list.data?.pages.flatMap((page) => page.items) ?? [], [list.data])
	const onNearEnd = useCallback(() => {
		if (hasNextPage && !isFetchingNextPage) fetchNextPage()
	}, [hasNextPage, isFetchingNextPage, fetchNextPage])
	useProcessingWatch(recordings, lookAgainAfter)

	if (list.isPending) return <ListSkeleton />
	if (list.isError && recordings.length === 0)
		return <LoadFailure onRetry={list.refetch}>{messageOf(list.error)}</LoadFailure>
	if (recordings.length === 0) return <Empty search={search} onSearch={onSearch} />
	if (view === 'compact')
		return (
			<CompactList
				// Of what is no longer listed nothing stays selected.
				key={`${search.filter} ${writeFilterQuery(search)}`}
				list={list}
				sort={search.sort ?? 'newest'}
				onSort={(sort) => onSearch({ ...search, sort })}
				onAssign={onAssign}
			/>
		)
	return (
		<>
			<RecordingsFeed
				recordings={recordings}
				total={list.data?.pages[0]?.total ?? recordings.length}
				isLoadingMore={isFetchingNextPage}
				onNearEnd={onNearEnd}
				onRefresh={() => refreshCalls(queries)}
			/>
			{isFetchingNextPage ? (
				<p className="mt-4 flex items-center justify-center gap-2 text-muted-foreground text-sm">
					<Spinner /> Loading more calls
				</p>
			) : null}
		</>
	)
}

function Empty({ search, onSearch }: Omit<AllRecordingsProps, 'onAssign'>) {
	const isNarrowed = Boolean(search.q) || (search.filter ?? 'all') !== 'all'
	return (
		<Card>
			{isFiltered(search) ? (
				<EmptyState
					icon={<SearchX />}
					heading="h2"
					title="No calls match these filters"
					text="Remove a filter, or clear them all."
					action={
						<Button variant="outline" onClick={() => onSearch({ ...search, ...noFilters })}>
							Clear filters
						</Button>
					}
				/>
			) : isNarrowed ? (
				<EmptyState
					icon={<SearchX />}
					heading="h2"
					title="No calls match"
					text="Try another word, or clear the search."
					action={
						<Button variant="outline" onClick={() => onSearch({ ...search, q: '', filter: 'all' })}>
							Show all calls
						</Button>
					}
				/>
			) : (
				<EmptyState
					icon={<AudioLines />}
					heading="h2"
					title="No recordings yet"
					text="Upload a call to see its score, the evidence behind it and what to practice next."
					action={<ChooseFileButton />}
				/>
			)}
		</Card>
	)
}

function ListSkeleton() {
	return (
		<Loading label="Loading recordings" className="space-y-3">
			{['first', 'second', 'third'].map((card) => (
				<div key={card} className="rounded-xl border bg-card">
					<div className="flex items-center gap-4 px-4 py-3.5 lg:px-5">
						<Skeleton className="size-12 rounded-full" />
						<div className="flex-1 space-y-2">
							<Skeleton className="h-4 w-48 max-w-full" />
							<Skeleton className="h-3.5 w-64 max-w-full" />
						</div>
					</div>
					<div className="grid gap-8 border-t px-4 py-4 md:grid-cols-3 lg:px-5">
						{['strengths', 'improvements', 'actions'].map((column) => (
							<div key={column} className="space-y-2">
								<Skeleton className="h-3.5 w-24" />
								<Skeleton className="h-4 w-full" />
								<Skeleton className="h-4 w-3/4" />
							</div>
						))}
					</div>
				</div>
			))}
		</Loading>
	)
}
