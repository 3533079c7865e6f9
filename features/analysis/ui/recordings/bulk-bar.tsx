import { ClipboardList, Download, RotateCw, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '#design/alert-dialog.tsx'
import { Button } from '#design/button.tsx'
import { IconButton } from '#design/icon-button.tsx'
import type { RecordingSummary } from '#features/analysis/contract.ts'
import { mostCallsAtOnce } from '#features/analysis/limits.ts'
import { formatCount, formatNumber } from '#platform/text/format-number.ts'
import { OutcomeDialog } from './outcome-dialog.tsx'
import { useBulkActions } from './use-bulk-actions.ts'

type BulkBarProps = {
	/** The selected ones; at least one. */
	calls: RecordingSummary[]
	/** Told of those that are dealt with: they are no longer selected. */
	onDone: (calls: RecordingSummary[]) => void
	onAssign: ((calls: RecordingSummary[]) => void) | null
}

/** What can be done to all calls that are selected. */
export function BulkBar({ calls, onDone, onAssign }: BulkBarProps) {
	const [asks, setAsks] = useState(false)
	const bulk = useBulkActions(onDone)
	const failed = calls.filter(({ status }) => status === 'failed')
	// Where nothing can be deleted there is nothing to ask: the report says why.
	const askToDelete = () => (calls.every(({ isHeld }) => isHeld) ? bulk.remove(calls) : setAsks(true))
	const areTooMany = calls.length > mostCallsAtOnce
	const isBlocked = areTooMany || bulk.isRunning
	return (
		<section
			aria-label="Actions on the selected calls"
			className="sticky top-14 z-10 flex flex-wrap items-center gap-2 rounded-t-xl border-b bg-muted px-4 py-2.5"
		>
			<p role="status" className="mr-auto font-medium">
				{bulk.progress ?? `${formatNumber(calls.length)} selected`}
				{areTooMany ? (
					<span className="font-normal text-muted-foreground">, of at most {mostCallsAtOnce} at a time</span>
				) : null}
			</p>
			{onAssign ? (
				<Button variant="outline" size="sm" disabled={isBlocked} onClick={() => onAssign(calls)}>
					<ClipboardList className="size-4" aria-hidden="true" />
					Assign coaching
				</Button>
			) : null}
			<Button variant="outline" size="sm" disabled={isBlocked} onClick={() => bulk.exportCsv(calls)}>
				<Download className="size-4" aria-hidden="true" />
				Export CSV
			</Button>
			{failed.length ? (
				<Button variant="outline" size="sm" disabled={isBlocked} onClick={() => bulk.retry(failed)}>
					<RotateCw className="size-4" aria-hidden="true" />
					Retry {formatNumber(failed.length)} failed
				</Button>
			) : null}
			<Button variant="destructive-ghost" size="sm" disabled={isBlocked} onClick={askToDelete}>
				<Trash2 className="size-4" aria-hidden="true" />
				Delete
			</Button>
			<IconButton label="Clear selection" disabled={bulk.isRunning} onClick={() => onDone(calls)}>
				<X className="size-4" aria-hidden="true" />
			</IconButton>
			<DeleteQuestion calls={calls} open={asks} onOpenChange={setAsks} onConfirm={() => bulk.remove(calls)} />
			<OutcomeDialog report={bulk.report} onClose={bulk.closeReport} />
		</section>
	)
}

type DeleteQuestionProps = {
	calls: RecordingSummary[]
	open: boolean
	onOpenChange: (open: boolean) => void
	onConfirm: () => void
}

function DeleteQuestion({ calls, ...dialog }: DeleteQuestionProps) {
	const held = calls.filter(({ isHeld }) => isHeld).length
	const count = formatCount(calls.length - held, 'call')
	return (
		<ConfirmDialog
			{...dialog}
			title={`Delete ${count}?`}
			text={
				<>
					<span className="block">
						{count}, with transcripts and scores, will be deleted for good.
						{held ? ` ${formatCount(held, 'call')} under a legal hold will be kept.` : ''}
					</span>
					<span className="mt-2 block">
						The Telemarketing Sales Rule has records of telemarketing kept for five years (16 CFR 310.5).
						Delete a call sooner only if it isn’t such a record, or is kept elsewhere.
					</span>
				</>
			}
			action={`Delete ${count}`}
		/>
	)
}
