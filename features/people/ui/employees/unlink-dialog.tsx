import { type ResetDialogProps, ResetSignInDialog } from './reset-sign-in-dialog.tsx'

/** For a person who has a new account at the sign-in provider. */
export function UnlinkDialog(props: ResetDialogProps) {
	const { name } = props.employee
	return (
		<ResetSignInDialog
			{...props}
			path="single-sign-on-reset"
			title={`Unlink single sign-on for ${name}?`}
			text="First make sure that they have a new account at your sign-in provider and that the email address is still theirs. Unlinking signs them out everywhere and revokes their API tokens. The next account that signs in with their verified email address will be linked."
			action="Unlink"
			done={{
				title: 'Single sign-on unlinked',
				description: `The next account that signs in with ${name}’s email address will be linked.`,
			}}
			failed="Couldn’t unlink single sign-on"
		/>
	)
}
