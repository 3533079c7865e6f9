import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#design/badge.tsx'
import type { RecordingSummary, Rule } from '#features/analysis/contract.ts'
import { callTitle } from '#features/recordings/ui/call-title.ts'
import { StatusBadge } from '#features/recordings/ui/latest-upload.tsx'
import { formatDate, formatTimecode, spellOutDuration } from '#platform/browser/format-time.ts'
import { ClosedDeal, DraftBadge } from '../call-score.tsx'
import { ringBand } from '../score-bands.ts'

type CellProps = { call: RecordingSummary }

/** The title, which opens the call. */
export function CallLink({ call }: CellProps) {
	return (
		<span className="flex min-w-0 items-center gap-1.5 sm:max-w-72">
			<Link
				to="/recordings/$id"
				params={{ id: call.id }}
				className="block min-w-0 truncate py-1 font-medium hover:underline"
			>
				{callTitle(call)}
			</Link>
			{call.isHeld ? (
				<>
					<Lock className="size-3.5 shrink-0 text-muted-foreground" aria-hidden="true" />
					<span className="sr-only">Under a legal hold</span>
				</>
			) : null}
		</span>
	)
}

export function CallDate({ call }: CellProps) {
	return (
		<time dateTime={call.uploadedAt} className="num whitespace-nowrap">
			{formatDate(call.uploadedAt)}
		</time>
	)
}

export function CallLength({ call: { durationSeconds } }: CellProps) {
	if (durationSeconds === null) return <Nothing>Length unknown</Nothing>
	return (
		<span className="num">
			<span aria-hidden="true">{formatTimecode(durationSeconds)}</span>
			<span className="sr-only">{spellOutDuration(durationSeconds)}</span>
		</span>
	)
}

export function CallPercent({ call: { analysis } }: CellProps) {
	const score = analysis?.overallScore ?? null
	if (score === null) return <Nothing>No score</Nothing>
	return (
		<Badge tone={ringBand(score).tone} className="num">
			{score}%
		</Badge>
	)
}

/** Where the processing is, or how the call ended. */
export function CallOutcome({ call: { analysis, status, isDraft } }: CellProps) {
	return (
		<span className="flex flex-wrap items-center gap-1.5 py-1">
			{analysis ? <Ending analysis={analysis} /> : <StatusBadge status={status} />}
			{isDraft ? <DraftBadge /> : null}
		</span>
	)
}

function Ending({ analysis }: { analysis: NonNullable<RecordingSummary['analysis']> }) {
	if (analysis.isClosedDeal) return <ClosedDeal />
	return (
		<span className="text-muted-foreground">{analysis.overallScore === null ? 'Not scored' : 'No deal'}</span>
	)
}

/** The worst rule that was broken, and how many more there were. */
export function CallFindings({ call: { analysis, brokenRules } }: CellProps) {
	const [worst, ...others] = brokenRules
	if (!worst)
		return analysis ? <span className="text-muted-foreground">None</span> : <Nothing>Not known yet</Nothing>
	return (
		<span className="flex min-w-0 items-center gap-1.5">
			<Badge tone={worst.severity ?? 'missing'}>{severityWord(worst)}</Badge>
			<span className="min-w-0 truncate" title={worst.title}>
				{worst.title}
			</span>
			{others.length ? (
				<span className="num shrink-0 text-muted-foreground">
					+{others.length}
					<span className="sr-only"> more</span>
				</span>
			) : null}
		</span>
	)
}

const words = { critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low' } as const

const severityWord = ({ severity }: Rule) => (severity ? words[severity] : 'Missing')

/** A dash, and what it means for those who hear the page. */
function Nothing({ children }: { children: ReactNode }) {
	return (
		<span className="text-muted-foreground">
			<span aria-hidden="true">–</span>
			<span className="sr-only">{children}</span>
		</span>
	)
}
