import { Badge } from '#design/badge.tsx'
import { Card } from '#design/card.tsx'
import { CallScore } from '#features/analysis/ui/call-score.tsx'
import { ringBand } from '#features/analysis/ui/score-bands.ts'
import { useCall } from './call-context.ts'
import { explainScore } from './explain-score.ts'
import { ScoreParts } from './score-parts.tsx'

/** The score, and why it is what it is. */
export function ScoreCard() {
	const { call, analysis } = useCall()
	return (
		<Card aria-labelledby="score">
			<h2 id="score" className="sr-only">
				Score
			</h2>
			<div className="flex flex-wrap items-center gap-4 p-4">
				<CallScore score={analysis.overallScore} size={96} showPassMark />
				<div className="min-w-0 flex-1 basis-44">
					<BandBadge score={analysis.overallScore} />
					<p className="mt-2 text-muted-foreground text-sm">{explainScore(analysis)}</p>
					{call.effective ? (
						<p className="mt-1.5 text-sm">
							Score {writeScore(analysis.overallScore)}, originally {writeScore(call.analysis?.overallScore)}.
						</p>
					) : null}
				</div>
			</div>
			<ScoreParts />
		</Card>
	)
}

function writeScore(score: number | null | undefined): string {
	return typeof score === 'number' ? String(score) : 'none'
}

function BandBadge({ score }: { score: number | null }) {
	if (score === null) return <Badge>Not scored</Badge>
	const { words, tone } = ringBand(score)
	return <Badge tone={tone}>{words}</Badge>
}
