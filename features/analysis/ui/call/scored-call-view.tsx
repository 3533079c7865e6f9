import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { Card } from '#design/card.tsx'
import type { Analysis, RecordingDetail } from '#features/analysis/contract.ts'
import { CoachingLists, showsCoaching } from '#features/analysis/ui/coaching-lists.tsx'
import { collectMoments } from '#features/analysis/ui/moments.ts'
import { turnAt } from '#features/analysis/ui/turn-at.ts'
import { type Player, usePlayer } from '#features/recordings/ui/player/player.ts'
import { changeSpeed } from '#features/recordings/ui/player/player-controls.tsx'
import { useShortcuts } from '#platform/browser/shortcuts.ts'
import { CallContext, type CallInView, type CallSlots, type Place } from './call-context.ts'
import { CallPlayer } from './call-player.tsx'
import { CallTranscript } from './call-transcript.tsx'
import { ConversationCard, ScorePartsCard, SummaryCard } from './conversation-card.tsx'
import {
	DisclosuresMadeCard,
	IncompleteDisclosuresCard,
	MissingDisclosuresCard,
} from './disclosures-cards.tsx'
import { CheckCard, IssuesCard, NeedsReviewCard, PossibleCard } from './issues-card.tsx'
import { ModelCard } from './model-card.tsx'
import { NewerRules } from './newer-rules.tsx'
import { ObjectionsCard } from './objections-card.tsx'
import { ProvisionalCard } from './provisional-card.tsx'
import { ScoreCard, ScoreStrip } from './score-card.tsx'
import { useFindingSteps } from './use-finding-steps.ts'

/** Seconds to play before the words of a finding. */
const leadIn = 2

type ScoredCallViewProps = {
	call: RecordingDetail
	analysis: Analysis
	/** The moment to begin at, in seconds; null for the beginning. */
	at: number | null
	slots: CallSlots
}

/** A scored call: what was said on the left, what it was worth on the right. */
export function ScoredCallView({ call, analysis: byMachine, at, slots }: ScoredCallViewProps) {
	const analysis = useMemo(() => ({ ...byMachine, ...call.effective }), [byMachine, call.effective])
	const player = usePlayer(`/api/recordings/${call.id}/audio`, call.durationSeconds)
	const moments = useMemo(() => collectMoments(analysis, call), [analysis, call])
	const [active, setActive] = useState<string | null>(null)
	useScrollToHash()
	useBeginningAt(at, call, player)
	const { hasAudio } = call
	const show = useCallback(
		({ ref, turn, start }: Place) => {
			setActive(ref)
			document.getElementById(`turn-${turn}`)?.scrollIntoView({ block: 'center' })
			if (hasAudio && start !== null) player.playFrom(start - leadIn)
		},
		[hasAudio, player],
	)
	const inView: CallInView = useMemo(
		() => ({ call, analysis, moments, slots, player, active, show }),
		[call, analysis, moments, slots, player, active, show],
	)
	return (
		<CallContext value={inView}>
			<Keys player={player} hasAudio={hasAudio} />
			<div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22.5rem]">
				<div className="min-w-0 space-y-5">
					<NewerRules />
					<ScoreStrip className="xl:hidden" />
					{hasAudio ? <CallPlayer /> : null}
					{showsCoaching(analysis) ? (
						<Card aria-labelledby="coaching-review">
							<h2 id="coaching-review" className="sr-only">
								Coaching review
							</h2>
							<div className="grid gap-x-8 gap-y-6 p-5 md:grid-cols-3">
								<CoachingLists analysis={analysis} />
							</div>
						</Card>
					) : null}
					<SummaryCard />
					<ModelCard />
					<CallTranscript />
				</div>
				<aside className="space-y-5" aria-label="Findings">
					<ScoreCard />
					{slots.aside}
					<IssuesCard />
					<NeedsReviewCard />
					<CheckCard />
					<PossibleCard />
					<MissingDisclosuresCard />
					<IncompleteDisclosuresCard />
					<DisclosuresMadeCard />
					<ObjectionsCard />
					<ProvisionalCard />
					<ConversationCard />
					<ScorePartsCard />
				</aside>
			</div>
		</CallContext>
	)
}

/** A link to a moment of a call (`#turn-12`) is followed once the call is there. */
function useScrollToHash() {
	useEffect(() => {
		const place = window.location.hash.slice(1)
		if (place) document.getElementById(place)?.scrollIntoView({ block: 'center' })
	}, [])
}

/** A link to a second of a call (`?t=61`) leads to the words said then; to hear them is left to the person. */
function useBeginningAt(at: number | null, { transcript }: RecordingDetail, player: Player) {
	const begin = useEffectEvent((seconds: number) => {
		player.startFrom(seconds)
		const turn = turnAt(transcript?.segments.map(({ start }) => start) ?? [], seconds)
		const row = document.getElementById(`turn-${turn}`)
		row?.scrollIntoView({ block: 'center' })
		row?.querySelector('button')?.focus({ preventScroll: true })
	})
	useEffect(() => {
		if (at !== null) begin(at)
	}, [at])
}

function Keys({ player, hasAudio }: { player: Player; hasAudio: boolean }) {
	const { step } = useFindingSteps()
	const findings = { n: () => step(1), p: () => step(-1) }
	const sound = {
		space: player.toggle,
		k: player.toggle,
		j: () => player.skip(-10),
		l: () => player.skip(10),
		'<': () => changeSpeed(player, -1),
		'>': () => changeSpeed(player, 1),
	}
	useShortcuts(hasAudio ? { ...findings, ...sound } : findings)
	return null
}
