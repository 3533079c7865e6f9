import type { Selection } from '#design/card-table/column.ts'
import { SelectAll, SelectOne } from '#design/card-table/select-box.tsx'
import type { RecordingSummary } from '#features/analysis/contract.ts'
import { CallDate, CallFindings, CallLength, CallLink, CallOutcome, CallPercent } from './call-cells.tsx'

type CallLinesProps = { calls: readonly RecordingSummary[]; selection: Selection<RecordingSummary> }

/** Calls on a phone, two lines each. */
export function CallLines({ calls, selection }: CallLinesProps) {
	return (
		<>
			<div className="px-4 py-1">
				<SelectAll items={calls} selection={selection} isNamed />
			</div>
			<ul aria-label="Recordings">
				{calls.map((call) => (
					<li
						key={call.id}
						data-selected={selection.has(call) || undefined}
						className="flex items-start gap-1 border-t py-1.5 pr-4 pl-4 data-selected:bg-accent/55"
					>
						<SelectOne item={call} selection={selection} />
						<div className="min-w-0 flex-1">
							<div className="flex items-center gap-2 coarse:min-h-11">
								<div className="min-w-0 flex-1">
									<CallLink call={call} />
								</div>
								<CallPercent call={call} />
							</div>
							<div className="flex min-w-0 items-center gap-x-2.5 overflow-hidden whitespace-nowrap text-muted-foreground text-sm">
								<CallDate call={call} />
								{call.durationSeconds === null ? null : <CallLength call={call} />}
								{call.brokenRules.length ? <CallFindings call={call} /> : <CallOutcome call={call} />}
							</div>
						</div>
					</li>
				))}
			</ul>
		</>
	)
}
