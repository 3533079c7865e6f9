import { useState } from 'react'
import { SignedInPage as SignedIn } from '#features/people/ui/signed-in-page.tsx'

/** Outside the app shell: this browser doesn't know yet who was signed in. */
export function SignedInPage() {
	const [to] = useState(() => new URLSearchParams(location.search).get('to'))
	return <SignedIn to={to} />
}
