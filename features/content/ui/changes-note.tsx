import { Alert } from '#design/alert.tsx'
import type { Change } from '#features/content/contract.ts'

/** What of a request was not written as asked: what stands in its place, and why. Nothing when all was. */
export function ChangesNote({ changes, className }: { changes: readonly Change[]; className?: string }) {
	if (changes.length === 0) return null
	return (
		<Alert tone="warning" className={className}>
			<p className="font-medium">Not all of it is written as you asked</p>
			<ul className="mt-2 space-y-3">
				{changes.map(({ asked, wrote, why, citation }) => (
					<li key={asked + wrote}>
						<p>
							<span className="font-medium">You asked:</span> “{asked}”
						</p>
						<p>
							<span className="font-medium">Instead:</span> {wrote}
						</p>
						<p className="text-muted-foreground">
							{why}
							{citation ? <span className="num"> ({citation})</span> : null}
						</p>
					</li>
				))}
			</ul>
		</Alert>
	)
}
