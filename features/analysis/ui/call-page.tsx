import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { classNames } from '#design/class-names.ts'
import type { RecordingDetail } from '#features/analysis/contract.ts'
import { RequestError } from '#platform/browser/request.ts'
import type { CallSlots } from './call/call-context.ts'
import { BackToRecordings, CallHeader } from './call/call-header.tsx'
import { CallFailed, CallNotFound, CallNotRead, CallProcessing, CallSkeleton } from './call/call-status.tsx'
import type { CallTab } from './call/call-tab.ts'
import { ScoredCallView } from './call/scored-call-view.tsx'
import { recordingDetail } from './read-recordings.ts'

const lookAgainAfter = 3_000
/** A language model takes its time, and no one waits for it. */
const lookForModelAfter = 10_000

type CallPageProps = {
	id: string
	/** The moment to begin at, in seconds; null for the beginning. */
	at: number | null
	/** The tab that the address names, null for none. */
	tab: CallTab | null
	onTab: (tab: CallTab) => void
	/** Other facts about the call, for its heading. */
	facts?: ReactNode
	/** Items of its menu that lead beyond it. */
	menuItems?: ReactNode
	slots: CallSlots
}

/** One call: its sound, its words, its score, and the words behind every point of it. */
export function CallPage({ id, at, tab, onTab, facts, menuItems, slots }: CallPageProps) {
	const {
		data: call,
		error,
		refetch,
	} = useQuery({
		...recordingDetail(id),
		refetchInterval: ({ state }) => waitFor(state.data),
	})
	if (error instanceof RequestError && error.status === 404) return <CallNotFound />
	if (!call)
		return error ? (
			<>
				<BackToRecordings />
				<CallNotRead error={error} onRetry={refetch} />
			</>
		) : (
			<CallSkeleton />
		)
	return (
		// Beside a rail, a scored call fills the window below the top bar: its parts scroll, not the page.
		<div
			className={classNames('flex flex-col', call.analysis && 'xl:h-[calc(100dvh-7rem)] xl:min-h-[40rem]')}
		>
			<CallHeader call={call} facts={facts} menuItems={menuItems} />
			<div className="flex min-h-0 flex-1 flex-col gap-4">
				{call.status === 'processing' ? <CallProcessing call={call} /> : null}
				{call.status === 'failed' ? <CallFailed call={call} /> : null}
				{call.analysis ? (
					<ScoredCallView
						key={call.id}
						call={call}
						analysis={call.analysis}
						at={at}
						tab={tab}
						onTab={onTab}
						slots={slots}
					/>
				) : null}
			</div>
		</div>
	)
}

/** Milliseconds until there may be something new about a call, false when nothing more is to come. */
function waitFor(call: RecordingDetail | undefined) {
	if (call?.status === 'processing') return lookAgainAfter
	const { enrichment } = call ?? {}
	return enrichment && enrichment.promptVersion === null && !enrichment.failure ? lookForModelAfter : false
}
