import { useState } from 'react'
import { SignInConfirmedPage as SignInConfirmed } from '#features/people/ui/sign-in-confirmed-page.tsx'

/** Rendered outside the app shell: this tab closes itself right away. */
export function SignInConfirmedPage() {
	const [failed] = useState(() => new URLSearchParams(location.search).get('failed'))
	return <SignInConfirmed failed={failed} />
}
