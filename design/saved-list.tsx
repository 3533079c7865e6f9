import type { ReactNode, Ref } from 'react'
import { Alert } from '#design/alert.tsx'
import { ScrollArea } from '#design/scroll-area.tsx'
import { ShowMore } from '#design/show-more.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'

type SavedListProps = {
	/** Names the box: "Saved conversations". */
	label: string
	/** Said aloud until the first page is there: "Loading your conversations". */
	loading: string
	/** A list that is read page by page. */
	pages: {
		isPending: boolean
		hasNextPage: boolean
		isFetchingNextPage: boolean
		fetchNextPage: () => unknown
	}
	/** Why the last page could not be read; the pages before it stay. */
	failure: string | null
	/** Shown where nothing is saved; the list itself is `rows`. */
	empty: ReactNode
	rows: readonly ReactNode[]
	/** The box that scrolls, to focus it when a row is gone. */
	boxRef?: Ref<HTMLDivElement>
}

/** What a person has saved, page after page, in a dialog. */
export function SavedList({ label, loading, pages, failure, empty, rows, boxRef }: SavedListProps) {
	if (pages.isPending)
		return (
			<Loading label={loading} className="mt-4">
				<Skeleton className="h-48" />
			</Loading>
		)
	const alert = failure ? (
		<Alert tone="failed" role="alert" className="mt-4">
			{failure}
		</Alert>
	) : null
	if (rows.length === 0 && alert) return alert
	return (
		<>
			<ScrollArea label={label} boxRef={boxRef} className="mt-4 max-h-96 rounded-lg border">
				{rows.length === 0 ? empty : <ul className="divide-y">{rows}</ul>}
				<ShowMore list={pages} variant="ghost" className="m-1.5" />
			</ScrollArea>
			{alert}
		</>
	)
}
