import { Loading, Skeleton } from '#design/skeleton.tsx'

/** While the code of a page is on its way. */
export function PageSkeleton() {
	return (
		<Loading label="Loading page">
			<Skeleton className="h-8 w-64 max-w-full" />
			<Skeleton className="mt-3 h-4 w-96 max-w-full" />
			<Skeleton className="mt-8 h-64 w-full rounded-xl" />
		</Loading>
	)
}
