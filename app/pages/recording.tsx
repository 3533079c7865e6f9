import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { ClipboardList, FileArchive, ScrollText } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { rememberCall } from '#app/shell/palette/recent-calls.ts'
import { DropdownMenuItem } from '#design/dropdown-menu.tsx'
import type { Practice } from '#features/analysis/contract.ts'
import type { CallSlots } from '#features/analysis/ui/call/call-context.ts'
import type { CallTab } from '#features/analysis/ui/call/call-tab.ts'
import { CallPage } from '#features/analysis/ui/call-page.tsx'
import { recordingDetail } from '#features/analysis/ui/read-recordings.ts'
import { CommentNow, CommentOnTurn } from '#features/coaching/ui/comments/comment-places.tsx'
import { CommentingProvider } from '#features/coaching/ui/comments/commenting.tsx'
import { DialerCall } from '#features/live-coaching/ui/dialer-call/dialer-call.tsx'
import { usePerson } from '#features/people/ui/person.tsx'
import { callTitle } from '#features/recordings/ui/call-title.ts'

const AssignDialog = lazy(() => import('#features/coaching/ui/assignments/assign-dialog.tsx'))
const CommentsCard = lazy(() => import('#features/coaching/ui/comments/comments-card.tsx'))
const ExamPackDialog = lazy(() => import('#features/records/ui/packs/exam-pack-dialog.tsx'))

export function RecordingPage() {
	const { id } = useParams({ from: '/recordings/$id' })
	const { t, tab } = useSearch({ from: '/recordings/$id' })
	const navigate = useNavigate({ from: '/recordings/$id' })
	const onTab = useCallback(
		(chosen: CallTab) =>
			navigate({
				search: (before) => ({ ...before, tab: chosen }),
				hash: true,
				replace: true,
				resetScroll: false,
			}),
		[navigate],
	)
	const { data: call } = useQuery(recordingDetail(id))
	useEffect(() => {
		if (call) document.title = `${callTitle(call)} · Candor`
	}, [call])
	const person = usePerson()
	const isAdmin = person.role === 'admin'
	const openedId = call?.id
	useEffect(() => {
		if (openedId) rememberCall(person.id, openedId)
	}, [person.id, openedId])
	const [makesPack, setMakesPack] = useState(false)
	/** What is to be assigned: something that trains a practice, or anything. */
	const [assigns, setAssigns] = useState<{ practice: Practice | null } | null>(null)
	const slots: CallSlots = useMemo(
		() => ({
			aside: <CommentsCard />,
			playerAction: <CommentNow />,
			TurnAction: CommentOnTurn,
			onAssign: isAdmin ? (practice) => setAssigns({ practice }) : null,
		}),
		[isAdmin],
	)
	const forAdmins = (
		<>
			<DropdownMenuItem onSelect={() => setAssigns({ practice: null })}>
				<ClipboardList aria-hidden="true" />
				Assign coaching
			</DropdownMenuItem>
			<DropdownMenuItem onSelect={() => setMakesPack(true)}>
				<FileArchive aria-hidden="true" />
				Exam pack
			</DropdownMenuItem>
			<DropdownMenuItem asChild>
				<Link to="/audit-trail" search={{ subject: id }}>
					<ScrollText aria-hidden="true" />
					Audit trail of this call
				</Link>
			</DropdownMenuItem>
		</>
	)
	return (
		<CommentingProvider recordingId={id}>
			<CallPage
				// Another call is another page: nothing of the one before is kept.
				key={id}
				id={id}
				at={t ?? null}
				tab={tab ?? null}
				onTab={onTab}
				facts={<DialerCall recordingId={id} />}
				menuItems={isAdmin ? forAdmins : null}
				slots={slots}
			/>
			<Suspense>
				{makesPack ? <ExamPackDialog recordingId={id} onClose={() => setMakesPack(false)} /> : null}
				{call && assigns ? (
					<AssignDialog
						recipients={[{ person: call.owner, recordingId: id }]}
						practice={assigns.practice}
						onClose={() => setAssigns(null)}
					/>
				) : null}
			</Suspense>
		</CommentingProvider>
	)
}
