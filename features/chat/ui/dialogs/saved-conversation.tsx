import { SavedRow } from '#design/saved-row.tsx'
import type { ChatSummary } from '#features/chat/contract.ts'
import { longestTitle } from '#features/chat/limits.ts'
import { formatDateTime } from '#platform/browser/format-time.ts'
import { useDeleteConversation, useRenameConversation } from '../use-conversation-actions.ts'
import { nameRequired } from './save-dialog.tsx'

type SavedConversationProps = {
	conversation: ChatSummary
	isLoading: boolean
	onLoad: () => void
	onDeleted: () => void
}

/** A row of the list: opens, is renamed in place, is deleted. */
export function SavedConversation({ conversation, isLoading, onLoad, onDeleted }: SavedConversationProps) {
	const { id, createdAt } = conversation
	const title = conversation.title ?? 'Untitled Conversation'
	const renaming = useRenameConversation()
	const deletion = useDeleteConversation(onDeleted)
	return (
		<SavedRow
			name={title}
			details={formatDateTime(createdAt)}
			isOpening={isLoading}
			onOpen={onLoad}
			renaming={{
				longest: longestTitle,
				required: nameRequired,
				isSaving: renaming.isPending,
				onName: (wanted, onSuccess) => renaming.mutate({ id, title: wanted }, { onSuccess }),
			}}
			deletion={{
				title: 'Delete this conversation?',
				text: `“${title}” and its answers will be permanently deleted.`,
				onConfirm: () => deletion.mutate(id),
			}}
		/>
	)
}
