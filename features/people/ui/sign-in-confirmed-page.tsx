import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { describeFailure } from '#features/people/ui/confirm/confirmation-failures.ts'
import { tellConfirmation } from '#features/people/ui/confirm/confirmed-elsewhere.ts'
import { SignInFrame } from '#features/people/ui/sign-in-frame.tsx'
import { signInWays } from '#features/people/ui/sign-in-ways.ts'

/** The tab in which somebody signed in at the provider once more: it tells the page that asked, and closes. */
export function SignInConfirmedPage({ failed }: { failed: string | null }) {
	const { data: ways } = useQuery(signInWays)
	useEffect(() => {
		document.title = 'Confirm it’s you · Candor'
		tellConfirmation({ failed })
		window.close()
	}, [failed])
	if (failed === null) return <SignInFrame title="It’s you" text="Close this tab and go on where you were." />
	return (
		<SignInFrame
			title="Not confirmed"
			text={`${describeFailure(failed, ways?.singleSignOn?.name ?? 'The sign-in provider')} Close this tab to go back.`}
		/>
	)
}
