import { Check, Minus, TriangleAlert } from 'lucide-react'
import type { BriefPoint } from '#features/content/contract.ts'

/** The points of a brief, each marked as met, not met or not checked. */
export function BriefPoints({ points }: { points: readonly BriefPoint[] }) {
	return (
		<ul className="space-y-2.5" aria-label="Brief">
			{points.map(({ label, asked, isMet, note }) => (
				<li key={`${label} ${asked}`} className="flex gap-2">
					<Mark isMet={isMet} />
					<div className="min-w-0">
						<p className="text-muted-foreground text-xs">{label}</p>
						<p className="num wrap-anywhere">{asked}</p>
						{note ? <p className="num wrap-anywhere text-muted-foreground text-xs">{note}</p> : null}
					</div>
				</li>
			))}
		</ul>
	)
}

function Mark({ isMet }: Pick<BriefPoint, 'isMet'>) {
	if (isMet === null)
		return <Minus className="mt-0.5 size-4 shrink-0 text-muted-foreground" aria-label="Not checked" />
	return isMet ? (
		<span data-tone="success" className="mt-0.5 shrink-0 text-tone-text">
			<Check className="size-4" aria-label="Met" />
		</span>
	) : (
		<span data-tone="warning" className="mt-0.5 shrink-0 text-tone-text">
			<TriangleAlert className="size-4" aria-label="Not met" />
		</span>
	)
}
