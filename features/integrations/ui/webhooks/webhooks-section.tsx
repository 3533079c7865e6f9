import { useQuery } from '@tanstack/react-query'
import { Webhook } from 'lucide-react'
import { Card } from '#design/card.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { LoadFailure } from '#design/load-failure.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import { messageOf } from '#platform/browser/request.ts'
import { EndpointCard } from './endpoint-card.tsx'
import { endpoints } from './read-webhooks.ts'

/** For administrators: where Candor sends its events. */
export function WebhooksSection() {
	const { data, error, refetch } = useQuery(endpoints)
	return (
		<div className="space-y-5">
			{error ? <LoadFailure onRetry={refetch}>{messageOf(error)}</LoadFailure> : null}
			{data?.map((endpoint) => (
				<EndpointCard key={endpoint.id} endpoint={endpoint} />
			))}
			{data?.length === 0 ? (
				<Card>
					<EmptyState
						icon={<Webhook />}
						heading="h2"
						title="No webhooks yet"
						text="Add the address of your CRM or data warehouse, and Candor notifies it of scored calls, critical findings and closed deals."
					/>
				</Card>
			) : null}
			{!data && !error ? (
				<Loading label="Loading the webhooks">
					<Skeleton className="h-64 rounded-xl" />
				</Loading>
			) : null}
		</div>
	)
}
