import { CircleAlert, CircleQuestionMark, Info, OctagonAlert, TriangleAlert } from 'lucide-react'
import { AccordionRow } from '#design/accordion.tsx'
import { Badge } from '#design/badge.tsx'
import { stands } from '#features/analysis/ui/moments.ts'
import type { CallInView } from './call-context.ts'
import { FindingActions, rowId } from './finding-list.tsx'
import { FindingReview, Struck } from './finding-review.tsx'
import { HearIt } from './hear-it.tsx'
import { LearnMenu } from './learn-menu.tsx'
import { certainty } from './provisional-card.tsx'

type Issue = CallInView['moments']['issues'][number]

const severities = {
	critical: { word: 'Critical', Icon: OctagonAlert },
	high: { word: 'High', Icon: TriangleAlert },
	medium: { word: 'Medium', Icon: CircleAlert },
	low: { word: 'Low', Icon: Info },
} as const

/** A prohibited statement by the rep: why it is prohibited, what to say instead, and where it was said. */
export function IssueRow({ issue }: { issue: Issue }) {
	const { ref, code, title, why, quote, sayInstead, citation, tone, group, level, probability } = issue
	const isOverturned = !stands(issue)
	const isUnclear = issue.status === 'unclear'
	const trains = !(isOverturned || isUnclear || group === 'possible' || group === 'review')
	return (
		<AccordionRow
			value={ref}
			id={rowId(ref)}
			data-tone={tone}
			mark={<span className="cite ml-0">{ref}</span>}
			title={<Struck isStruck={isOverturned}>{title}</Struck>}
			badge={<IssueBadge issue={issue} />}
		>
			<div className="space-y-1.5 text-sm">
				<p>
					<Struck isStruck={isOverturned}>{`“${quote}”`}</Struck>
				</p>
				<HearIt place={issue} about={title} />
				<p className="text-muted-foreground">{why}</p>
				<ModelOpinion issue={issue} />
				{group !== 'certain' && probability !== null ? (
					<p className="text-muted-foreground">
						About {Math.round(100 * probability)} of 100 findings like this one are right.
					</p>
				) : null}
				{isUnclear ? (
					<p className="text-muted-foreground">
						{certainty(issue.confidence)}This doesn’t affect the score. Listen to be sure.
					</p>
				) : null}
				{sayInstead && !isUnclear ? (
					<p>
						<span className="font-medium">Say instead:</span> “{sayInstead}”
					</p>
				) : null}
				{citation ? <p className="text-muted-foreground text-xs">{citation}</p> : null}
				<FindingActions>
					{trains ? <LearnMenu practice={{ kind: 'statement', code }} about={title} /> : null}
					<FindingReview finding={issue} isUnsure={level !== 'certain' || issue.isForReview} />
				</FindingActions>
			</div>
		</AccordionRow>
	)
}

const opinions = {
	found: 'Found by the language model',
	agrees: 'The language model agrees',
	disagrees: 'The language model disagrees',
}

/** The language model's opinion of the finding, and whether it counts before a decision. */
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

function IssueBadge({ issue }: { issue: Issue }) {
	const { status, severity, group, isForReview } = issue
	if (!stands(issue)) return <Badge>Not counted</Badge>
	if (status === 'unclear') return <Badge>Provisional</Badge>
	if (status === 'corrected') return <Badge>Corrected</Badge>
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
