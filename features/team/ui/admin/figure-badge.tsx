import { Badge } from '#design/badge.tsx'
import { adminComplianceBadge, adminScoreBadge } from '#features/analysis/ui/score-bands.ts'

const bands = { score: adminScoreBadge, compliance: adminComplianceBadge }

type FigureBadgeProps = { kind: keyof typeof bands; value: number | null }

/** A percentage and its label; nothing if no call is scored. */
export function FigureBadge({ kind, value }: FigureBadgeProps) {
	if (value === null) return <span className="text-muted-foreground">No scored calls</span>
	const { words, tone } = bands[kind](value)
	return (
		<span className="inline-flex items-center gap-2 max-sm:flex-wrap">
			<span className="num min-w-9 font-semibold">{value}%</span>
			<Badge tone={tone}>{words}</Badge>
		</span>
	)
}
