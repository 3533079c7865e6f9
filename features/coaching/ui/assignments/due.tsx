import { CircleAlert } from 'lucide-react'
import { Badge } from '#design/badge.tsx'
import { isOverdue, writeDay } from '../calendar-day.ts'

/** When something is due, and whether that is past. */
export function Due({ on }: { on: string }) {
	const day = <time dateTime={on}>{writeDay(on)}</time>
	if (!isOverdue(on)) return <span className="text-muted-foreground text-sm">Due {day}</span>
	return (
		<Badge tone="failed">
			<CircleAlert aria-hidden="true" />
			Overdue since {day}
		</Badge>
	)
}
