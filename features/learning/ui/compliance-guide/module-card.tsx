import { Check, CircleCheck } from 'lucide-react'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { formatDate } from '#platform/browser/format-time.ts'
import type { ComplianceModule } from '../../texts/compliance-guide/compliance-module.ts'
import { PriorityBadge } from '../priority-badge.tsx'
import { writeDay } from './write-day.ts'

type ModuleCardProps = { module: ComplianceModule; completedAt: string | null; onOpen: () => void }

/** A module of the guide in the list: what it is about, how long it takes, whether it is done. */
export function ModuleCard({ module, completedAt, onOpen }: ModuleCardProps) {
	const { id, title, category, priority, duration, description, requirements, lastUpdated } = module
	return (
		<Card className="flex flex-col p-5" aria-labelledby={`module-${id}`}>
			<div className="flex flex-wrap items-center gap-2">
				<PriorityBadge priority={priority} />
				<span className="text-muted-foreground text-sm">
					{category} · {duration} min
				</span>
				{completedAt ? (
					<span
						data-tone="success"
						className="ml-auto flex items-center gap-1.5 font-medium text-sm text-tone-text"
					>
						<CircleCheck className="size-4" aria-hidden="true" />
						Completed <span className="num">{formatDate(completedAt)}</span>
					</span>
				) : null}
			</div>
			<h2 id={`module-${id}`} className="mt-3 font-semibold text-md">
				{title}
			</h2>
			<p className="mt-1 text-muted-foreground">{description}</p>
			<ul className="list-tick mt-3 mb-4 space-y-1.5" data-tone="neutral">
				{requirements.map((requirement) => (
					<li key={requirement}>
						<Check aria-hidden="true" />
						<span>{requirement}</span>
					</li>
				))}
			</ul>
			<div className="mt-auto flex items-center justify-between gap-3">
				<p className="text-muted-foreground text-sm">Updated {writeDay(lastUpdated)}</p>
				<Button
					variant={completedAt ? 'ghost' : 'outline'}
					size="sm"
					aria-label={`${completedAt ? 'Review' : 'Open module'}: ${title}`}
					onClick={onOpen}
				>
					{completedAt ? 'Review' : 'Open module'}
				</Button>
			</div>
		</Card>
	)
}
