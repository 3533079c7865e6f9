import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Printer } from 'lucide-react'
import { createPortal } from 'react-dom'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { LoadFailure } from '#design/load-failure.tsx'
import { PageHeader } from '#design/page-header.tsx'
import { ScrollArea } from '#design/scroll-area.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import type { TeamReport } from '#features/team/contract.ts'
import { formatDate, formatDateTime } from '#platform/browser/format-time.ts'
import { messageOf } from '#platform/browser/request.ts'
import { formatCount } from '#platform/text/format-number.ts'
import type { AdminSearch } from '../admin-search.ts'
import { teamReport } from '../read-team.ts'
import { ReportFormulas, ReportTable } from './report-table.tsx'

/** The report as it is printed: on paper there is nothing but it. */
export function PrintableReport({ search: { days, report } }: { search: AdminSearch }) {
	const ids = report === 'all' ? undefined : report
	const { data, error, isPending, refetch } = useQuery(teamReport({ days, ids }))
	return (
		<>
			<Link
				to="/admin-dashboard"
				search={days ? { days } : {}}
				className="mb-3 inline-flex min-h-6 items-center gap-1.5 font-medium text-muted-foreground text-sm hover:text-foreground"
			>
				<ArrowLeft className="size-4" aria-hidden="true" />
				Back to Admin Dashboard
			</Link>
			<PageHeader
				title="Team report"
				text={data ? describe(data) : undefined}
				actions={
					<Button disabled={!data} onClick={() => window.print()}>
						<Printer className="size-4" aria-hidden="true" />
						Print
					</Button>
				}
			/>
			{isPending ? (
				<Loading label="Loading the report">
					<Skeleton className="h-72" />
				</Loading>
			) : null}
			{error ? <LoadFailure onRetry={refetch}>{messageOf(error)}</LoadFailure> : null}
			{data ? (
				<Card aria-label="Team report" className="overflow-hidden">
					<ScrollArea label="Figures of each rep" direction="horizontal">
						<ReportTable report={data} />
					</ScrollArea>
					<ReportFormulas />
				</Card>
			) : null}
			{data ? createPortal(<PaperReport report={data} />, document.body) : null}
		</>
	)
}

function PaperReport({ report }: { report: TeamReport }) {
	return (
		<div className="print-sheet text-xs">
			<p className="font-semibold text-lg">Team report</p>
			<p className="mb-4">{describe(report)}</p>
			<ReportTable report={report} />
			<ReportFormulas />
		</div>
	)
}

const describe = ({ period, reps, madeAt }: TeamReport) =>
	`${formatCount(reps.length, 'rep')}, the ${period.days} days since ${formatDate(period.from)}. Made ${formatDateTime(madeAt)}.`
