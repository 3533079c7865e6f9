import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { AudioLines, Play, X } from 'lucide-react'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { IconButton } from '#design/icon-button.tsx'
import { ScrollArea } from '#design/scroll-area.tsx'
import { SheetClose } from '#design/sheet.tsx'
import { adminComplianceBadge } from '#features/analysis/ui/score-bands.ts'
import { employeeDetail } from '#features/people/ui/employees/read-employees.ts'
import { callTitle, fileNameDetail } from '#features/recordings/ui/call-title.ts'
import type { CallBehind } from '#features/team/contract.ts'
import { formatDate, formatTimecode } from '#platform/browser/format-time.ts'
import { Paged } from '../../paged.tsx'
import type { AdminSearch } from '../admin-search.ts'
import { callsBehind } from '../read-team.ts'

type CallsBehindProps = {
	rep: string
	/** Only the calls on which this one was broken. */
	rule: string | undefined
	days: AdminSearch['days']
	onAll: () => void
}

/** The calls behind a rep's figure, each with the broken rules and links to the moments. */
export function CallsBehind({ rep, rule, days, onAll }: CallsBehindProps) {
	const { data: employee } = useQuery(employeeDetail(rep))
	const list = useInfiniteQuery(callsBehind(rep, { days, rule }))
	const title = rule && list.data?.pages[0]?.items[0]?.broken[0]?.title
	return (
		<>
			<div className="flex items-start gap-3 border-b px-5 py-4">
				<div className="min-w-0 flex-1">
					<h2 className="font-semibold text-md">Scored calls of {employee?.name ?? 'this rep'}</h2>
					<p className="text-muted-foreground text-sm">
						{title ? `${title}, last ${days ?? 30} days` : `Last ${days ?? 30} days, newest first`}
					</p>
					{rule ? (
						<Button variant="outline" size="sm" className="mt-2" onClick={onAll}>
							Show all scored calls
						</Button>
					) : null}
				</div>
				<SheetClose asChild>
					<IconButton label="Close">
						<X className="size-4" aria-hidden="true" />
					</IconButton>
				</SheetClose>
			</div>
			<ScrollArea label="Calls behind the figure" className="min-h-0 flex-1">
				<div className="pt-4">
					<Paged
						label="Loading calls"
						list={list}
						isCounted={false}
						empty={
							<EmptyState
								icon={<AudioLines />}
								title="No matching calls"
								text="No calls in this period match this figure."
							/>
						}
					>
						{(calls) => (
							<ul className="divide-y">
								{calls.map((call) => (
									<Call key={call.recordingId} call={call} />
								))}
							</ul>
						)}
					</Paged>
				</div>
			</ScrollArea>
		</>
	)
}

function Call({ call }: { call: CallBehind }) {
	const named = { ...call, originalName: call.name }
	const file = fileNameDetail(named)
	const { recordingId, uploadedAt, overallScore, complianceScore, broken } = call
	return (
		<li className="px-5 pb-4 not-first:pt-4">
			<div className="flex items-start justify-between gap-3">
				<Link
					to="/recordings/$id"
					params={{ id: recordingId }}
					className="min-w-0 break-words font-medium hover:underline"
				>
					{callTitle(named)}
				</Link>
				{complianceScore === null ? null : (
					<Badge tone={adminComplianceBadge(complianceScore).tone}>{complianceScore}% compliance</Badge>
				)}
			</div>
			<p className="num text-muted-foreground text-sm">
				{formatDate(uploadedAt)}, score {overallScore}
				{file ? <span className="wrap-anywhere"> · {file}</span> : null}
			</p>
			{broken.length ? (
				<ul className="mt-2 space-y-2">
					{broken.map((finding) => (
						<Finding key={finding.key} id={recordingId} finding={finding} />
					))}
				</ul>
			) : (
				<p className="mt-1 text-sm">No rule broken.</p>
			)}
		</li>
	)
}

const words: Record<CallBehind['broken'][number]['status'], string> = {
	found: 'said',
	partial: 'partly given',
	unclear: 'too unclear to tell',
	missing: 'not given',
}

function Finding({ id, finding }: { id: string; finding: CallBehind['broken'][number] }) {
	const { title, status, quote, start } = finding
	return (
		<li className="border-border-strong border-l-2 pl-3 text-sm">
			<p>
				{title} <span className="text-muted-foreground">{words[status]}</span>
			</p>
			{quote ? <p className="wrap-anywhere text-muted-foreground">“{quote}”</p> : null}
			{start === null ? null : (
				<Link
					to="/recordings/$id"
					params={{ id }}
					search={{ t: start }}
					aria-label={`Open the call at ${formatTimecode(start)}: ${title}`}
					className="num inline-flex min-h-6 items-center gap-1 font-medium text-primary hover:underline"
				>
					<Play className="size-3.5" aria-hidden="true" />
					{formatTimecode(start)}
				</Link>
			)}
		</li>
	)
}
