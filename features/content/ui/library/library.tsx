import { useInfiniteQuery } from '@tanstack/react-query'
import { FileText, SearchX } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { classNames } from '#design/class-names.ts'
import { EmptyState } from '#design/empty-state.tsx'
import { LoadFailure } from '#design/load-failure.tsx'
import { ShowMore } from '#design/show-more.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import { messageOf } from '#platform/browser/request.ts'
import { formatCount } from '#platform/text/format-number.ts'
import { ItemView } from '../item/item-view.tsx'
import { contentItems } from '../items.ts'
import type { ChangeSearch, SalesContentSearch } from '../sales-content-search.ts'
import { useLostFocus } from '../use-lost-focus.ts'
import { FilterBar } from './filter-bar.tsx'
import { ItemList } from './item-list.tsx'
import { rowMark } from './item-row.tsx'

type LibraryProps = {
	search: SalesContentSearch
	onSearch: ChangeSearch
	onGenerate: () => void
	/** Whether a piece that opens may take the focus. */
	takesFocus: () => boolean
}

/** What was written, to be found, read and used: the list, and the piece that is open. On a phone one of them. */
export function Library({ search, onSearch, onGenerate, takesFocus }: LibraryProps) {
	const list = useRef<HTMLElement>(null)
	// A piece that is closed gives the focus to its row, a deleted one to the list that it is no longer in.
	useLostFocus(search.item, (closed) => (search.item ? null : (rowOf(list.current, closed) ?? list.current)))
	const open = (item: string | undefined) => onSearch({ item }, true)
	return (
		<div className="grid grid-cols-1 gap-5 lg:grid-cols-[21rem_minmax(0,1fr)]">
			<Card
				ref={list}
				tabIndex={-1}
				aria-label="Saved content"
				className={classNames('flex flex-col overflow-hidden', search.item && 'max-lg:hidden')}
			>
				<FilterBar search={search} onSearch={onSearch} />
				<List {...{ search, onSearch, onGenerate }} onOpen={open} />
			</Card>
			{search.item ? (
				<ItemView
					// Another piece is another view: nothing of the one before is kept.
					key={search.item}
					id={search.item}
					onOpen={open}
					takesFocus={takesFocus}
					onClose={() => open(undefined)}
				/>
			) : (
				<Card className="grid place-items-center max-lg:hidden">
					<EmptyState
						icon={<FileText />}
						heading="h2"
						title="Select content from your library to view details"
					/>
				</Card>
			)}
		</div>
	)
}

function rowOf(list: HTMLElement | null, id = ''): HTMLElement | null | undefined {
	return list?.querySelector<HTMLElement>(`[${rowMark}="${CSS.escape(id)}"]`)
}

type ListProps = Omit<LibraryProps, 'takesFocus'> & { onOpen: (id: string) => void }

function List({ search, onSearch, onGenerate, onOpen }: ListProps) {
	const { q, type, favorite, scope } = search
	const list = useInfiniteQuery(contentItems({ q, type, favorite, scope }))
	const items = list.data?.pages.flatMap((page) => page.items) ?? []
	const total = list.data?.pages[0]?.total ?? items.length
	if (list.isPending) return <ListSkeleton />
	const failure = list.error ? (
		<LoadFailure className="m-3" onRetry={list.refetch}>
			<span className="block font-medium">Failed to fetch content</span>
			{messageOf(list.error)}
		</LoadFailure>
	) : null
	if (failure && items.length === 0) return failure
	const isNarrowed = Boolean(q || type || favorite || scope)
	return (
		<>
			<p role="status" className="sr-only">
				{isNarrowed ? `${formatCount(total, 'piece')} found` : ''}
			</p>
			{items.length > 0 ? (
				<ItemList items={items} current={search.item} onOpen={onOpen}>
					<ShowMore list={list} variant="ghost" className="m-1.5" />
					{failure}
				</ItemList>
			) : isNarrowed ? (
				<EmptyState
					icon={<SearchX />}
					title="No matching content"
					text="Try another search, or show all content."
					action={
						<Button
							variant="outline"
							onClick={() =>
								onSearch({ q: undefined, type: undefined, favorite: undefined, scope: undefined })
							}
						>
							Show all content
						</Button>
					}
				/>
			) : (
				<EmptyState
					icon={<FileText />}
					title="No content generated yet"
					text="Emails, scripts and objection replies that you generate are kept here."
					action={<Button onClick={onGenerate}>Generate Content</Button>}
				/>
			)}
		</>
	)
}

function ListSkeleton() {
	return (
		<Loading label="Loading your content" className="divide-y">
			{['first', 'second', 'third', 'fourth'].map((row) => (
				<div key={row} className="space-y-2 px-4 py-3.5">
					<Skeleton className="h-4 w-48" />
					<Skeleton className="h-5 w-36" />
					<Skeleton className="h-4 w-32" />
				</div>
			))}
		</Loading>
	)
}
