import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { Alert } from '#design/alert.tsx'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Card, CardBody, CardHeader, CardTitle } from '#design/card.tsx'
import { LoadFailure } from '#design/load-failure.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import type { Session } from '#features/people/contract.ts'
import { formatDateTime } from '#platform/browser/format-time.ts'
import { messageOf, request } from '#platform/browser/request.ts'
import { nameProgram } from './name-program.ts'
import { ownSessions, refreshSecurity } from './read-security.ts'

/** Where one is signed in, and the way to end that elsewhere. */
export function SessionsCard() {
	const queries = useQueryClient()
	const { data: sessions, error, refetch } = useQuery(ownSessions)
	const ending = useMutation({
		mutationFn: (id: string | null) =>
			request('DELETE', id ? `/api/sessions/${encodeURIComponent(id)}` : '/api/sessions'),
		onSettled: () => refreshSecurity(queries),
	})
	return (
		<Card>
			<CardHeader>
				<CardTitle>Where you’re signed in</CardTitle>
				{sessions && sessions.length > 1 ? (
					<Button variant="outline" size="sm" disabled={ending.isPending} onClick={() => ending.mutate(null)}>
						Sign out everywhere else
					</Button>
				) : null}
			</CardHeader>
			<CardBody>
				{error ? <LoadFailure onRetry={refetch}>{messageOf(error)}</LoadFailure> : null}
				{ending.error ? (
					<Alert tone="failed" role="alert" className="mb-3">
						{messageOf(ending.error)}
					</Alert>
				) : null}
				{sessions ? (
					<ul className="divide-y">
						{sessions.map((session) => (
							<SessionRow
								key={session.id}
								session={session}
								isBusy={ending.isPending}
								onEnd={() => ending.mutate(session.id)}
							/>
						))}
					</ul>
				) : null}
				{!sessions && !error ? (
					<Loading label="Loading your sessions">
						<Skeleton className="h-14" />
					</Loading>
				) : null}
			</CardBody>
		</Card>
	)
}

type SessionRowProps = { session: Session; isBusy: boolean; onEnd: () => void }

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
	const { program, address, startedAt, isCurrent, isSingleSignOn } = session
	const name = nameProgram(program)
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
			<MonitorSmartphone className="size-5 shrink-0 text-muted-foreground" aria-hidden="true" />
			<div className="min-w-0 flex-1">
				<p className="font-medium">{name}</p>
				<p className="text-muted-foreground text-sm">
					Since <time dateTime={startedAt}>{formatDateTime(startedAt)}</time>
					{address ? ` from ${address}` : ''}
					{isSingleSignOn ? ', by single sign-on' : ''}
				</p>
			</div>
			{isCurrent ? (
				<Badge tone="info">This browser</Badge>
			) : (
				<Button
					variant="ghost"
					size="sm"
					disabled={isBusy}
					aria-label={`Sign out ${name}, since ${formatDateTime(startedAt)}`}
					onClick={onEnd}
				>
					Sign out
				</Button>
			)}
		</li>
	)
}
