import { lazy, Suspense, useEffect, useState } from 'react'
import { onConfirmationRequired } from '#platform/browser/request.ts'

/** Rarely shown, so loaded on demand. */
const ConfirmIdentityDialog = lazy(() => import('./confirm-identity-dialog.tsx'))

/** Shows a dialog that asks the user to confirm their identity. The page underneath keeps its state. */
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
