import { type FormEvent, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { CheckboxGroup } from '#design/checkbox-group.tsx'
import { DialogContent } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { FormFooter } from '#design/form-footer.tsx'
import { Input } from '#design/input.tsx'
import type { Endpoint, NewEndpoint, WebhookEvent } from '#features/integrations/contract.ts'
import { longestName, longestUrl } from '#features/integrations/limits.ts'
import { messageOf } from '#platform/browser/request.ts'
import { webhookEvents } from '../../texts/webhook-events.ts'
import { ShownOnce } from '../shown-once.tsx'
import { useChangeEndpoint, useCreateEndpoint } from './read-webhooks.ts'

/** The inside of the dialog in which an endpoint is set up, and its secret then shown. */
export function NewEndpointForm({ onClose }: { onClose: () => void }) {
	const creation = useCreateEndpoint()
	return (
		<DialogContent
			title={creation.data ? `Secret for “${creation.data.name}”` : 'New webhook'}
			description={
				creation.data ? undefined : 'Candor sends a signed message to this address when something happens.'
			}
			isHeld={!creation.isIdle && !creation.isError}
		>
			{creation.data ? (
				<ShownOnce
					label="Signing secret"
					secret={creation.data.secret}
					hint="Your server uses it to verify that messages come from Candor."
					onClose={onClose}
				/>
			) : (
				<EndpointFields
					known={null}
					action="Add webhook"
					isBusy={creation.isPending}
					failure={creation.error ? messageOf(creation.error) : null}
					onSubmit={(endpoint) => creation.mutate(endpoint)}
					onClose={onClose}
				/>
			)}
		</DialogContent>
	)
}

/** The inside of the dialog in which an endpoint is changed. */
export function EditEndpointForm({ endpoint, onClose }: { endpoint: Endpoint; onClose: () => void }) {
	const change = useChangeEndpoint(endpoint.id)
	return (
		<DialogContent title={`Edit ${endpoint.name}`}>
			<EndpointFields
				known={endpoint}
				action="Save webhook"
				isBusy={change.isPending}
				failure={change.error ? messageOf(change.error) : null}
				onSubmit={(edit) => change.mutate(edit, { onSuccess: onClose })}
				onClose={onClose}
			/>
		</DialogContent>
	)
}

type EndpointFieldsProps = {
	known: Endpoint | null
	action: string
	isBusy: boolean
	failure: string | null
	onSubmit: (endpoint: NewEndpoint) => void
	onClose: () => void
}

function EndpointFields({ known, action, isBusy, failure, onSubmit, onClose }: EndpointFieldsProps) {
	const [name, setName] = useState(known?.name ?? '')
	const [url, setUrl] = useState(known?.url ?? '')
	const [events, setEvents] = useState<WebhookEvent[]>(known?.events ?? ['recording.scored'])
	const [wasTried, setWasTried] = useState(false)
	const isUrl = URL.canParse(url.trim())
	const submit = (event: FormEvent) => {
		event.preventDefault()
		setWasTried(true)
		if (name.trim() && isUrl && events.length) onSubmit({ name: name.trim(), url: url.trim(), events })
	}
	return (
		<form onSubmit={submit} noValidate className="mt-4 space-y-4">
			<Field label="Name" error={wasTried && !name.trim() ? 'Enter a name for the webhook.' : null}>
				{(wiring) => (
					<Input
						{...wiring}
						maxLength={longestName}
						value={name}
						onChange={(event) => setName(event.target.value)}
					/>
				)}
			</Field>
			<Field
				label="Address"
				hint="Must be on the public internet and begin with https://."
				error={wasTried && !isUrl ? 'Enter the full address, such as https://example.com/hooks.' : null}
			>
				{(wiring) => (
					<Input
						{...wiring}
						type="url"
						inputMode="url"
						maxLength={longestUrl}
						value={url}
						onChange={(event) => setUrl(event.target.value)}
					/>
				)}
			</Field>
			<CheckboxGroup
				legend="Send a message when"
				options={eventOptions}
				chosen={events}
				onChange={setEvents}
				error={wasTried && !events.length ? 'Choose at least one.' : null}
			/>
			{failure ? (
				<Alert tone="failed" role="alert">
					{failure}
				</Alert>
			) : null}
			<FormFooter action={action} disabled={isBusy} onCancel={onClose} />
		</form>
	)
}

const eventOptions = (Object.keys(webhookEvents) as WebhookEvent[]).map((event) => ({
	value: event,
	label: (
		<>
			{webhookEvents[event]}
			<span className="code block text-muted-foreground text-sm">{event}</span>
		</>
	),
}))
