import { useInfiniteQuery } from '@tanstack/react-query'
import { Download, FileArchive, FileSearch } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#design/button.tsx'
import { Card, CardFooter } from '#design/card.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { LoadFailure } from '#design/load-failure.tsx'
import { PageHeader } from '#design/page-header.tsx'
import { ShowMore } from '#design/show-more.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import { messageOf } from '#platform/browser/request.ts'
import { type AuditTrailSearch, writeAuditQuery } from './audit-trail-search.ts'
import { auditLines } from './read-trail.ts'
import { TrailFilters } from './trail-filters.tsx'
import { TrailTable } from './trail-table.tsx'

const ExamPackDialog = lazy(() => import('../packs/exam-pack-dialog.tsx'))

type AuditTrailProps = {
	search: AuditTrailSearch
	/** Changes what is given of the address, and leaves the rest. */
	onSearch: (change: Partial<AuditTrailSearch>) => void
}

/** For administrators: who listened, exported, decided, changed and deleted what, and when. Nothing here changes it. */
export function AuditTrail({ search, onSearch }: AuditTrailProps) {
	const query = writeAuditQuery(search).toString()
	const [makesPack, setMakesPack] = useState(false)
	return (
		<>
			<PageHeader
				title="Audit Trail"
				text="Who did what, and when. Entries can’t be changed."
				actions={
					<>
						<Button variant="outline" onClick={() => setMakesPack(true)}>
							<FileArchive className="size-4" aria-hidden="true" />
							Exam pack for a phone number
						</Button>
						<Button asChild variant="outline">
							<a href={`/api/admin/audit.csv${query && `?${query}`}`} download>
								<Download className="size-4" aria-hidden="true" />
								Export CSV
							</a>
						</Button>
					</>
				}
			/>
			<Card>
				<TrailFilters search={search} onSearch={onSearch} />
				<Trail search={search} />
			</Card>
			<Suspense>
				{makesPack ? <ExamPackDialog recordingId={null} onClose={() => setMakesPack(false)} /> : null}
			</Suspense>
		</>
	)
}

function Trail({ search }: Pick<AuditTrailProps, 'search'>) {
	const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
		useInfiniteQuery(auditLines(search))
	const lines = data?.pages.flatMap((page) => page.items) ?? []
	return (
		<>
			{isPending ? (
				<Loading label="Loading the audit trail" className="space-y-2 px-5 pb-5">
					<Skeleton className="h-10" />
					<Skeleton className="h-64" />
				</Loading>
			) : null}
			{lines.length ? <TrailTable lines={lines} search={search} /> : null}
			{data && !lines.length ? (
				<EmptyState
					icon={<FileSearch />}
					title="No matching activity"
					text="Widen the dates or clear the filters."
				/>
			) : null}
			{error ? (
				<LoadFailure className="mx-5 my-4" onRetry={refetch}>
					{messageOf(error)}
				</LoadFailure>
			) : null}
			{hasNextPage ? (
				<CardFooter className="justify-center">
					<ShowMore list={{ hasNextPage, isFetchingNextPage, fetchNextPage }} />
				</CardFooter>
			) : null}
		</>
	)
}
