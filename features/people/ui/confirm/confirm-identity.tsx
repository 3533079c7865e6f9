import { lazy, Suspense, useEffect, useState } from 'react'
import { onConfirmationRequired } from '#platform/browser/request.ts'

/** Seldom shown: not for everybody to load. */
const ConfirmIdentityDialog = lazy(() => import('./confirm-identity-dialog.tsx'))

/** Asks whoever is signed in to confirm that it is them, over whatever is open, which stays as it is. */
export function ConfirmIdentity() {
	const [answer, setAnswer] = useState<((isConfirmed: boolean) => void) | null>(null)
	useEffect(
		() => onConfirmationRequired(() => new Promise<boolean>((resolve) => setAnswer(() => resolve))),
		[],
	)
	if (!answer) return null
	return (
		<Suspense>
			<ConfirmIdentityDialog
				onAnswer={(isConfirmed) => {
					setAnswer(null)
					answer(isConfirmed)
				}}
			/>
		</Suspense>
	)
}
