import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { Button } from '#design/button.tsx'
import { Card, CardHeader, CardTitle } from '#design/card.tsx'
import { LoadFailure } from '#design/load-failure.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import { Table, TableCell, TableHead, TableRow } from '#design/table.tsx'
import type { RecordingSummary } from '#features/analysis/contract.ts'
import { ClosedDeal, DraftBadge } from '#features/analysis/ui/call-score.tsx'
import { skillTone } from '#features/analysis/ui/score-bands.ts'
import { displayName, knownName } from '#features/recordings/ui/display-name.ts'
import { StatusBadge } from '#features/recordings/ui/latest-upload.tsx'
import { formatDate } from '#platform/browser/format-time.ts'
import { messageOf } from '#platform/browser/request.ts'
import { formatNumber } from '#platform/text/format-number.ts'
import { employeeRecordings } from './read-profile.ts'

const shown = 4

type LatestCallsProps = { id: string; total: number; onAll: () => void }

/** The newest calls of a person, and the way to all of them. */
export function LatestCalls({ id, total, onAll }: LatestCallsProps) {
	const { data, error, refetch } = useInfiniteQuery(employeeRecordings(id))
	const calls = data?.pages[0]?.items.slice(0, shown)
	return (
		<Card aria-labelledby="latest-calls" className="overflow-hidden">
			<CardHeader className="items-center pb-2">
				<CardTitle id="latest-calls">Latest calls</CardTitle>
				{total ? (
					<Button variant="ghost" size="sm" className="-mr-2" onClick={onAll}>
						All {formatNumber(total)}
						<ArrowRight className="size-4" aria-hidden="true" />
					</Button>
				) : null}
			</CardHeader>
			{error ? (
				<LoadFailure className="mx-5 mb-5" onRetry={refetch}>
					{messageOf(error)}
				</LoadFailure>
			) : null}
			{data || error ? null : (
				<Loading label="Loading the latest calls" className="px-5 pb-5">
					<Skeleton className="h-40" />
				</Loading>
			)}
			{calls && !calls.length ? <p className="px-5 pb-5 text-muted-foreground">No calls yet.</p> : null}
			{calls?.length ? (
				<Table label="Scores of the latest calls" className="min-w-176">
					<thead>
						<tr>
							<TableHead>Recording</TableHead>
							<TableHead>Client</TableHead>
							<TableHead>Uploaded</TableHead>
							<TableHead>
								<span className="sr-only">Outcome</span>
							</TableHead>
							<TableHead className="text-right">Score</TableHead>
						</tr>
					</thead>
					<tbody>
						{calls.map((call) => (
							<CallRow key={call.id} call={call} />
						))}
					</tbody>
				</Table>
			) : null}
		</Card>
	)
}

function CallRow({ call }: { call: RecordingSummary }) {
	const { id, originalName, callMetadata, uploadedAt, analysis, isDraft } = call
	return (
		<TableRow>
			<TableCell>
				<Link to="/recordings/$id" params={{ id }} className="font-medium hover:underline">
					{displayName(originalName)}
				</Link>
			</TableCell>
			<TableCell className="text-muted-foreground">{knownName(callMetadata.prospectName)}</TableCell>
			<TableCell className="whitespace-nowrap text-muted-foreground">
				<time dateTime={uploadedAt}>{formatDate(uploadedAt)}</time>
			</TableCell>
			<TableCell>
				<span className="flex flex-wrap gap-1.5">
					{analysis?.isClosedDeal ? <ClosedDeal /> : null}
					{isDraft ? <DraftBadge /> : null}
				</span>
			</TableCell>
			<TableCell className="text-right">
				<Score call={call} />
			</TableCell>
		</TableRow>
	)
}

function Score({ call: { analysis, status } }: { call: RecordingSummary }) {
	if (!analysis) return <StatusBadge status={status} />
	if (analysis.overallScore === null)
		return (
			<span className="text-muted-foreground">
				Not scored
				<span className="block text-xs">{analysis.notScoredBecause}</span>
			</span>
		)
	const score = analysis.overallScore / 10
	return (
		<span className="num inline-flex items-center gap-2 font-semibold" data-tone={skillTone(score)}>
			<span className="dot" aria-hidden="true" />
			<span>
				{score.toFixed(1)}
				<span className="font-normal text-muted-foreground">/10</span>
			</span>
		</span>
	)
}
