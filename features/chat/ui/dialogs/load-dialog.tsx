import { useInfiniteQuery } from '@tanstack/react-query'
import { FolderOpen } from 'lucide-react'
import { useRef } from 'react'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { Dialog, DialogContent } from '#design/dialog.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { isRenaming } from '#design/rename-field.tsx'
import { ScrollArea } from '#design/scroll-area.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import { messageOf } from '#platform/browser/request.ts'
import type { Chat } from '../conversation/use-chat.ts'
import { savedConversations } from '../conversations.ts'
import { useLoadConversation } from '../use-conversation-actions.ts'
import { SavedConversation } from './saved-conversation.tsx'

type LoadDialogProps = { chat: Chat; open: boolean; onClose: () => void }

/** The saved conversations, to be opened, renamed or deleted. */
export function LoadDialog({ chat, open, onClose }: LoadDialogProps) {
	return (
		<Dialog open={open} onOpenChange={onClose}>
			<DialogContent
				title="Load Conversation"
				description="Your saved conversations, newest first."
				onEscapeKeyDown={(event) => isRenaming(event) && event.preventDefault()}
			>
				<SavedConversations chat={chat} onClose={onClose} />
			</DialogContent>
		</Dialog>
	)
}

function SavedConversations({ chat: { store, session }, onClose }: Omit<LoadDialogProps, 'open'>) {
	const box = useRef<HTMLDivElement>(null)
	const list = useInfiniteQuery(savedConversations)
	const loading = useLoadConversation((id) => {
		store.show(id)
		onClose()
	})
	const conversations = list.data?.pages.flatMap((page) => page.conversations) ?? []
	if (list.isPending)
		return (
			<Loading label="Loading your conversations" className="mt-4">
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
		<ScrollArea label="Saved conversations" boxRef={box} className="mt-4 max-h-96 rounded-lg border">
			{conversations.length === 0 ? (
				<EmptyState icon={<FolderOpen />} title="No saved conversations yet" />
			) : (
				<ul className="divide-y">
					{conversations.map((conversation) => (
						<SavedConversation
							key={conversation.id}
							conversation={conversation}
							isLoading={loading.isPending}
							onLoad={() => loading.mutate(conversation.id)}
							onDeleted={() => {
								box.current?.focus()
								if (conversation.id === session?.id) store.show(null)
							}}
						/>
					))}
				</ul>
			)}
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
