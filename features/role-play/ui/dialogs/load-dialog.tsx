import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#design/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#design/dialog.tsx'
import { isRenaming } from '#design/rename-field.tsx'
import { SavedList } from '#design/saved-list.tsx'
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
	const sessions = list.data?.pages.flatMap((page) => page.items) ?? []
	return (
		<SavedList
			label="Your sessions"
			loading="Loading your sessions"
			pages={list}
			failure={list.error && messageOf(list.error)}
			empty={<p className="p-4 text-muted-foreground">No sessions yet.</p>}
			boxRef={box}
			rows={sessions.map((session) => (
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
		/>
	)
}
