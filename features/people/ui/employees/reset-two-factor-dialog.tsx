import { type ResetDialogProps, ResetSignInDialog } from './reset-sign-in-dialog.tsx'

/** For a person who lost their phone and backup codes. */
export function ResetTwoFactorDialog(props: ResetDialogProps) {
	const { name } = props.employee
	return (
		<ResetSignInDialog
			{...props}
			path="two-factor-reset"
			title={`Reset two-factor for ${name}?`}
			text="First make sure that the request comes from them. Resetting signs them out everywhere and revokes their API tokens. Until they set up two-factor again, they sign in with only their password."
			action="Reset two-factor"
			done={{
				title: 'Two-factor reset',
				description: `${name} signs in without a code until they set up two-factor again.`,
			}}
			failed="Couldn’t reset two-factor"
		/>
	)
}
