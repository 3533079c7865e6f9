import { classNames } from '#design/class-names.ts'
import type { Tone } from '#design/tone.ts'

/** The drawing is 120 units wide whatever its size on the page. */
const center = 60

type ScoreRingProps = {
	/** 0-100 */
	value: number
	/** The scale of the displayed number: a percentage, or 0 to 10 with one decimal. */
	outOf?: 100 | 10
	/** Pixels: 48 in lists, 80 to 96 on cards, 112 on a call's page, 160 for results. */
	size: number
	tone: Tone
	/** Read aloud: "Overall score 64%, FAILED/NEEDS MAJOR WORK" */
	label: string
	/** A tick at the mark that passes. */
	showPassMark?: boolean
	passMark?: number
	className?: string
}

/** A score as a ring that starts at twelve o'clock, with the number inside. Animates once, except in lists. */
export function ScoreRing({
	value,
	outOf = 100,
	size,
	tone,
	label,
	showPassMark,
	passMark = 70,
	className,
}: ScoreRingProps) {
	const width = size < 64 ? 12 : size < 96 ? 10 : 9
	const radius = 59 - width / 2 - 1
	const length = 2 * Math.PI * radius
	return (
		<span
			role="img"
			aria-label={label}
			data-tone={tone}
			className={classNames('relative inline-block shrink-0', className)}
			style={{ width: size, height: size }}
		>
			<svg viewBox="0 0 120 120" className="size-full -rotate-90" aria-hidden="true">
				<circle
					cx={center}
					cy={center}
					r={radius}
					strokeWidth={width}
					className="fill-none stroke-[color-mix(in_oklab,var(--tone)_18%,var(--card))]"
				/>
				{value > 0 ? (
					<circle
						cx={center}
						cy={center}
						r={radius}
						strokeWidth={width}
						strokeLinecap="round"
						strokeDasharray={`${(value / 100) * length} ${length}`}
						className={classNames('fill-none stroke-tone', size >= 80 && 'ring-value')}
					/>
				) : null}
				{showPassMark ? <PassMark at={passMark} inner={radius - width / 2 - 1} /> : null}
			</svg>
			<span className="absolute inset-0 grid place-items-center" aria-hidden="true">
				<span
					className={classNames(
						'num font-semibold tracking-tight',
						outOf === 10 ? 'text-base' : numberClass(size),
					)}
				>
					{outOf === 10 ? (value / 10).toFixed(1) : value}
					<span
						className={classNames(
							'font-medium text-muted-foreground',
							size < 64 || outOf === 10 ? 'text-xs' : 'text-sm',
						)}
					>
						{outOf === 10 ? '/10' : '%'}
					</span>
				</span>
			</span>
		</span>
	)
}

function numberClass(size: number): string {
	if (size < 64) return 'text-sm'
	if (size < 96) return 'text-xl'
	return size < 128 ? 'text-2xl' : 'text-3xl'
}

function PassMark({ at, inner }: { at: number; inner: number }) {
	const angle = (at / 100) * 2 * Math.PI
	const point = (distance: number) => [
		center + distance * Math.cos(angle),
		center + distance * Math.sin(angle),
	]
	const [x1, y1] = point(inner)
	const [x2, y2] = point(59)
	return <line x1={x1} y1={y1} x2={x2} y2={y2} strokeWidth="2" className="stroke-foreground opacity-55" />
}
