import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleX } from 'lucide-react'
import { Button } from '#design/button.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import { messageOf, RequestError } from '#platform/browser/request.ts'
import { Lobby } from './lobby/lobby.tsx'
import { ResultsView } from './results/results-view.tsx'
import type { RolePlaySearch } from './role-play-search.ts'
import { SessionView } from './session/session-view.tsx'
import { practiceSession } from './sessions.ts'

/** Practice against a prospect: the lobby, a session under way, or what it came to. */
export function RolePlay({ search }: { search: RolePlaySearch }) {
	// Another session is another page: nothing of the one before is kept.
	return search.session ? <Session key={search.session} id={search.session} /> : <Lobby search={search} />
}

function Session({ id }: { id: string }) {
	const { data: session, error } = useQuery(practiceSession(id))
	if (session)
		return session.status === 'completed' ? (
			<ResultsView session={session} />
		) : (
			<SessionView session={session} />
		)
	if (error) return <NotShown error={error} />
	return (
		<Loading label="Loading the session" className="space-y-5">
			<Skeleton className="h-12 w-72 max-w-full" />
			<div className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1fr)_19rem]">
				<Skeleton className="h-120" />
				<Skeleton className="h-72" />
			</div>
		</Loading>
	)
}

function NotShown({ error }: { error: Error }) {
	const isGone = error instanceof RequestError && error.status === 404
	return (
		<EmptyState
			heading="h1"
			icon={<CircleX />}
			tone="failed"
			title={isGone ? 'Session not found' : 'Failed to load'}
			text={
				isGone
					? 'It was deleted, or it belongs to someone else.'
					: `Could not load the role-play session. ${messageOf(error)}`
			}
			action={
				<Button asChild variant="outline">
					<Link to="/role-play">Back to AI Role-Play Training</Link>
				</Button>
			}
		/>
	)
}
