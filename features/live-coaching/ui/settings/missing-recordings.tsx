import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { ScrollArea } from '#design/scroll-area.tsx'
import { Table, TableCell, TableHead, TableRow } from '#design/table.tsx'
import type { Arrival, Dialer } from '#features/live-coaching/contract.ts'
import { formatDateTime } from '#platform/browser/format-time.ts'
import { messageOf } from '#platform/browser/request.ts'
import { missingRecordings, useLookAgain } from './dialers.ts'

/** Recordings that were looked for on a dialer and did not come, and why. */
export function MissingRecordings({ dialer: { id, name } }: { dialer: Dialer }) {
	const { data: calls, error } = useQuery(missingRecordings(id))
	const looking = useLookAgain(id)
	const title = useRef<HTMLHeadingElement>(null)
	// What was pressed is gone then, and the focus with it.
	const focusTitle = { onSuccess: () => title.current?.focus() }
	return (
		<section>
			<h3 ref={title} tabIndex={-1} className="section-title outline-none">
				Missing recordings
			</h3>
			<p className="hint">
				Calls from the last seven days whose recording didn’t arrive.
				{calls?.length === 0 ? ' None are missing.' : null}
			</p>
			{error ? (
				<Alert tone="failed" role="alert" className="mt-3">
					{messageOf(error)}
				</Alert>
			) : null}
			{calls && calls.length > 0 ? (
				<ScrollArea label={`Calls without a recording, ${name}`} className="mt-3 max-h-96 rounded-lg border">
					<Table label={`Missing recordings from ${name}`}>
						<thead>
							<tr>
								<TableHead>Call</TableHead>
								<TableHead>Agent</TableHead>
								<TableHead>Why it’s missing</TableHead>
								<TableHead className="w-0">
									<span className="sr-only">Actions</span>
								</TableHead>
							</tr>
						</thead>
						<tbody>
							{calls.map((call) => (
								<MissingRecording
									key={call.id}
									call={call}
									isLooking={looking.isPending}
									onAgain={() => looking.mutate(call.id, focusTitle)}
								/>
							))}
						</tbody>
					</Table>
				</ScrollArea>
			) : null}
		</section>
	)
}

type MissingRecordingProps = { call: Arrival; isLooking: boolean; onAgain: () => void }

function MissingRecording({ call, isLooking, onAgain }: MissingRecordingProps) {
	const { agentId, callId, startedAt, arrivalNote } = call
	return (
		<TableRow>
			<TableCell className="whitespace-nowrap">{formatDateTime(startedAt)}</TableCell>
			<TableCell className="code">{agentId}</TableCell>
			<TableCell className="min-w-56 py-2">{arrivalNote}</TableCell>
			<TableCell>
				<Button
					variant="outline"
					size="sm"
					className="whitespace-nowrap"
					disabled={isLooking}
					aria-label={`Try again: recording of call ${callId} of ${agentId}`}
					onClick={onAgain}
				>
					Try again
				</Button>
			</TableCell>
		</TableRow>
	)
}
