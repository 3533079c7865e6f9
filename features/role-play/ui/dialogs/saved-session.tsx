import { SavedRow } from '#design/saved-row.tsx'
import type { PracticeSummary } from '#features/role-play/contract.ts'
import { longestName } from '#features/role-play/limits.ts'
import { formatDateTime } from '#platform/browser/format-time.ts'
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
	const renaming = useNameSession({ title: 'Session renamed', failed: 'Session not renamed' })
	const deletion = useEraseSession(onDeleted)
	const played = title === scenarioTitle ? prospectName : `${scenarioTitle}, ${prospectName}`
	return (
		<SavedRow
			name={title}
			details={
				<>
					<span>{`${played} · ${formatDateTime(startedAt)}`}</span>
					<SessionStatus status={status} />
					{overallScore === null ? null : <SessionScore score={overallScore} />}
				</>
			}
			isOpening={isLoading}
			onOpen={onLoad}
			renaming={{
				longest: longestName,
				required: nameRequired,
				isSaving: renaming.isPending,
				onName: (wanted, onSuccess) => renaming.mutate({ id, title: wanted }, { onSuccess }),
			}}
			deletion={{
				title: 'Delete this session?',
				text: 'Are you sure you want to delete this role-play session?',
				onConfirm: () => deletion.mutate(id),
			}}
		/>
	)
}
