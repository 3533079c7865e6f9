import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import { Alert } from '#design/alert.tsx'
import { Card } from '#design/card.tsx'
import { classNames } from '#design/class-names.ts'
import { IconButton } from '#design/icon-button.tsx'
import { useIsNarrow } from '#design/use-window-width.ts'
import type { Moment } from '#features/analysis/ui/moments.ts'
import { speakerSpans } from '#features/analysis/ui/speaker-spans.ts'
import { usePlayerState } from '#features/recordings/ui/player/player.ts'
import { Clock, PlayButton, PlayerControls, Speed } from '#features/recordings/ui/player/player-controls.tsx'
import { Waveform } from '#features/recordings/ui/player/waveform.tsx'
import { formatCount } from '#platform/text/format-number.ts'
import { useCall } from './call-context.ts'
import { useFindingSteps } from './use-finding-steps.ts'

/** The sound of the call with everything found pinned to it; stays in sight while the page is read. One line on a phone. */
export function CallPlayer() {
	const { player } = useCall()
	const problem = usePlayerState(player, (state) => state.problem)
	const isNarrow = useIsNarrow()
	return (
		<Card
			// The strip above hides what passes between this card and the top bar.
			className="before:-top-[11px] sticky top-16 z-20 shrink-0 before:absolute before:inset-x-0 before:h-2.5 before:bg-background xl:static xl:before:hidden"
			aria-label="Audio player"
		>
			{isNarrow ? <PlayerLine /> : <FullPlayer />}
			{problem ? (
				<Alert tone="failed" role="alert" className="mx-4 mb-3">
					{problem}
				</Alert>
			) : null}
		</Card>
	)
}

function PlayerLine() {
	const { call, player } = useCall()
	return (
		<div className="flex items-center gap-2.5 px-3 py-1.5">
			<PlayButton player={player} />
			<div className="min-w-0 flex-1">
				<Waveform id={call.id} player={player} height={36} />
			</div>
			<Clock player={player} />
			<Speed player={player} />
		</div>
	)
}

function FullPlayer() {
	const { call, player, slots } = useCall()
	return (
		<>
			<div className="px-4 pt-6 lg:px-5">
				<div className="relative">
					<Waveform id={call.id} player={player} height={56} />
					<Pins />
				</div>
				<SpeakerBar />
			</div>
			<div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2 lg:px-4">
				<PlayerControls player={player} />
				{slots.playerAction}
				<TalkShare />
				<FindingSteps />
			</div>
		</>
	)
}

/** Names nearer to each other than this share of the bar would lie on one another, the later one shows its band alone. */
const room = 0.045

function Pins() {
	const { moments, player } = useCall()
	const duration = usePlayerState(player, (state) => state.duration)
	if (duration <= 0) return null
	let named = Number.NEGATIVE_INFINITY
	return moments.inOrder.map((moment) => {
		if (moment.start === null) return null
		const from = moment.start / duration
		const to = (moment.end ?? moment.start) / duration
		const middle = (from + to) / 2
		const hasRoom = middle - named >= room
		if (hasRoom) named = middle
		return <Pin key={moment.ref} moment={moment} from={from} to={to} isNamed={hasRoom} />
	})
}

type PinProps = { moment: Moment; from: number; to: number; isNamed: boolean }

function Pin({ moment, from, to, isNamed }: PinProps) {
	const { active, show } = useCall()
	return (
		<div
			data-tone={moment.tone}
			className={classNames(
				'pointer-events-none absolute inset-y-0 rounded-b-sm border-tone border-x-2 bg-tone/15',
				active === moment.ref && 'bg-tone/40',
			)}
			style={{ left: `${from * 100}%`, width: `${Math.max(0.4, (to - from) * 100)}%` }}
		>
			{isNamed ? (
				<button
					type="button"
					aria-label={`Play finding ${moment.ref}: ${moment.title}`}
					onClick={() => show(moment)}
					className="pointer-events-auto absolute -top-4 left-1/2 grid size-6 -translate-x-1/2 place-items-center"
				>
					<span className="cite ml-0">{moment.ref}</span>
				</button>
			) : null}
		</div>
	)
}

function SpeakerBar() {
	const { call, analysis, player } = useCall()
	const duration = usePlayerState(player, (state) => state.duration)
	const spans = useMemo(
		() => speakerSpans(call.transcript?.segments ?? [], duration),
		[call.transcript, duration],
	)
	const share = analysis.conversation.repTalkShare
	if (spans.length === 0) return null
	const label =
		share === null
			? 'Who is speaking'
			: `Who is speaking. Rep ${Math.round(share * 100)} percent, client ${Math.round((1 - share) * 100)} percent.`
	return (
		<div className="mt-2 flex h-1.5 overflow-hidden rounded-full" role="img" aria-label={label}>
			{spans.map(({ speaker, from, share }) => (
				<span
					key={from}
					className={classNames(
						speaker === 'rep' && 'bg-chart-1/70',
						(speaker === 'customer' || speaker === 'unknown') && 'bg-border-strong',
					)}
					style={{ flexGrow: share, flexBasis: 0 }}
				/>
			))}
		</div>
	)
}

function TalkShare() {
	const share = useCall().analysis.conversation.repTalkShare
	if (share === null) return null
	return (
		<p className="hidden items-center gap-4 text-muted-foreground text-sm min-[90rem]:flex">
			<span className="flex items-center gap-1.5">
				<span className="size-2 rounded-full bg-chart-1/70" />
				Rep {Math.round(share * 100)}%
			</span>
			<span className="flex items-center gap-1.5">
				<span className="size-2 rounded-full bg-border-strong" />
				Client {Math.round((1 - share) * 100)}%
			</span>
		</p>
	)
}

function FindingSteps() {
	const { position, count, step } = useFindingSteps()
	if (count === 0) return null
	return (
		<div className="ml-auto flex items-center gap-1">
			<IconButton
				label="Previous moment"
				hint="Previous moment (P)"
				variant="outline"
				onClick={() => step(-1)}
			>
				<ChevronLeft className="size-4" aria-hidden="true" />
			</IconButton>
			<span className="num px-1 text-muted-foreground text-sm">
				{position === null ? (
					formatCount(count, 'moment')
				) : (
					<>
						Moment <span className="font-medium text-foreground">{position}</span> of {count}
					</>
				)}
			</span>
			<IconButton label="Next moment" hint="Next moment (N)" variant="outline" onClick={() => step(1)}>
				<ChevronRight className="size-4" aria-hidden="true" />
			</IconButton>
		</div>
	)
}
