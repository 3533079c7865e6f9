import { Button } from '#design/button.tsx'

type ShowMoreProps = {
	/** A list that is read page after page. */
	list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
	variant?: 'outline' | 'ghost'
	className?: string
}

/** The way to the next page of a list, where there is one. It keeps the focus while that is on its way. */
export function ShowMore({ list, variant = 'outline', className }: ShowMoreProps) {
	if (!list.hasNextPage) return null
	return (
		<Button
			variant={variant}
			size="sm"
			className={className}
			aria-disabled={list.isFetchingNextPage || undefined}
			onClick={() => list.isFetchingNextPage || list.fetchNextPage()}
		>
			Show more
		</Button>
	)
}
