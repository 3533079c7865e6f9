import { formatNumber } from '#platform/text/format-number.ts'
import type { Some } from './read-coaching.ts'

/** Says how many of some lists are not shown, where that is any. */
export function MoreThanShown({ lists }: { lists: Some<unknown>[] }) {
	const left = lists.reduce((sum, { items, total }) => sum + total - items.length, 0)
	if (left <= 0) return null
	return (
		<p className="border-t px-5 py-3 text-muted-foreground text-sm">
			and {formatNumber(left)} more, shown once these are done.
		</p>
	)
}
