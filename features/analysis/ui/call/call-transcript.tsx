import { ArrowLeftRight, Search } from 'lucide-react'
import { type RefObject, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { Card, CardTitle } from '#design/card.tsx'
import { classNames } from '#design/class-names.ts'
import { Input } from '#design/input.tsx'
import { Label } from '#design/label.tsx'
import { ScrollArea } from '#design/scroll-area.tsx'
import { Switch } from '#design/switch.tsx'
import { EvidenceLegend } from '#features/analysis/ui/evidence-legend.tsx'
import { turnAt } from '#features/analysis/ui/turn-at.ts'
import type { Segment, Transcript } from '#features/recordings/contract.ts'
import { knownName } from '#features/recordings/ui/display-name.ts'
import { usePlayerState } from '#features/recordings/ui/player/player.ts'
import { useSwapSpeakers } from '#features/recordings/ui/use-recording-actions.ts'
import { pluralize } from '#platform/text/format-number.ts'
import { type Target, useCall } from './call-context.ts'
import { HiddenWords } from './hidden-words.tsx'
import { scrollIntoBox } from './scroll-into-box.ts'
import { TurnRow } from './turn-row.tsx'
import { useFollowAudio } from './use-follow-audio.ts'

type CallTranscriptProps = {
	/** False while another tab is shown in its place. */
	isShown?: boolean
	className?: string
}

/** The words of the call, turn by turn, in step with its sound; they scroll in a box of their own. */
export function CallTranscript({ isShown = true, className }: CallTranscriptProps) {
	const { call, moments } = useCall()
	const box = useRef<HTMLDivElement>(null)
	const [query, setQuery] = useState('')
	const follow = useFollowAudio(box)
	const { transcript, isRevealed, reveal } = useRevealed(call.transcript)
	return (
		<Card aria-labelledby="transcript" className={classNames('flex flex-col overflow-hidden', className)}>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
				<CardTitle id="transcript" className="mr-auto max-xl:sr-only">
					Transcript
				</CardTitle>
				{transcript ? (
					<TranscriptSearch transcript={transcript} query={query} onQuery={setQuery} box={box} />
				) : null}
				{call.hasAudio ? (
					<div className="flex items-center gap-2">
						<Switch id="follow-audio" checked={follow.isOn} onCheckedChange={follow.turn} />
						<Label htmlFor="follow-audio">Follow audio</Label>
					</div>
				) : null}
			</div>
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t px-5 py-2.5 empty:hidden">
				<EvidenceLegend kinds={moments.passages.map(({ kind }) => kind)} />
				{transcript && !transcript.source.isDraft ? (
					<span className="text-muted-foreground text-sm">{transcript.source.label}</span>
				) : null}
				{transcript?.hiddenPassages ? (
					<HiddenWords
						recordingId={call.id}
						count={transcript.hiddenPassages}
						isRevealed={isRevealed}
						onReveal={reveal}
					/>
				) : null}
				{transcript?.source.speakersFrom === 'voices' ? <SwapSpeakers id={call.id} /> : null}
			</div>
			{transcript?.source.isDraft ? (
				<Alert tone="warning" className="mx-5 mb-2">
					<span className="font-medium">{transcript.source.label}.</span> Words may be wrong. Listen before
					you act on a finding.
				</Alert>
			) : null}
			{transcript && transcript.segments.length > 0 ? (
				<Turns transcript={transcript} query={query} box={box} isShown={isShown} />
			) : (
				<p className="border-t px-5 py-4 text-muted-foreground">No words were recognized in this call.</p>
			)}
		</Card>
	)
}

/** The transcript, with its hidden words once they are revealed: until it changes or the page is left. */
function useRevealed(shown: Transcript | null) {
	const [original, setOriginal] = useState<{ of: Transcript; segments: Segment[] } | null>(null)
	const isRevealed = original !== null && original.of === shown
	const transcript = useMemo(
		() => (isRevealed ? { ...original.of, segments: original.segments } : shown),
		[isRevealed, original, shown],
	)
	const reveal = (segments: Segment[] | null) => setOriginal(shown && segments && { of: shown, segments })
	return { transcript, isRevealed, reveal }
}

function SwapSpeakers({ id }: { id: string }) {
	const swap = useSwapSpeakers()
	return (
		<Button variant="ghost" size="sm" disabled={swap.isPending} onClick={() => swap.mutate(id)}>
			<ArrowLeftRight className="size-4" aria-hidden="true" />
			Swap speakers
		</Button>
	)
}

type Searched = { transcript: Transcript; query: string; box: RefObject<HTMLDivElement | null> }

function Turns({ transcript: { segments }, query, box, isShown }: Searched & { isShown: boolean }) {
	useTarget(box, isShown)
	const { call, moments, slots, player, active, show } = useCall()
	const turns = useMemo(() => segments.map((segment, turn) => ({ segment, turn })), [segments])
	const starts = useMemo(() => segments.map(({ start }) => start), [segments])
	const started = usePlayerState(player, ({ isPlaying, time }) => isPlaying || time > 0)
	const current = usePlayerState(player, ({ time }) => turnAt(starts, time))
	const wanted = useDeferredValue(query.trim().toLowerCase())
	const passages = useMemo(() => Map.groupBy(moments.passages, ({ turn }) => turn), [moments])
	const names = useMemo(
		() => ({
			rep: knownName(call.callMetadata.salesAgentName),
			customer: knownName(call.callMetadata.prospectName),
			unknown: null,
		}),
		[call.callMetadata.salesAgentName, call.callMetadata.prospectName],
	)
	const playFrom = useCallback((seconds: number) => player.playFrom(seconds), [player])
	return (
		<ScrollArea label="Turns of the call" boxRef={box} className="min-h-0 flex-1 border-t">
			<ol className="px-2 py-3">
				{turns.map(({ segment, turn }) => {
					const here = passages.get(turn) ?? none
					return (
						<TurnRow
							key={turn}
							turn={turn}
							segment={segment}
							name={names[segment.speaker]}
							passages={here}
							active={here.some(({ ref }) => ref === active) ? active : null}
							isCurrent={started && turn === current}
							wanted={segment.text.toLowerCase().includes(wanted) ? wanted : ''}
							onShow={show}
							onPlay={call.hasAudio ? playFrom : null}
							end={starts[turn + 1] ?? null}
							Action={slots.TurnAction}
						/>
					)
				})}
			</ol>
		</ScrollArea>
	)
}

/** Scrolls the turn that a link or a finding points to into view, as soon as its box is shown. */
function useTarget(box: RefObject<HTMLDivElement | null>, isShown: boolean) {
	const { target } = useCall()
	const focused = useRef<Target | null>(null)
	useEffect(() => {
		const row = target && document.getElementById(`turn-${target.turn}`)
		if (!isShown || !row || !box.current) return
		scrollIntoBox(box.current, row)
		if (!target.takesFocus || focused.current === target) return
		focused.current = target
		row.querySelector('button')?.focus({ preventScroll: true })
	}, [target, isShown, box])
}

/** One and the same, so that turns without passages are not drawn again. */
const none: never[] = []

type SearchProps = Searched & { onQuery: (query: string) => void }

/** Finds words in the transcript; Enter goes to the next place, Shift Enter to the one before. */
function TranscriptSearch({ transcript, query, onQuery, box }: SearchProps) {
	const [at, setAt] = useState(-1)
	const wanted = query.trim().toLowerCase()
	const hits = useMemo(
		() =>
			wanted
				? transcript.segments.flatMap(({ text }, turn) => (text.toLowerCase().includes(wanted) ? [turn] : []))
				: [],
		[transcript, wanted],
	)
	const go = (by: number) => {
		if (hits.length === 0) return
		const next = at < 0 ? (by > 0 ? 0 : hits.length - 1) : (at + by + hits.length) % hits.length
		setAt(next)
		const row = document.getElementById(`turn-${hits[next]}`)
		if (row && box.current) scrollIntoBox(box.current, row)
	}
	return (
		<search className="relative w-full sm:w-64">
			<Search
				className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
				aria-hidden="true"
			/>
			<Input
				type="search"
				className="pr-14 pl-9"
				aria-label="Search transcript"
				placeholder="Search transcript"
				value={query}
				onChange={(event) => {
					onQuery(event.target.value)
					setAt(-1)
				}}
				onKeyDown={(event) => {
					if (event.key !== 'Enter') return
					event.preventDefault()
					go(event.shiftKey ? -1 : 1)
				}}
			/>
			<span
				aria-live="polite"
				className="num pointer-events-none absolute top-1/2 right-8 -translate-y-1/2 text-muted-foreground text-xs"
			>
				{wanted ? (at < 0 ? hits.length : `${at + 1} of ${hits.length}`) : ''}
				{wanted ? <span className="sr-only"> {pluralize(hits.length, 'turn')} found</span> : null}
			</span>
		</search>
	)
}
