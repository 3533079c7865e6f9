import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { RecordingSummary } from '#features/analysis/contract.ts'
import { AllRecordings } from '#features/analysis/ui/all-recordings.tsx'
import { AssignDialog } from '#features/coaching/ui/assignments/assign-dialog.tsx'
import { recipientsOf } from '#features/coaching/ui/assignments/recipients.ts'
import { usePerson } from '#features/people/ui/person.tsx'

export function RecordingsPage() {
	const search = useSearch({ from: '/recordings' })
	const navigate = useNavigate({ from: '/recordings' })
	const isAdmin = usePerson().role === 'admin'
	/** The calls whose reps are given something to do. */
	const [assigns, setAssigns] = useState<RecordingSummary[]>([])
	return (
		<>
			<AllRecordings
				search={search}
				onSearch={(next) => navigate({ search: next, replace: true })}
				onAssign={isAdmin ? setAssigns : null}
			/>
			<AssignDialog
				recipients={recipientsOf(assigns)}
				practice={null}
				open={assigns.length > 0}
				onClose={() => setAssigns([])}
			/>
		</>
	)
}
