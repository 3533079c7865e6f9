import type { ReactNode } from 'react'
import { CardFooter } from '#design/card.tsx'
import { LoadFailure } from '#design/load-failure.tsx'
import { ShowMore } from '#design/show-more.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import { messageOf } from '#platform/browser/request.ts'
import { formatNumber } from '#platform/text/format-number.ts'

type PagedProps<Item> = {
	/** Read aloud while the first page is on its way: "Loading reps" */
	label: string
	/** A list that is read page after page. */
	list: {
		data: { pages: { items: Item[]; total: number }[] } | undefined
		error: Error | null
		isPending: boolean
		hasNextPage: boolean
		isFetchingNextPage: boolean
		fetchNextPage: () => unknown
		refetch: () => unknown
	}
	/** False where the server does not count them all. */
	isCounted?: boolean
	/** The text when nothing matches. */
	empty: ReactNode
	children: (items: Item[]) => ReactNode
}

/** A list as far as it was read, and the way to more of it. */
export function Paged<Item>({ label, list, isCounted = true, empty, children }: PagedProps<Item>) {
	const items = list.data?.pages.flatMap((page) => page.items) ?? []
	const total = list.data?.pages[0]?.total ?? 0
	return (
		<>
			{list.isPending ? (
				<Loading label={label} className="space-y-2 px-5 pb-5">
					<Skeleton className="h-9" />
					<Skeleton className="h-48" />
				</Loading>
			) : null}
			{list.error ? (
				<LoadFailure className="mx-5 mb-5" onRetry={list.refetch}>
					{messageOf(list.error)}
				</LoadFailure>
			) : null}
			{list.data && !items.length ? empty : null}
			{items.length ? children(items) : null}
			{items.length ? (
				<CardFooter className="justify-between text-muted-foreground text-sm">
					<p role="status" className="num">
						{formatNumber(items.length)}
						{isCounted ? ` of ${formatNumber(total)}` : ' shown'}
					</p>
					<ShowMore list={list} />
				</CardFooter>
			) : null}
		</>
	)
}
