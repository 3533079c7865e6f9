import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#design/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { Input } from '#design/input.tsx'
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
	return (
		<Dialog open={open} onOpenChange={onOpenChange}>
			{open ? <SaveForm session={session} onClose={() => onOpenChange(false)} /> : null}
		</Dialog>
	)
}

function SaveForm({ session, onClose }: { session: PracticeSession; onClose: () => void }) {
	const [title, setTitle] = useState(session.isSaved ? session.title : '')
	const [isMissing, setIsMissing] = useState(false)
	const field = useRef<HTMLInputElement>(null)
	const saving = useNameSession({ title: 'Session saved', failed: 'Session not saved' }, onClose)
	const submit = (event: FormEvent) => {
		event.preventDefault()
		const name = title.trim()
		setIsMissing(!name)
		if (name) saving.mutate({ id: session.id, title: name })
		else {
			tellNameRequired()
			field.current?.focus()
		}
	}
	return (
		<DialogContent
			title="Save Role-Play Session"
			description="Every reply is kept as you send it. A name makes the session easy to find."
		>
			<form onSubmit={submit} noValidate>
				<Field label="Session name" error={isMissing ? nameRequired.description : null} className="mt-4">
					{(wiring) => (
						<Input
							{...wiring}
							ref={field}
							autoComplete="off"
							maxLength={longestName}
							placeholder={session.scenario.title}
							value={title}
							onChange={(event) => setTitle(event.target.value)}
						/>
					)}
				</Field>
				<DialogFooter>
					<Button variant="outline" onClick={onClose}>
						Cancel
					</Button>
					<Button type="submit" disabled={saving.isPending}>
						Save
					</Button>
				</DialogFooter>
			</form>
		</DialogContent>
	)
}

const nameRequired = {
	title: 'Name required',
	description: 'Please enter a name for your role-play session',
}

export function tellNameRequired(): void {
	toast({ ...nameRequired, tone: 'destructive' })
}
