import { useState } from 'react'
import { SetPasswordPage as SetPassword } from '#features/people/ui/set-password-page.tsx'

/** Outside the app shell: visitors here have no session yet. */
export function SetPasswordPage() {
	const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '')
	return <SetPassword token={token} />
}
