import { Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { ConfirmDialog } from '#design/alert-dialog.tsx'
import { IconButton } from '#design/icon-button.tsx'
import { RenameField } from '#design/rename-field.tsx'
import { writeDateTime } from '#features/recordings/ui/write-figures.ts'
import type { PracticeSummary } from '#features/role-play/contract.ts'
import { longestName } from '#features/role-play/limits.ts'
import { SessionScore, SessionStatus } from '../lobby/recent-sessions.tsx'
import { useEraseSession, useNameSession } from '../use-session-actions.ts'
import { nameRequired } from './save-dialog.tsx'

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
	const renaming = useNameSession({ title: 'Session renamed', failed: 'Session not renamed' }, stopRenaming)
	if (isRenaming)
		return (
			<li className="px-3 py-2.5">
				<RenameField
					name={title}
					longest={longestName}
					required={nameRequired}
					isSaving={renaming.isPending}
					onName={(wanted) => renaming.mutate({ id, title: wanted })}
					onCancel={stopRenaming}
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
