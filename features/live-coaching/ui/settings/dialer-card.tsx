import { KeyRound, Pencil } from 'lucide-react'
import { useId, useState } from 'react'
import { ConfirmDialog } from '#design/alert-dialog.tsx'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Card, CardDescription, CardFooter, CardHeader, CardTitle } from '#design/card.tsx'
import { DeleteButton } from '#design/delete-button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { IconButton } from '#design/icon-button.tsx'
import type { Dialer } from '#features/live-coaching/contract.ts'
import { formatDateTime } from '#platform/browser/format-time.ts'
import { DialerAddresses } from './dialer-addresses.tsx'
import { DialerAgents } from './dialer-agents.tsx'
import { DialerForm } from './dialer-form.tsx'
import { useDeleteDialer, useRotateSecret } from './dialers.ts'
import { kindNames } from './kind-names.ts'
import { MissingRecordings } from './missing-recordings.tsx'
import { TestCall } from './test-call.tsx'

/** One dialer: its addresses, its agents, and whether it has been heard from. */
export function DialerCard({ dialer }: { dialer: Dialer }) {
	const { name, kind, lastEventAt } = dialer
	const titleId = useId()
	const [isEditing, setIsEditing] = useState(false)
	return (
		<Card aria-labelledby={titleId}>
			<CardHeader>
				<div className="min-w-0">
					<CardTitle id={titleId} className="flex flex-wrap items-center gap-2 [overflow-wrap:anywhere]">
						{name}
						<Badge>{kindNames[kind]}</Badge>
					</CardTitle>
					<CardDescription>
						{lastEventAt ? `Last event ${formatDateTime(lastEventAt)}` : 'No events yet'}
					</CardDescription>
				</div>
				<div className="flex shrink-0">
					<IconButton label={`Edit ${name}`} hint="Edit" onClick={() => setIsEditing(true)}>
						<Pencil className="size-4" aria-hidden="true" />
					</IconButton>
					<Deletion dialer={dialer} />
				</div>
			</CardHeader>
			<div className="space-y-6 px-5 pt-2 pb-5">
				<DialerAddresses urls={dialer.urls} />
				<DialerAgents dialer={dialer} />
				{dialer.apiUrl ? <MissingRecordings dialer={dialer} /> : null}
			</div>
			<CardFooter className="flex-wrap">
				<TestCall dialerId={dialer.id} />
				<RotateButton dialer={dialer} />
			</CardFooter>
			<Dialog open={isEditing} onOpenChange={setIsEditing}>
				{isEditing ? <DialerForm dialer={dialer} onClose={() => setIsEditing(false)} /> : null}
			</Dialog>
		</Card>
	)
}

function RotateButton({ dialer: { id, name } }: { dialer: Dialer }) {
	const rotation = useRotateSecret(id)
	return (
		<ConfirmDialog
			title={`Create a new secret for ${name}?`}
			text="All its addresses change, and the ones in the dialer stop working immediately. Calls don’t reach Candor until you paste the new ones."
			action="Create new secret"
			onConfirm={() => rotation.mutate()}
		>
			<Button variant="outline" disabled={rotation.isPending}>
				<KeyRound className="size-4" aria-hidden="true" />
				New secret
			</Button>
		</ConfirmDialog>
	)
}

function Deletion({ dialer: { id, name } }: { dialer: Dialer }) {
	const deletion = useDeleteDialer(id)
	return (
		<DeleteButton
			label={`Delete ${name}`}
			title={`Delete ${name}?`}
			text="Its addresses stop working. Its agents and its calls without a recording are deleted. Recordings stay, with their phone numbers. This cannot be undone."
			isBusy={deletion.isPending}
			onConfirm={() => deletion.mutate()}
		/>
	)
}
