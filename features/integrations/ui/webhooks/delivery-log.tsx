import { useInfiniteQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { Alert } from '#design/alert.tsx'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { ShowMore } from '#design/show-more.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import type { Tone } from '#design/tone.ts'
import type { Attempt, Delivery, DeliveryState, Endpoint } from '#features/integrations/contract.ts'
import { formatDateTime } from '#platform/browser/format-time.ts'
import { messageOf } from '#platform/browser/request.ts'
import { formatCount } from '#platform/text/format-number.ts'
import { deliveriesOf, useSendAgain } from './read-webhooks.ts'

const states: Record<DeliveryState, { word: string; tone: Tone }> = {
	waiting: { word: 'Waiting', tone: 'info' },
	delivered: { word: 'Delivered', tone: 'success' },
	failed: { word: 'Failed', tone: 'failed' },
}

/** The latest messages to an endpoint, and the result of each. */
export function DeliveryLog({ endpoint }: { endpoint: Endpoint }) {
	const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
		deliveriesOf(endpoint.id),
	)
	const deliveries = data?.pages.flatMap((page) => page.items)
	return (
		<section>
			<h3 className="section-title">Latest messages</h3>
			{error ? (
				<Alert tone="failed" role="alert" className="mt-2">
					{messageOf(error)}
				</Alert>
			) : null}
			{!deliveries && !error ? (
				<Loading label="Loading the messages">
					<Skeleton className="mt-2 h-14" />
				</Loading>
			) : null}
			{deliveries?.length === 0 ? <p className="hint mt-1">No messages sent yet.</p> : null}
			{deliveries?.length ? (
				<ul className="mt-1 divide-y">
					{deliveries.map((delivery) => (
						<DeliveryRow key={delivery.id} delivery={delivery} endpoint={endpoint} />
					))}
				</ul>
			) : null}
			<ShowMore list={{ hasNextPage, isFetchingNextPage, fetchNextPage }} variant="ghost" className="mt-1" />
		</section>
	)
}

function DeliveryRow({ delivery, endpoint }: { delivery: Delivery; endpoint: Endpoint }) {
	const { id, message, state, createdAt, nextTryAt, attempts } = delivery
	const sending = useSendAgain(endpoint.id)
	const written = formatDateTime(createdAt)
	return (
		<li className="py-3">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-2">
				<Badge tone={states[state].tone}>{states[state].word}</Badge>
				<span className="code font-medium text-sm">{message.type}</span>
				<time dateTime={createdAt} className="num text-muted-foreground text-sm">
					{written}
				</time>
				<Button
					variant="ghost"
					size="sm"
					className="ml-auto"
					disabled={sending.isPending || !endpoint.isOn}
					aria-label={`Send again: ${message.type} of ${written}`}
					onClick={() => sending.mutate(id)}
				>
					<RotateCw className="size-3.5" aria-hidden="true" />
					Send again
				</Button>
			</div>
			{attempts.length ? (
				<details className="mt-1">
					<summary className="min-h-6 cursor-pointer text-muted-foreground text-sm">
						{formatAttempts(attempts)}
						{nextTryAt && state === 'waiting' ? ` Next: ${formatDateTime(nextTryAt)}.` : ''}
					</summary>
					<ol className="mt-2 space-y-2">
						{attempts.map((attempt) => (
							<li key={attempt.at}>
								<AttemptNote attempt={attempt} />
							</li>
						))}
					</ol>
				</details>
			) : null}
		</li>
	)
}

function formatAttempts(attempts: readonly Attempt[]) {
	const last = attempts.at(-1)
	const count = formatCount(attempts.length, 'try', 'tries')
	return last?.problem ? `${count}: ${last.problem}` : `${count}: HTTP ${last?.status}.`
}

function AttemptNote({ attempt }: { attempt: Attempt }) {
	const { at, milliseconds, status, problem, answer } = attempt
	return (
		<div className="text-sm">
			<p>
				<time dateTime={at} className="num text-muted-foreground">
					{formatDateTime(at)}
				</time>{' '}
				{problem ?? `HTTP ${status}.`} <span className="num text-muted-foreground">{milliseconds} ms</span>
			</p>
			{answer ? (
				<pre className="code mt-1 max-h-32 overflow-auto whitespace-pre-wrap rounded-md bg-muted p-2 [overflow-wrap:anywhere]">
					{answer}
				</pre>
			) : null}
		</div>
	)
}
