import { KeyRound, Pencil, Send } from 'lucide-react'
import { useId, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { ConfirmDialog } from '#design/alert-dialog.tsx'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Card, CardDescription, CardFooter, CardHeader, CardTitle } from '#design/card.tsx'
import { DeleteButton } from '#design/delete-button.tsx'
import { Dialog, DialogContent } from '#design/dialog.tsx'
import { IconButton } from '#design/icon-button.tsx'
import { Switch } from '#design/switch.tsx'
import { toast } from '#design/toast.ts'
import type { Endpoint } from '#features/integrations/contract.ts'
import { failingDays, oldSecretHours } from '#features/integrations/limits.ts'
import { formatDateTime } from '#platform/browser/format-time.ts'
import { messageOf } from '#platform/browser/request.ts'
import { ShownOnce } from '../shown-once.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { EditEndpointForm } from './endpoint-form.tsx'
import { useChangeEndpoint, useDeleteEndpoint, useRotateSecret, useSendTest } from './read-webhooks.ts'

/** One endpoint: its address, its events and its deliveries. */
export function EndpointCard({ endpoint }: { endpoint: Endpoint }) {
	const { id, name, url, events, isOn } = endpoint
	const titleId = useId()
	const [isEditing, setIsEditing] = useState(false)
	const test = useSendTest(id)
	return (
		<Card aria-labelledby={titleId}>
			<CardHeader>
				<div className="min-w-0">
					<CardTitle id={titleId} className="[overflow-wrap:anywhere]">
						{name}
					</CardTitle>
					<CardDescription className="code [overflow-wrap:anywhere]">{url}</CardDescription>
				</div>
				<div className="flex shrink-0 items-center gap-1">
					<OnSwitch endpoint={endpoint} />
					<IconButton label={`Edit ${name}`} hint="Edit" onClick={() => setIsEditing(true)}>
						<Pencil className="size-4" aria-hidden="true" />
					</IconButton>
					<Deletion endpoint={endpoint} />
				</div>
			</CardHeader>
			<div className="space-y-4 px-5 pb-5">
				<p className="flex flex-wrap gap-1">
					{events.map((event) => (
						<Badge key={event}>{event}</Badge>
					))}
				</p>
				<Health endpoint={endpoint} />
				<DeliveryLog endpoint={endpoint} />
			</div>
			<CardFooter className="flex-wrap">
				<Button variant="outline" disabled={!isOn || test.isPending} onClick={() => test.mutate(undefined)}>
					<Send className="size-4" aria-hidden="true" />
					Send a test
				</Button>
				<RotateButton endpoint={endpoint} />
			</CardFooter>
			<Dialog open={isEditing} onOpenChange={setIsEditing}>
				{isEditing ? <EditEndpointForm endpoint={endpoint} onClose={() => setIsEditing(false)} /> : null}
			</Dialog>
		</Card>
	)
}

function Health({ endpoint: { hasFailed, lacksPlan, failingSince, isOn } }: { endpoint: Endpoint }) {
	if (hasFailed)
		return (
			<Alert tone="failed">
				Every delivery failed for {failingDays} days, so Candor turned this webhook off. Fix it, then turn it
				back on.
			</Alert>
		)
	if (isOn && lacksPlan)
		return (
			<Alert tone="warning">
				No messages are sent: API access is part of the Enterprise plan, and no administrator has an
				Enterprise seat.
			</Alert>
		)
	if (isOn && failingSince)
		return <Alert tone="warning">No messages delivered since {formatDateTime(failingSince)}.</Alert>
	return null
}

function OnSwitch({ endpoint: { id, name, isOn } }: { endpoint: Endpoint }) {
	const change = useChangeEndpoint(id)
	return (
		<Switch
			aria-label={`${name} is on`}
			className="mr-2"
			checked={isOn}
			disabled={change.isPending}
			onCheckedChange={(wanted) =>
				change.mutate(
					{ isOn: wanted },
					{
						onError: (error) =>
							toast({ title: 'Not changed', description: messageOf(error), tone: 'destructive' }),
					},
				)
			}
		/>
	)
}

function RotateButton({ endpoint: { id, name } }: { endpoint: Endpoint }) {
	const rotation = useRotateSecret(id)
	return (
		<>
			<ConfirmDialog
				title={`Create a new secret for ${name}?`}
				text={`It’s shown only once. For ${oldSecretHours} hours, messages are also signed with the old one.`}
				action="Create new secret"
				onConfirm={() => rotation.mutate(undefined)}
			>
				<Button variant="outline" disabled={rotation.isPending}>
					<KeyRound className="size-4" aria-hidden="true" />
					New secret
				</Button>
			</ConfirmDialog>
			<Dialog open={rotation.data !== undefined} onOpenChange={() => rotation.reset()}>
				{rotation.data ? (
					<DialogContent title={`New secret for “${name}”`} isHeld>
						<ShownOnce
							label="Signing secret"
							secret={rotation.data.secret}
							hint="Add it to your server within a day."
							onClose={() => rotation.reset()}
						/>
					</DialogContent>
				) : null}
			</Dialog>
		</>
	)
}

function Deletion({ endpoint: { id, name } }: { endpoint: Endpoint }) {
	const deletion = useDeleteEndpoint(id)
	return (
		<DeleteButton
			label={`Delete ${name}`}
			title={`Delete ${name}?`}
			text="It gets no more events, including those waiting to be sent, and its log is deleted. This can’t be undone."
			isBusy={deletion.isPending}
			onConfirm={() => deletion.mutate(undefined)}
		/>
	)
}
