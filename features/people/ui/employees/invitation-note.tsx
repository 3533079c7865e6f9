import { Alert } from '#design/alert.tsx'
import { CopyField } from '#design/copy-field.tsx'
import type { Invitation } from '#features/people/contract.ts'
import { formatDateTime } from '#platform/browser/format-time.ts'

type InvitationNoteProps = { name: string; invitation: Pick<Invitation, 'link' | 'expiresAt'> }

/** The link by which someone sets their password, to be handed over, or that it was mailed. */
export function InvitationNote({ name, invitation: { link, expiresAt } }: InvitationNoteProps) {
	const until = (
		<time dateTime={expiresAt} className="whitespace-nowrap">
			{formatDateTime(expiresAt)}
		</time>
	)
	if (link === null)
		return (
			<Alert tone="success">
				We emailed {name} a link to set a password. It works once, until {until}.
			</Alert>
		)
	return (
		<CopyField
			label={`Link for ${name}`}
			text={link}
			hint={
				<>
					It sets the password and works once, until {until}. It’s shown only once. Send it to {name} and no
					one else.
				</>
			}
		/>
	)
}
