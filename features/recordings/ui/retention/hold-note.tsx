import { Lock } from 'lucide-react'
import { Badge } from '#design/badge.tsx'
import type { LegalHold } from '#features/recordings/contract.ts'
import { formatDate } from '#platform/browser/format-time.ts'

export function HoldBadge() {
	return (
		<Badge tone="warning">
			<Lock aria-hidden="true" />
			Legal hold
		</Badge>
	)
}

/** Why a call must be kept, for administrators. */
export function HoldNote({ hold: { reason, placedBy, placedAt } }: { hold: LegalHold }) {
	return (
		<p className="mt-1 break-words text-muted-foreground text-sm">
			Legal hold by {placedBy.name}, <time dateTime={placedAt}>{formatDate(placedAt)}</time>: “{reason}”
		</p>
	)
}
