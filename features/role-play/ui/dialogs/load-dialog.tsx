import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#design/dialog.tsx'
import { isRenaming } from '#design/rename-field.tsx'
import { ScrollArea } from '#design/scroll-area.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import { messageOf } from '#platform/browser/request.ts'
import { practiceSessions } from '../sessions.ts'
import { useLoadSession } from '../use-session-actions.ts'
import { SavedSession } from './saved-session.tsx'

type LoadDialogProps = {
	open: boolean
	onOpenChange: (open: boolean) => void
	/** The session in view: once deleted, the lobby is shown. */
	current?: string
}

/** Every session there is, to be opened, renamed or deleted. */
export function LoadDialog({ open, onOpenChange, current }: LoadDialogProps) {
	const navigate = useNavigate()
	const close = () => onOpenChange(false)
	const toLobby = () => {
		close()
		return navigate({ to: '/role-play' })
	}
	return (
		<Dialog open={open} onOpenChange={onOpenChange}>
			<DialogContent
				title="Load Role-Play Session"
				description="Your sessions, newest first."
				onEscapeKeyDown={(event) => isRenaming(event) && event.preventDefault()}
			>
				<SavedSessions onLoaded={close} onDeleted={(id) => id === current && toLobby()} />
				<DialogFooter>
					<Button variant="outline" onClick={toLobby}>
						<Plus className="size-4" aria-hidden="true" />
						Start New
					</Button>
				</DialogFooter>
			</DialogContent>
		</Dialog>
	)
}

type SavedSessionsProps = { onLoaded: () => void; onDeleted: (id: string) => unknown }

function SavedSessions({ onLoaded, onDeleted }: SavedSessionsProps) {
	const box = useRef<HTMLDivElement>(null)
	const list = useInfiniteQuery(practiceSessions())
	const loading = useLoadSession(onLoaded)
	const sessions = list.data?.pages.flatMap((page) => page.sessions) ?? []
	if (list.isPending)
		return (
			<Loading label="Loading your sessions" className="mt-4">
				<Skeleton className="h-48" />
			</Loading>
		)
	if (list.error)
		return (
			<Alert tone="failed" className="mt-4">
				{messageOf(list.error)}
			</Alert>
		)
	return (
		<ScrollArea label="Your sessions" boxRef={box} className="mt-4 max-h-96 rounded-lg border">
			{sessions.length === 0 ? <p className="p-4 text-muted-foreground">No sessions yet.</p> : null}
			<ul className="divide-y">
				{sessions.map((session) => (
					<SavedSession
						key={session.id}
						session={session}
						isLoading={loading.isPending}
						onLoad={() => loading.mutate(session.id)}
						onDeleted={() => {
							box.current?.focus()
							return onDeleted(session.id)
						}}
					/>
				))}
			</ul>
			{list.hasNextPage ? (
				<Button
					variant="ghost"
					size="sm"
					className="m-1.5"
					disabled={list.isFetchingNextPage}
					onClick={() => list.fetchNextPage()}
				>
					Show more
				</Button>
			) : null}
		</ScrollArea>
	)
}
