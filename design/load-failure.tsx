import type { ReactNode } from 'react'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'

type LoadFailureProps = {
	/** Why, in a sentence or two. */
	children: ReactNode
	onRetry: () => unknown
	className?: string
}

/** In place of what could not be read: why, and another try. */
export function LoadFailure({ children, onRetry, className }: LoadFailureProps) {
	return (
		<Alert tone="failed" role="alert" className={className}>
			<p>{children}</p>
			<Button variant="outline" size="sm" className="mt-2" onClick={() => onRetry()}>
				Try again
			</Button>
		</Alert>
	)
}
