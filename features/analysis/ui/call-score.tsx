import { Gauge, Handshake, PencilLine } from 'lucide-react'
import { Badge } from '#design/badge.tsx'
import { ScoreRing } from '#design/score-ring.tsx'
import { ringBand } from './score-bands.ts'

type CallScoreProps = {
	/** 0-100 */
	score: number | null
	size: number
	showPassMark?: boolean
	/** Profile pages show scores out of 10. */
	outOf?: 100 | 10
}

/** The score ring of a call. For a call that is not scored, the reason is shown elsewhere. */
export function CallScore({ score, size, showPassMark = false, outOf = 100 }: CallScoreProps) {
	if (score === null) return <RoundIcon size={size} label="Not scored" />
	const { words, tone } = ringBand(score)
	return (
		<ScoreRing
			value={score}
			outOf={outOf}
			size={size}
			tone={tone}
			showPassMark={showPassMark}
			label={`Overall score ${outOf === 10 ? `${(score / 10).toFixed(1)}/10` : `${score}%`}, ${words}`}
		/>
	)
}

function RoundIcon({ size, label }: { size: number; label: string }) {
	return (
		<span
			role="img"
			aria-label={label}
			data-tone="neutral"
			className="grid shrink-0 place-items-center rounded-full bg-tone-soft text-tone-text"
			style={{ width: size, height: size }}
		>
			<Gauge className="size-5" aria-hidden="true" />
		</span>
	)
}

export function ClosedDeal() {
	return (
		<Badge tone="info">
			<Handshake aria-hidden="true" />
			CLOSED DEAL
		</Badge>
	)
}

/** Marks a call whose transcript is from a draft-quality recognizer. */
export function DraftBadge() {
	return (
		<Badge tone="warning">
			<PencilLine aria-hidden="true" />
			Draft transcript
		</Badge>
	)
}
