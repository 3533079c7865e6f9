import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { RecordingSummary } from '#features/analysis/contract.ts'
import { AllRecordings } from '#features/analysis/ui/all-recordings.tsx'
import { recipientsOf } from '#features/coaching/ui/assignments/recipients.ts'
import { usePerson } from '#features/people/ui/person.tsx'

const AssignDialog = lazy(() => import('#features/coaching/ui/assignments/assign-dialog.tsx'))

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
			<Suspense>
				{assigns.length > 0 ? (
					<AssignDialog recipients={recipientsOf(assigns)} practice={null} onClose={() => setAssigns([])} />
				) : null}
			</Suspense>
		</>
	)
}
