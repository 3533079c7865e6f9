import type { ReactNode } from 'react'
import { Card, CardDescription, CardHeader, CardTitle } from '#design/card.tsx'
import { LoadFailure } from '#design/load-failure.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import { messageOf } from '#platform/browser/request.ts'

type QueryCardProps<Data> = {
	/** Of the title, which names the card. */
	id: string
	title: string
	description?: ReactNode
	query: { data: Data | undefined; error: Error | null; refetch: () => unknown }
	/** What is being loaded, said aloud. */
	loading: string
	/** Height classes of the gray shapes shown meanwhile. */
	shapes?: string[]
	children: (data: Data) => ReactNode
}

/** A card whose content is read from the server: loading, failed with another try, or there. */
export function QueryCard<Data>({
	id,
	title,
	description,
	query: { data, error, refetch },
	loading,
	shapes = ['h-24'],
	children,
}: QueryCardProps<Data>) {
	return (
		<Card aria-labelledby={id}>
			<CardHeader>
				<div className="min-w-0">
					<CardTitle id={id}>{title}</CardTitle>
					{description ? <CardDescription className="break-words">{description}</CardDescription> : null}
				</div>
			</CardHeader>
			{error ? (
				<LoadFailure className="mx-5 mb-5" onRetry={refetch}>
					{messageOf(error)}
				</LoadFailure>
			) : null}
			{data === undefined ? null : children(data)}
			{data === undefined && !error ? (
				<Loading label={loading} className="space-y-2 px-5 pb-5">
					{shapes.map((height) => (
						<Skeleton key={height} className={height} />
					))}
				</Loading>
			) : null}
		</Card>
	)
}
