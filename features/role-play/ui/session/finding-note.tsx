import { Alert } from '#design/alert.tsx'
import { Badge } from '#design/badge.tsx'
import type { PracticeFinding } from '#features/role-play/contract.ts'

/** A prohibited claim, or what may be one: the words, why they are not allowed, by which rule, and (kept back in an exam) what to say instead. */
export function FindingNote({ finding, className }: { finding: PracticeFinding; className?: string }) {
	const { severity, level, title, quote, why, citation, sayInstead } = finding
	const isToCheck = level === 'likely'
	return (
		<Alert tone={isToCheck ? 'neutral' : severity} className={className}>
			<p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
				{isToCheck ? `Check: ${title}` : title}
				{isToCheck ? (
					<Badge>Likely</Badge>
				) : (
					<Badge tone={severity} solid={severity === 'critical'}>
						{severity}
					</Badge>
				)}
			</p>
			{isToCheck ? (
				<p className="mt-1">This may be heard as a prohibited statement. It counts half.</p>
			) : null}
			<p className="mt-1 break-words">“{quote}”</p>
			<p className="mt-1">{why}</p>
			{sayInstead ? (
				<p className="mt-1">
					<span className="font-medium">Say instead:</span> {sayInstead}
				</p>
			) : null}
			<p className="mt-1 text-muted-foreground text-sm">{citation}</p>
		</Alert>
	)
}
