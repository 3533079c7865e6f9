import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, Drama } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#design/badge.tsx'
import { Card, CardHeader, CardTitle } from '#design/card.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import { Table, TableCell, TableHead, TableRow } from '#design/table.tsx'
import { rolePlayTone } from '#features/analysis/ui/score-bands.ts'
import type { PracticeSummary } from '#features/role-play/contract.ts'
import { formatDate, formatTimecode } from '#platform/browser/format-time.ts'
import { practiceSessions } from '../sessions.ts'

const shown = 6

/** The latest sessions, under way or completed; each opens. */
export function RecentSessions({ action }: { action: ReactNode }) {
	const list = useInfiniteQuery(practiceSessions())
	const sessions = list.data?.pages[0]?.items.slice(0, shown) ?? []
	return (
		<Card className="overflow-hidden" aria-labelledby="recent-sessions">
			<CardHeader className="items-center pb-2">
				<CardTitle id="recent-sessions">Recent Sessions</CardTitle>
				{sessions.length ? action : null}
			</CardHeader>
			{list.isPending ? (
				<Loading label="Loading your recent sessions" className="px-5 pb-5">
					<Skeleton className="h-36" />
				</Loading>
			) : null}
			{list.isSuccess && sessions.length === 0 ? (
				<EmptyState
					icon={<Drama />}
					title="No sessions yet"
					text="Start one of the scenarios above. What you practiced, and how it went, appears here."
				/>
			) : null}
			{sessions.length ? <SessionsTable sessions={sessions} /> : null}
		</Card>
	)
}

function SessionsTable({ sessions }: { sessions: PracticeSummary[] }) {
	return (
		<Table label="Your latest sessions" className="min-w-152">
			<thead>
				<tr>
					<TableHead>Scenario</TableHead>
					<TableHead>Status</TableHead>
					<TableHead>Score</TableHead>
					<TableHead>Duration</TableHead>
					<TableHead>Date</TableHead>
				</tr>
			</thead>
			<tbody>
				{sessions.map(({ id, title, scenarioTitle, status, overallScore, duration, startedAt, isExam }) => (
					<TableRow key={id} className="relative">
						<TableCell className="max-w-80 py-2">
							<Link
								to="/role-play"
								search={{ session: id }}
								className="block truncate font-medium after:absolute after:inset-0 hover:underline"
							>
								{title}
							</Link>
							{title === scenarioTitle ? null : (
								<span className="block truncate text-muted-foreground text-sm">{scenarioTitle}</span>
							)}
						</TableCell>
						<TableCell>
							<span className="flex gap-1.5">
								<SessionStatus status={status} />
								{isExam ? <Badge>Exam</Badge> : null}
							</span>
						</TableCell>
						<TableCell>
							<SessionScore score={overallScore} />
						</TableCell>
						<TableCell className="num text-muted-foreground">{formatTimecode(duration)}</TableCell>
						<TableCell className="text-muted-foreground">{formatDate(startedAt)}</TableCell>
					</TableRow>
				))}
			</tbody>
		</Table>
	)
}

export function SessionStatus({ status }: Pick<PracticeSummary, 'status'>) {
	if (status === 'in_progress') return <Badge tone="info">In progress</Badge>
	return (
		<Badge tone="success">
			<Check aria-hidden="true" />
			Completed
		</Badge>
	)
}

export function SessionScore({ score }: { score: number | null }) {
	if (score === null) return <span className="text-muted-foreground">Not scored</span>
	return (
		<span data-tone={rolePlayTone(score)} className="num inline-flex items-center gap-2 font-semibold">
			<span className="dot" />
			{Math.round(score)}%
		</span>
	)
}
