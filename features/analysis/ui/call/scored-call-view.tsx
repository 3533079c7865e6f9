import { useCallback, useMemo, useState } from 'react'
import { useIsWide } from '#design/use-window-width.ts'
import type { Analysis, RecordingDetail } from '#features/analysis/contract.ts'
import { collectMoments } from '#features/analysis/ui/moments.ts'
import { usePlayer } from '#features/recordings/ui/player/player.ts'
import { CallContext, type CallInView, type CallSlots, type Place } from './call-context.ts'
import { CallKeys } from './call-keys.tsx'
import { CallPlayer } from './call-player.tsx'
import { CallReview } from './call-review.tsx'
import { type CallTab, tabOf } from './call-tab.ts'
import { CallTranscript } from './call-transcript.tsx'
import { NewerRules } from './newer-rules.tsx'
import { useCallPlace } from './use-call-place.ts'

/** Seconds to play before the words of a finding. */
const leadIn = 2

type ScoredCallViewProps = {
	call: RecordingDetail
	analysis: Analysis
	/** The moment to begin at, in seconds; null for the beginning. */
	at: number | null
	/** The tab that the address names, null for none. */
	tab: CallTab | null
	onTab: (tab: CallTab) => void
	slots: CallSlots
}

/**
 * A scored call: its sound and words on the left, its review in a rail of tabs on the right. Words and rail scroll by
 * themselves. Without room for a rail, the words are one of the tabs.
 */
export function ScoredCallView({
	call,
	analysis: byMachine,
	at,
	tab: named,
	onTab: goTo,
	slots,
}: ScoredCallViewProps) {
	const analysis = useMemo(() => ({ ...byMachine, ...call.effective }), [byMachine, call.effective])
	const player = usePlayer(`/api/recordings/${call.id}/audio`, call.durationSeconds)
	const moments = useMemo(() => collectMoments(analysis, call), [analysis, call])
	const [active, setActive] = useState<string | null>(null)
	const isWide = useIsWide()
	const { tab, openRow, setOpenRow, target, setTarget } = useCallPlace({
		call,
		player,
		at,
		tab: named,
		isWide,
	})
	const { hasAudio } = call
	const show = useCallback(
		({ ref, turn, start }: Place) => {
			setActive(ref)
			setTarget({ turn, takesFocus: false })
			const listedIn = tabOf(ref)
			if (listedIn) setOpenRow(ref)
			const isHeard = hasAudio && start !== null
			// Where only one tab has room, what was pressed stays, and words that cannot be heard are shown.
			if (isWide && listedIn) goTo(listedIn)
			if (!isWide && !isHeard) goTo('transcript')
			if (isHeard) player.playFrom(start - leadIn)
		},
		[hasAudio, player, isWide, goTo, setOpenRow, setTarget],
	)
	const onOpenRow = useCallback(
		(row: string) => {
			setOpenRow(row)
			const moment = moments.inOrder.find(({ ref }) => ref === row)
			if (!moment) return
			setActive(row)
			setTarget({ turn: moment.turn, takesFocus: false })
		},
		[moments, setOpenRow, setTarget],
	)
	const inView: CallInView = useMemo(
		() => ({ call, analysis, moments, slots, player, active, show, tab, goTo, openRow, onOpenRow, target }),
		[call, analysis, moments, slots, player, active, show, tab, goTo, openRow, onOpenRow, target],
	)
	return (
		<CallContext value={inView}>
			<CallKeys player={player} hasAudio={hasAudio} />
			<NewerRules />
			{isWide ? (
				<div className="grid min-h-[30rem] flex-1 grid-cols-[minmax(0,1fr)_26rem] gap-5">
					<div className="flex min-h-0 min-w-0 flex-col gap-4">
						{hasAudio ? <CallPlayer /> : null}
						<CallTranscript className="min-h-0 flex-1" />
					</div>
					<aside className="flex min-h-0 flex-col" aria-label="Review">
						<CallReview />
					</aside>
				</div>
			) : (
				<>
					{hasAudio ? <CallPlayer /> : null}
					<CallReview hasTranscript />
				</>
			)}
		</CallContext>
	)
}
