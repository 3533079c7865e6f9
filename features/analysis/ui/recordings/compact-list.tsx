import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#design/button.tsx'
import { Card, CardFooter } from '#design/card.tsx'
import { useIsNarrow } from '#design/use-window-width.ts'
import type { RecordingSummary } from '#features/analysis/contract.ts'
import { callTitle } from '#features/recordings/ui/call-title.ts'
import type { Page } from '#platform/browser/read-page.ts'
import { formatNumber } from '#platform/text/format-number.ts'
import { BulkBar } from './bulk-bar.tsx'
import { CallLines } from './call-lines.tsx'
import { CallTable } from './call-table.tsx'
import type { RecordingsSort } from './recordings-search.ts'

type CompactListProps = {
	list: UseInfiniteQueryResult<InfiniteData<Page<RecordingSummary>>>
	sort: RecordingsSort
	onSort: (sort: RecordingsSort) => void
	/** Gives the reps of these calls something to do; null for those who may not. */
	onAssign: ((calls: RecordingSummary[]) => void) | null
}

/** One page of calls, one per row. Calls on several pages can be selected and changed together. */
export function CompactList({ list, sort, onSort, onAssign }: CompactListProps) {
	const { pages = [] } = list.data ?? {}
	const [asked, setAsked] = useState(0)
	const at = Math.max(0, Math.min(asked, pages.length - 1))
	const calls = pages[at]?.items ?? []
	const [selected, setSelected] = useState<ReadonlyMap<string, RecordingSummary>>(new Map())
	const card = useRef<HTMLDivElement>(null)
	const isNarrow = useIsNarrow()
	const select = (some: readonly RecordingSummary[], isSelected: boolean) =>
		setSelected((before) => {
			const next = new Map(before)
			for (const call of some) {
				if (isSelected) next.set(call.id, call)
				else next.delete(call.id)
			}
			return next
		})
	const selection = {
		allLabel: 'Select all on this page',
		nameOf: callTitle,
		has: ({ id }: RecordingSummary) => selected.has(id),
		onSelect: select,
	}
	const show = (page: number) => {
		setAsked(page)
		card.current?.focus({ preventScroll: true })
		card.current?.scrollIntoView({ block: 'start' })
	}
	const showNext = async () => {
		if (at + 1 < pages.length) return show(at + 1)
		const { isError } = await list.fetchNextPage()
		if (!isError) show(at + 1)
	}
	return (
		<Card ref={card} tabIndex={-1} aria-label="Calls" className="scroll-mt-16 outline-none">
			{selected.size ? (
				<BulkBar
					// As they are now, where they are listed: a failed one may be under way again.
					calls={[...selected.values()].map((call) => calls.find(({ id }) => id === call.id) ?? call)}
					onDone={(done) => {
						select(done, false)
						// Where the bar goes away with its buttons, the focus stays by the list.
						if (done.length === selected.size) card.current?.focus({ preventScroll: true })
					}}
					onAssign={onAssign}
				/>
			) : null}
			{isNarrow ? (
				<CallLines calls={calls} selection={selection} />
			) : (
				<CallTable
					calls={calls}
					selection={selection}
					sort={sort}
					onSort={(next) => {
						setAsked(0)
						onSort(next)
					}}
				/>
			)}
			<CardFooter className="justify-between text-muted-foreground text-sm">
				<p role="status" className="num">
					{describeRange(pages, at)}
				</p>
				<div className="flex gap-2">
					<Button variant="outline" size="sm" disabled={at === 0} onClick={() => show(at - 1)}>
						<ChevronLeft className="size-4" aria-hidden="true" />
						Previous
					</Button>
					<Button
						variant="outline"
						size="sm"
						disabled={at + 1 >= pages.length && !list.hasNextPage}
						aria-disabled={list.isFetchingNextPage || undefined}
						onClick={() => list.isFetchingNextPage || showNext()}
					>
						Next
						<ChevronRight className="size-4" aria-hidden="true" />
					</Button>
				</div>
			</CardFooter>
		</Card>
	)
}

/** "51–100 of 10,000" */
function describeRange(pages: readonly Page<RecordingSummary>[], at: number) {
	const before = pages.slice(0, at).reduce((sum, { items }) => sum + items.length, 0)
	const shown = pages[at]?.items.length ?? 0
	return `${formatNumber(before + 1)}–${formatNumber(before + shown)} of ${formatNumber(pages[0]?.total ?? 0)}`
}
