import { CircleAlert, CircleQuestionMark, Info, OctagonAlert, TriangleAlert } from 'lucide-react'
import { Badge } from '#design/badge.tsx'
import { stands } from '#features/analysis/ui/moments.ts'
import { type CallInView, useCall } from './call-context.ts'
import { Cite } from './cite.tsx'
import { FindingReview, Struck } from './finding-review.tsx'
import { HearIt } from './hear-it.tsx'
import { certainty } from './provisional-card.tsx'
import { TrainThis } from './train-this.tsx'

type Issue = CallInView['moments']['issues'][number]

const severities = {
	critical: { word: 'Critical', Icon: OctagonAlert },
	high: { word: 'High', Icon: TriangleAlert },
	medium: { word: 'Medium', Icon: CircleAlert },
	low: { word: 'Low', Icon: Info },
} as const

/** A prohibited statement by the rep: why it is prohibited, what to say instead, and where it was said. */
export function IssueRow({ issue }: { issue: Issue }) {
	const { show } = useCall()
	const { ref, code, title, why, quote, sayInstead, citation, tone, group, level, probability } = issue
	const isOverturned = !stands(issue)
	return (
		<li data-tone={tone} className="px-5 py-3.5">
			<div className="flex items-start gap-2.5">
				<Cite
					name={ref}
					tone={tone}
					label={`Play finding ${ref}: ${title}`}
					onClick={() => show(issue)}
					className="mt-0.5 ml-0"
				/>
				<div className="min-w-0 flex-1">
					<div className="flex items-start justify-between gap-3">
						<h3 className="font-medium">
							<Struck isStruck={isOverturned}>{title}</Struck>
						</h3>
						<IssueBadge issue={issue} />
					</div>
					<p className="mt-1 text-sm">
						<Struck isStruck={isOverturned}>{`“${quote}”`}</Struck>
					</p>
					<p className="mt-1 text-muted-foreground text-sm">{why}</p>
					<ModelOpinion issue={issue} />
					{group !== 'certain' && probability !== null ? (
						<p className="mt-1 text-muted-foreground text-sm">
							About {Math.round(100 * probability)} of 100 findings like this one are right.
						</p>
					) : null}
					{issue.status === 'unclear' ? (
						<p className="mt-1 text-muted-foreground text-sm">
							{certainty(issue.confidence)}This doesn’t affect the score. Listen to be sure.
						</p>
					) : null}
					{sayInstead && issue.status !== 'unclear' ? (
						<p className="mt-1 text-sm">
							<span className="font-medium">Say instead:</span> “{sayInstead}”
						</p>
					) : null}
					{citation ? <p className="mt-1 text-muted-foreground text-xs">{citation}</p> : null}
					{isOverturned || issue.status === 'unclear' || group === 'possible' || group === 'review' ? null : (
						<TrainThis practice={{ kind: 'statement', code }} about={title} />
					)}
					<HearIt place={issue} about={title} />
					<FindingReview finding={issue} isUnsure={level !== 'certain' || issue.isForReview} />
				</div>
			</div>
		</li>
	)
}

const opinions = {
	found: 'Found by the language model',
	agrees: 'The language model agrees',
	disagrees: 'The language model disagrees',
}

/** What a language model says of the finding, and whether it counts while nobody has decided. */
function ModelOpinion({ issue }: { issue: Issue }) {
	const { model, isForReview, weight } = issue
	if (!model) return null
	const { opinion, why, against, english } = model
	return (
		<div className="mt-2 border-l-2 pl-3 text-muted-foreground text-sm">
			{english ? <p>In English: “{english}”</p> : null}
			<p>
				<span className="font-medium">{opinions[opinion]}.</span> {why === issue.why ? null : why}
			</p>
			{against ? <p className="mt-1">The case against it: {against}</p> : null}
			{isForReview ? (
				<p className="mt-1">
					{weight > 0
						? 'It counts until someone dismisses it.'
						: 'It doesn’t count unless someone confirms it.'}
				</p>
			) : null}
		</div>
	)
}

function IssueBadge({ issue: { status, severity, group, isForReview } }: { issue: Issue }) {
	if (status === 'unclear') return <Badge>Provisional</Badge>
	if (status === 'corrected') return <Badge>Corrected on the call</Badge>
	if (isForReview) return <Badge tone="warning">Needs review</Badge>
	if (group === 'likely')
		return (
			<Badge tone="warning">
				<CircleQuestionMark aria-hidden="true" />
				Likely
			</Badge>
		)
	if (group === 'possible') return <Badge>Possible</Badge>
	const { word, Icon } = severities[severity]
	return (
		<Badge tone={severity} solid={severity === 'critical'}>
			<Icon aria-hidden="true" />
			{word}
		</Badge>
	)
}
