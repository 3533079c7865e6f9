import { Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { ConfirmDialog } from '#design/alert-dialog.tsx'
import { IconButton } from '#design/icon-button.tsx'
import { RenameField } from '#design/rename-field.tsx'
import type { ChatSummary } from '#features/chat/contract.ts'
import { longestTitle } from '#features/chat/limits.ts'
import { writeDateTime } from '#features/recordings/ui/write-figures.ts'
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
	const [isChanging, setIsChanging] = useState(false)
	const pencil = useRef<HTMLButtonElement>(null)
	const stopChanging = () => {
		setIsChanging(false)
		requestAnimationFrame(() => pencil.current?.focus())
	}
	const renaming = useRenameConversation(stopChanging)
	const deletion = useDeleteConversation(onDeleted)
	if (isChanging)
		return (
			<li className="px-3 py-2.5">
				<RenameField
					name={title}
					longest={longestTitle}
					required={nameRequired}
					isSaving={renaming.isPending}
					onName={(wanted) => renaming.mutate({ id, title: wanted })}
					onCancel={stopChanging}
				/>
			</li>
		)
	return (
		<li className="flex items-center gap-1 py-1 pr-2">
			<button
				type="button"
				disabled={isLoading}
				onClick={onLoad}
				className="min-w-0 flex-1 rounded-md px-3 py-2 text-left hover:bg-accent/60"
			>
				<span className="block truncate font-medium">{title}</span>
				<span className="block text-muted-foreground text-sm">{writeDateTime(createdAt)}</span>
			</button>
			<IconButton ref={pencil} label={`Rename ${title}`} hint="Rename" onClick={() => setIsChanging(true)}>
				<Pencil className="size-4" aria-hidden="true" />
			</IconButton>
			<ConfirmDialog
				title="Delete this conversation?"
				text={`“${title}” and its answers are deleted for good.`}
				action="Delete"
				onConfirm={() => deletion.mutate(id)}
			>
				<IconButton label={`Delete ${title}`} hint="Delete">
					<Trash2 className="size-4" aria-hidden="true" />
				</IconButton>
			</ConfirmDialog>
		</li>
	)
}
