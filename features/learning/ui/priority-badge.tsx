import { CircleAlert, OctagonAlert, TriangleAlert } from 'lucide-react'
import { Badge } from '#design/badge.tsx'

const looks = {
	Critical: { tone: 'critical', Icon: OctagonAlert },
	High: { tone: 'high', Icon: TriangleAlert },
	Medium: { tone: 'medium', Icon: CircleAlert },
} as const

/** How much depends on it: on a module, an update or a tip. */
export function PriorityBadge({
	priority,
	suffix = '',
}: {
	priority: keyof typeof looks
	/** Said after it: ' impact'. */
	suffix?: string
}) {
	const { tone, Icon } = looks[priority]
	return (
		<Badge tone={tone}>
			<Icon aria-hidden="true" />
			{priority}
			{suffix}
		</Badge>
	)
}
