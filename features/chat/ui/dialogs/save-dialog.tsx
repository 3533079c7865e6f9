import { NameDialog } from '#design/name-dialog.tsx'
import { longestTitle } from '#features/chat/limits.ts'
import type { Chat } from '../conversation/use-chat.ts'
import { useSaveConversation } from '../use-conversation-actions.ts'

export const nameRequired = {
	title: 'Name required',
	description: 'Please enter a name for your conversation',
}

type SaveDialogProps = { chat: Chat; open: boolean; onClose: () => void }

/** Saves the conversation under a name; a new one begins. */
export function SaveDialog({ chat: { store, session }, open, onClose }: SaveDialogProps) {
	const saving = useSaveConversation(() => {
		onClose()
		store.show(null)
	})
	return (
		<NameDialog
			open={open}
			onOpenChange={onClose}
			title="Save Conversation"
			description="The conversation is saved under this name and a new one starts. Administrators can see the name, and only you can read the conversation."
			label="Conversation name"
			placeholder={session?.messages[0]?.message.slice(0, longestTitle)}
			longest={longestTitle}
			required={nameRequired}
			isSaving={saving.isPending}
			onName={(title) => session && saving.mutate({ title, conversationId: session.id })}
		/>
	)
}
