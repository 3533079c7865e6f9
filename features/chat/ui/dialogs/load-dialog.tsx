import { useInfiniteQuery } from '@tanstack/react-query'
import { FolderOpen } from 'lucide-react'
import { useRef } from 'react'
import { Dialog, DialogContent } from '#design/dialog.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { isRenaming } from '#design/rename-field.tsx'
import { SavedList } from '#design/saved-list.tsx'
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
	const conversations = list.data?.pages.flatMap((page) => page.items) ?? []
	return (
		<SavedList
			label="Saved conversations"
			loading="Loading your conversations"
			pages={list}
			failure={list.error && messageOf(list.error)}
			empty={<EmptyState icon={<FolderOpen />} title="No saved conversations yet" />}
			boxRef={box}
			rows={conversations.map((conversation) => (
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
		/>
	)
}
