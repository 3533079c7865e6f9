import { Card } from '#design/card.tsx'
import { regulatoryUpdates } from '../../texts/compliance-guide/updates.ts'
import { PriorityBadge } from '../priority-badge.tsx'
import { writeDay } from './write-day.ts'

/** What changed in the law, newest first. */
export function UpdatesTab() {
	return (
		<Card>
			<ul className="divide-y">
				{regulatoryUpdates.map(({ date, title, impact, summary, onTheCall, source }) => (
					<li key={date} className="grid gap-x-6 gap-y-2 px-5 py-5 md:grid-cols-[8rem_minmax(0,1fr)]">
						<time dateTime={date} className="num text-muted-foreground">
							{writeDay(date)}
						</time>
						<div className="max-w-[72ch]">
							<div className="flex flex-wrap items-center gap-2">
								<h2 className="font-semibold text-md">{title}</h2>
								<PriorityBadge priority={impact} suffix=" impact" />
							</div>
							<p className="mt-1.5">{summary}</p>
							<p className="mt-1.5">
								<span className="font-medium">On the call:</span> {onTheCall}
							</p>
							<p className="code mt-1.5 text-muted-foreground text-sm">{source}</p>
						</div>
					</li>
				))}
			</ul>
		</Card>
	)
}
