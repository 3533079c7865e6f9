import { BadgeCheck } from 'lucide-react'
import { Badge } from '#design/badge.tsx'

export function ApprovedBadge() {
	return (
		<Badge tone="success">
			<BadgeCheck aria-hidden="true" />
			Approved for the team
		</Badge>
	)
}
