import { Pencil, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { ConfirmDialog } from '#design/alert-dialog.tsx'
import { IconButton } from '#design/icon-button.tsx'
import { Input } from '#design/input.tsx'
import { writeDateTime } from '#features/recordings/ui/write-figures.ts'
import type { PracticeSummary } from '#features/role-play/contract.ts'
import { longestName } from '#features/role-play/limits.ts'
import { SessionScore, SessionStatus } from '../lobby/recent-sessions.tsx'
import { useEraseSession, useNameSession } from '../use-session-actions.ts'
import { tellNameRequired } from './save-dialog.tsx'

type SavedSessionProps = {
	session: PracticeSummary
	isLoading: boolean
	onLoad: () => void
	onDeleted: () => unknown
}

/** A row of the list: opens, is renamed in place, is deleted. */
export function SavedSession({ session, isLoading, onLoad, onDeleted }: SavedSessionProps) {
	const { id, title, scenarioTitle, prospectName, startedAt, status, overallScore } = session
	const [isRenaming, setIsRenaming] = useState(false)
	const pencil = useRef<HTMLButtonElement>(null)
	const deletion = useEraseSession(onDeleted)
	const stopRenaming = () => {
		setIsRenaming(false)
		requestAnimationFrame(() => pencil.current?.focus())
	}
	if (isRenaming)
		return (
			<li className="px-3 py-2.5">
				<NameField id={id} title={title} onDone={stopRenaming} />
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
				<span className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground text-sm">
					<span>
						{title === scenarioTitle ? prospectName : `${scenarioTitle}, ${prospectName}`} ·{' '}
						{writeDateTime(startedAt)}
					</span>
					<SessionStatus status={status} />
					{overallScore === null ? null : <SessionScore score={overallScore} />}
				</span>
			</button>
			<IconButton ref={pencil} label={`Rename ${title}`} hint="Rename" onClick={() => setIsRenaming(true)}>
				<Pencil className="size-4" aria-hidden="true" />
			</IconButton>
			<ConfirmDialog
				title="Delete this session?"
				text="Are you sure you want to delete this role-play session?"
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

/** On the field in which a session is renamed: Escape ends the renaming alone, and the dialog stays. */
export const renamingMark = 'data-renaming'

const focusOnce = (input: HTMLInputElement | null) => input?.focus()

function NameField({ id, title, onDone }: { id: string; title: string; onDone: () => void }) {
	const [name, setName] = useState(title)
	const renaming = useNameSession({ title: 'Session renamed', failed: 'Session not renamed' }, onDone)
	const confirm = () => {
		const wanted = name.trim()
		if (!wanted) tellNameRequired()
		else if (wanted === title) onDone()
		else renaming.mutate({ id, title: wanted })
	}
	const answerKey = (event: KeyboardEvent) => {
		if (event.key === 'Escape') onDone()
		if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
			event.preventDefault()
			confirm()
		}
	}
	return (
		<>
			<Input
				ref={focusOnce}
				{...{ [renamingMark]: '' }}
				aria-label={`New name of ${title}`}
				maxLength={longestName}
				value={name}
				readOnly={renaming.isPending}
				onChange={(event) => setName(event.target.value)}
				onKeyDown={answerKey}
			/>
			<p className="hint mt-1">Enter saves, Escape cancels.</p>
		</>
	)
}
