import { FolderOpen, type LucideIcon, Maximize2, Minimize2, Plus, Save } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { IconButton } from '#design/icon-button.tsx'
import { toast } from '#design/toast.ts'
import type { Chat } from './conversation/use-chat.ts'
import { LoadDialog } from './dialogs/load-dialog.tsx'
import { SaveDialog } from './dialogs/save-dialog.tsx'

type ToolbarProps = { chat: Chat; look: 'card' | 'page'; isFull: boolean; onToggleFull: () => void }

/** Save, load, begin again, fill the window. */
export function Toolbar({ chat, look, isFull, onToggleFull }: ToolbarProps) {
	const [dialog, setDialog] = useState<'save' | 'load' | null>(null)
	const close = () => setDialog(null)
	const hasWords = look === 'page' || isFull
	const Size = isFull ? Minimize2 : Maximize2
	return (
		<div className="-mr-1 flex shrink-0">
			<Tool
				icon={Save}
				word={hasWords ? 'Save' : null}
				label="Save conversation"
				isDisabled={chat.isWaiting}
				onClick={() => refusesSaving(chat) || setDialog('save')}
			/>
			<Tool
				icon={FolderOpen}
				word={hasWords ? 'Load' : null}
				label="Load saved conversation"
				onClick={() => setDialog('load')}
			/>
			<Tool
				icon={Plus}
				word={hasWords ? 'New' : null}
				label="Start new conversation"
				onClick={() => chat.store.show(null)}
			/>
			<IconButton
				label={isFull ? 'Minimize chat' : 'Expand chat'}
				aria-expanded={isFull}
				onClick={onToggleFull}
			>
				<Size className="size-4" aria-hidden="true" />
			</IconButton>
			<SaveDialog chat={chat} open={dialog === 'save'} onClose={close} />
			<LoadDialog chat={chat} open={dialog === 'load'} onClose={close} />
		</div>
	)
}

/** Whether the conversation is not to be saved; the person sees why. */
function refusesSaving({ session, title }: Chat): boolean {
	const isEmpty = !session || session.messages.length === 0
	if (title !== null)
		toast({ title: 'Already saved', description: `New messages are kept in “${title}” as you send them.` })
	else if (isEmpty)
		toast({
			title: 'Nothing to save',
			description: 'Start a conversation before saving',
			tone: 'destructive',
		})
	return title !== null || isEmpty
}

type ToolProps = {
	icon: LucideIcon
	/** What it says where there is room for words. */
	word: string | null
	label: string
	isDisabled?: boolean
	onClick: () => void
}

function Tool({ icon: Icon, word, label, isDisabled = false, onClick }: ToolProps) {
	const icon = <Icon className="size-4" aria-hidden="true" />
	const act = { 'aria-disabled': isDisabled || undefined, onClick: () => isDisabled || onClick() }
	if (!word)
		return (
			<IconButton label={label} {...act}>
				{icon}
			</IconButton>
		)
	return (
		<Button variant="ghost" size="sm" aria-label={label} {...act}>
			{icon}
			<span className="max-sm:sr-only">{word}</span>
		</Button>
	)
}
