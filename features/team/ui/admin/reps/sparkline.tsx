import type { Week } from '#features/team/contract.ts'
import { formatDay } from '#platform/text/format-day.ts'

const width = 96
const height = 28
/** Units of the picture kept free on each side, so that no dot is cut. */
const margin = 3

type Point = { x: number; y: number; key: string }

/** The average score of the last weeks, 0 at the foot and 100 at the top; a week without a scored call is a gap. */
export function Sparkline({ name, weeks }: { name: string; weeks: readonly Week[] }) {
	const points = weeks.map((week, index): Point | null => {
		if (week.averageScore === null) return null
		const x = margin + (index / Math.max(1, weeks.length - 1)) * (width - 2 * margin)
		return { x, y: height - margin - (week.averageScore / 100) * (height - 2 * margin), key: week.start }
	})
	if (points.every((point) => point === null))
		return <span className="text-muted-foreground">None scored</span>
	const description = weeks.map(({ start, averageScore }) => `${formatDay(start)}: ${averageScore ?? 'none'}`)
	return (
		<svg
			viewBox={`0 0 ${width} ${height}`}
			className="h-7 w-24"
			role="img"
			aria-label={`Average score of ${name} by week, out of 100. ${description.join(', ')}`}
		>
			<path d={drawLine(points)} fill="none" className="stroke-chart-1" strokeWidth={1.5} />
			{points.map((point) =>
				point ? <circle key={point.key} cx={point.x} cy={point.y} r={2} className="fill-chart-1" /> : null,
			)}
		</svg>
	)
}

/** A line through neighboring weeks, lifted where one is missing. */
function drawLine(points: readonly (Point | null)[]): string {
	return points
		.map((point, index) => (point ? `${points[index - 1] ? 'L' : 'M'}${point.x} ${point.y}` : ''))
		.join('')
}
