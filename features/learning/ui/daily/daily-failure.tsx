import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { messageOf } from '#platform/browser/request.ts'

/** In place of what could not be read. */
export function DailyFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
	return (
		<Alert tone="failed" className="mt-3">
			<p>{messageOf(error)}</p>
			<Button variant="outline" size="sm" className="mt-2" onClick={onRetry}>
				Try again
			</Button>
		</Alert>
	)
}
