import { Link } from '@tanstack/react-router'
import { Alert } from '#design/alert.tsx'
import type { ToldFailure } from './explain-failure.ts'

/** Why nothing was written, beside the box: a toast is gone before it is acted on. */
export function FailureNote({ failure }: { failure: ToldFailure | null }) {
	if (!failure) return null
	return (
		<Alert tone="failed">
			<p className="font-medium">{failure.title}</p>
			<p>{failure.description}</p>
			{failure.isLimit ? (
				<Link to="/pricing" className="link inline-flex min-h-6 items-center coarse:min-h-11">
					See plans
				</Link>
			) : null}
		</Alert>
	)
}
