import { NameDialog } from '#design/name-dialog.tsx'
import { toast } from '#design/toast.ts'
import type { PracticeSession } from '#features/role-play/contract.ts'
import { longestName } from '#features/role-play/limits.ts'
import { useNameSession } from '../use-session-actions.ts'

type SaveDialogProps = { session: PracticeSession; open: boolean; onOpenChange: (open: boolean) => void }

/** Why a session is not to be saved, told to the person; false when nothing stands against it. */
export function refusesSaving({ status, conversation }: PracticeSession): boolean {
	const isCompleted = status === 'completed'
	const isEmpty = !conversation.some(({ speaker }) => speaker === 'user')
	if (isCompleted)
		toast({ title: 'Already saved', description: 'A completed session is kept with its results.' })
	else if (isEmpty)
		toast({
			title: 'Nothing to save',
			description: 'Start a conversation before saving',
			tone: 'destructive',
		})
	return isCompleted || isEmpty
}

/** Gives the session a name under which it is found again. */
export function SaveDialog({ session, open, onOpenChange }: SaveDialogProps) {
	const saving = useNameSession({ title: 'Session saved', failed: 'Session not saved' })
	return (
		<NameDialog
			open={open}
			onOpenChange={onOpenChange}
			title="Save Role-Play Session"
			description="Every reply is kept as you send it. A name makes the session easy to find."
			label="Session name"
			placeholder={session.scenario.title}
			initial={session.isSaved ? session.title : ''}
			longest={longestName}
			required={nameRequired}
			isSaving={saving.isPending}
			onName={(title) => saving.mutate({ id: session.id, title }, { onSuccess: () => onOpenChange(false) })}
		/>
	)
}

export const nameRequired = {
	title: 'Name required',
	description: 'Please enter a name for your role-play session',
}
