import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { describeConfirmationFailure } from '#features/people/ui/confirm/confirmation-failures.ts'
import { announceConfirmation } from '#features/people/ui/confirm/confirmed-elsewhere.ts'
import { SignInFrame } from '#features/people/ui/sign-in-frame.tsx'
import { signInWays } from '#features/people/ui/sign-in-ways.ts'

/** The tab for signing in at the provider again: it reports to the page that requested it, then closes. */
export function SignInConfirmedPage({ failed }: { failed: string | null }) {
	const { data: ways } = useQuery(signInWays)
	useEffect(() => {
		document.title = 'Confirm it’s you · Candor'
		announceConfirmation({ failed })
		window.close()
	}, [failed])
	if (failed === null)
		return (
			<SignInFrame
				title="Identity confirmed"
				text="You can close this tab and continue where you left off."
			/>
		)
	return (
		<SignInFrame
			title="Not confirmed"
			text={`${describeConfirmationFailure(failed, ways?.singleSignOn?.name ?? 'The sign-in provider')} Close this tab to go back.`}
		/>
	)
}
