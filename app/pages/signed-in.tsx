import { useState } from 'react'
import { SignedInPage as SignedIn } from '#features/people/ui/signed-in-page.tsx'

/** Stands outside the app: this browser does not know yet who was signed in. */
export function SignedInPage() {
	const [to] = useState(() => new URLSearchParams(location.search).get('to'))
	return <SignedIn to={to} />
}
