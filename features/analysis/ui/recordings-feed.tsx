import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import {
	type KeyboardEvent,
	lazy,
	type RefObject,
	Suspense,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from 'react'
import type { RecordingSummary } from '#features/analysis/contract.ts'
import { callTitle } from '#features/recordings/ui/call-title.ts'
import { useDeleteRecording } from '#features/recordings/ui/use-recording-actions.ts'
import { dropFromLists } from './read-recordings.ts'
import { RecordingCard } from './recording-card.tsx'

const DeleteDialog = lazy(() => import('#features/recordings/ui/retention/delete-dialog.tsx'))

type RecordingsFeedProps = {
	recordings: RecordingSummary[]
	/** The number of recordings, including those not loaded yet. */
	total: number
	/** The scale of the scores. */
	outOf?: 100 | 10
	isLoadingMore: boolean
	onNearEnd: () => void
	onRefresh: () => void
}

/**
 * The calls, one card under the other, with only those near the window in the page. Arrow keys go from card
 * to card, Enter opens one, T shows its transcript, Delete asks and deletes.
 */
export function RecordingsFeed({
	recordings,
	total,
	outOf = 100,
	isLoadingMore,
	onNearEnd,
	onRefresh,
}: RecordingsFeedProps) {
	const feed = useRef<HTMLDivElement>(null)
	const [current, setCurrent] = useState(0)
	const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
	const [doomed, setDoomed] = useState<RecordingSummary | null>(null)
	const top = useTopInPage(feed)
	const virtualizer = useWindowVirtualizer({
		count: recordings.length,
		estimateSize: () => 210,
		overscan: 4,
		gap: 12,
		scrollMargin: top,
		getItemKey: (index) => recordings[index]?.id ?? index,
		// The card with the focus stays in the page, wherever it is scrolled to.
		rangeExtractor: (range) => withCurrent(range, current),
	})
	const items = virtualizer.getVirtualItems()
	const lastIndex = items.at(-1)?.index ?? 0
	useEffect(() => {
		if (lastIndex >= recordings.length - 8) onNearEnd()
	}, [lastIndex, recordings.length, onNearEnd])

	const focusCard = (index: number) =>
		feed.current?.querySelector<HTMLElement>(`[data-index="${index}"] > article`)?.focus()
	const queries = useQueryClient()
	const deletion = useDeleteRecording((id) => {
		dropFromLists(queries, id)
		// The next card is now where the deleted one was.
		requestAnimationFrame(() => focusCard(current))
	})
	return (
		<>
			<div
				ref={feed}
				role="feed"
				aria-label="Recordings"
				aria-busy={isLoadingMore}
				className="relative"
				style={{ height: virtualizer.getTotalSize() }}
			>
				{items.map(({ key, index, start }) => {
					const recording = recordings[index]
					if (!recording) return null
					return (
						<div
							key={key}
							data-index={index}
							ref={virtualizer.measureElement}
							className="absolute inset-x-0 top-0"
							style={{ transform: `translateY(${start - top}px)` }}
						>
							<FeedCard
								recording={recording}
								outOf={outOf}
								position={index + 1}
								total={total}
								isCurrent={index === current}
								showsTranscript={opened.has(recording.id)}
								onFocus={() => setCurrent(index)}
								onMove={(step) => focusCard(index + step)}
								onTranscript={() => recording.hasTranscript && setOpened(toggle(opened, recording.id))}
								onDelete={() => setDoomed(recording)}
								onRefresh={onRefresh}
							/>
						</div>
					)
				})}
			</div>
			<Suspense>
				{doomed ? (
					<DeleteDialog
						recording={doomed}
						onClose={() => setDoomed(null)}
						onDelete={(id) => deletion.mutate(id)}
					/>
				) : null}
			</Suspense>
		</>
	)
}

type FeedCardProps = {
	recording: RecordingSummary
	outOf: 100 | 10
	position: number
	total: number
	isCurrent: boolean
	showsTranscript: boolean
	onFocus: () => void
	onMove: (step: 1 | -1) => void
	onTranscript: () => void
	onDelete: () => void
	onRefresh: () => void
}

function FeedCard({ position, total, isCurrent, onFocus, onMove, ...card }: FeedCardProps) {
	const navigate = useNavigate()
	const { recording, onTranscript, onDelete } = card
	const keys: Record<string, () => void> = {
		arrowdown: () => onMove(1),
		arrowup: () => onMove(-1),
		enter: () => navigate({ to: '/recordings/$id', params: { id: recording.id } }),
		t: onTranscript,
		delete: onDelete,
	}
	const answerKey = (event: KeyboardEvent) => {
		const action = keys[event.key.toLowerCase()]
		const isForCard =
			event.target === event.currentTarget && !event.ctrlKey && !event.metaKey && !event.altKey
		if (!action || !isForCard) return
		event.preventDefault()
		action()
	}
	return (
		<article
			aria-label={callTitle(recording)}
			aria-posinset={position}
			aria-setsize={total}
			tabIndex={isCurrent ? 0 : -1}
			onFocus={onFocus}
			onKeyDown={answerKey}
			className="scroll-mt-20 rounded-xl border bg-card text-card-foreground shadow-card"
		>
			<RecordingCard {...card} />
		</article>
	)
}

/** Where an element begins, in pixels from the top of the page; what stands above it grows and shrinks. */
function useTopInPage(element: RefObject<HTMLElement | null>): number {
	const [top, setTop] = useState(0)
	useLayoutEffect(() => {
		const measure = () =>
			setTop(element.current ? element.current.getBoundingClientRect().top + window.scrollY : 0)
		const observer = new ResizeObserver(measure)
		observer.observe(document.body)
		return () => observer.disconnect()
	}, [element])
	return top
}

function withCurrent(range: Range, current: number): number[] {
	const indexes = defaultRangeExtractor(range)
	if (current >= range.count || indexes.includes(current)) return indexes
	return [...indexes, current].sort((a, b) => a - b)
}

function toggle(set: ReadonlySet<string>, id: string): Set<string> {
	const next = new Set(set)
	if (!next.delete(id)) next.add(id)
	return next
}
