import { useId } from 'react'
import { Alert } from '#design/alert.tsx'
import { CopyButton } from '#design/copy-button.tsx'
import { Input } from '#design/input.tsx'
import { Label } from '#design/label.tsx'
import type { Invitation } from '#features/people/contract.ts'

const dateAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

type InvitationNoteProps = { name: string; invitation: Pick<Invitation, 'link' | 'expiresAt'> }

/** The link by which somebody sets their password, to be handed over, or that it was mailed. */
export function InvitationNote({ name, invitation: { link, expiresAt } }: InvitationNoteProps) {
	const id = useId()
	const until = (
		<time dateTime={expiresAt} className="whitespace-nowrap">
			{dateAndTime.format(new Date(expiresAt))}
		</time>
	)
	if (link === null)
		return (
			<Alert tone="success">
				{name} has been mailed a link to set a password. It works once, until {until}.
			</Alert>
		)
	return (
		<div className="space-y-1.5">
			<Label htmlFor={id}>Link for {name}</Label>
			<div className="flex gap-1">
				<Input
					id={id}
					readOnly
					className="code"
					value={link}
					aria-describedby={`${id}-hint`}
					onFocus={(event) => event.currentTarget.select()}
				/>
				<CopyButton label={`Copy the link for ${name}`} text={link} />
			</div>
			<p id={`${id}-hint`} className="hint">
				It sets the password and works once, until {until}. It is shown this once: send it to {name} and
				nobody else.
			</p>
		</div>
	)
}
