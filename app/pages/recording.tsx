import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { FileArchive, ScrollText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { DropdownMenuItem } from '#design/dropdown-menu.tsx'
import { CallPage } from '#features/analysis/ui/call-page.tsx'
import { recordingDetail } from '#features/analysis/ui/read-recordings.ts'
import { DialerCall } from '#features/live-coaching/ui/dialer-call/dialer-call.tsx'
import { usePerson } from '#features/people/ui/person.tsx'
import { displayName } from '#features/recordings/ui/display-name.ts'
import { ExamPackDialog } from '#features/records/ui/packs/exam-pack-dialog.tsx'

export function RecordingPage() {
	const { id } = useParams({ from: '/recordings/$id' })
	const { t } = useSearch({ from: '/recordings/$id' })
	const { data: call } = useQuery(recordingDetail(id))
	useEffect(() => {
		if (call) document.title = `${displayName(call.originalName)} · Candor`
	}, [call])
	const isAdmin = usePerson().role === 'admin'
	const [makesPack, setMakesPack] = useState(false)
	const records = (
		<>
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
		<>
			<CallPage
				// Another call is another page: nothing of the one before is kept.
				key={id}
				id={id}
				at={t ?? null}
				facts={<DialerCall recordingId={id} />}
				menuItems={isAdmin ? records : null}
			/>
			<ExamPackDialog recordingId={id} open={makesPack} onClose={() => setMakesPack(false)} />
		</>
	)
}
