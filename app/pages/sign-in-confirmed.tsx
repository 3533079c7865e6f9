import { useState } from 'react'
import { SignInConfirmedPage as SignInConfirmed } from '#features/people/ui/sign-in-confirmed-page.tsx'

/** Stands outside the app: the tab is closed again at once. */
export function SignInConfirmedPage() {
	const [failed] = useState(() => new URLSearchParams(location.search).get('failed'))
	return <SignInConfirmed failed={failed} />
}
