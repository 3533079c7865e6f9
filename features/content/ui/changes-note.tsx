import { Alert } from '#design/alert.tsx'
import type { Change } from '#features/content/contract.ts'

/** What was asked for, or drafted by a model, and is not written: what replaces it, and why. Empty if everything is written. */
export function ChangesNote({ changes, className }: { changes: readonly Change[]; className?: string }) {
	if (changes.length === 0) return null
	return (
		<Alert tone="warning" className={className}>
			<p className="font-medium">What was changed, and why</p>
			<ul className="mt-2 space-y-3">
				{changes.map(({ asked, wrote, why, citation }) => (
					<li key={asked + wrote}>
						<p>
							<span className="font-medium">Not written:</span> “{asked}”
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
