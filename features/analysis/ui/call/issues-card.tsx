import { Badge } from '#design/badge.tsx'
import { Card, CardDescription, CardHeader, CardTitle } from '#design/card.tsx'
import { isOpen } from '#features/analysis/ui/moments.ts'
import { describeEngine } from '#features/compliance/texts/describe-engine.ts'
import { defaultLikelyFindings } from '#features/compliance/texts/weigh-finding.ts'
import { type CallInView, useCall } from './call-context.ts'
import { FindingList } from './finding-list.tsx'
import { IssueRow } from './issue-row.tsx'

type Issues = CallInView['moments']['issues']

/** Prohibited statements by the rep that are certain, and what the engine that found them can and cannot hear. */
export function IssuesCard() {
	const { moments, analysis } = useCall()
	const issues = moments.issues.filter(({ group }) => group === 'certain')
	const found = issues.filter(({ weight }) => weight === 1).length
	if (moments.issues.length === 0 && analysis.overallScore === null) return null
	return (
		<Card aria-labelledby="compliance-issues">
			<CardHeader>
				<CardTitle id="compliance-issues">Prohibited statements</CardTitle>
				<Badge tone={found ? 'critical' : 'success'}>
					{found === issues.length ? found : `${found} of ${issues.length} count`}
				</Badge>
			</CardHeader>
			{issues.length === 0 ? (
				<p className="px-5 pb-4 text-muted-foreground">
					{moments.issues.length === 0
						? 'No prohibited statements found on this call.'
						: 'No certain prohibited statements on this call.'}
				</p>
			) : (
				<IssueList issues={issues} />
			)}
			<p className="border-t px-5 py-2.5 text-muted-foreground text-xs">{describeEngine()}</p>
		</Card>
	)
}

const untilChecked = {
	full: 'Each counts unless someone dismisses it.',
	half: 'Each counts half until someone confirms or dismisses it.',
	none: 'They don’t count unless someone confirms them.',
}

/** Likely prohibited statements: a person listens and decides. */
export function CheckCard() {
	const { moments, call } = useCall()
	const issues = moments.issues.filter(({ group }) => group === 'likely')
	if (issues.length === 0) return null
	const counts = call.effective?.likelyFindings ?? defaultLikelyFindings
	return (
		<Card aria-labelledby="check-these">
			<CardHeader>
				<div>
					<CardTitle id="check-these">Check these</CardTitle>
					<CardDescription>
						Likely prohibited statements. Listen before you decide. {untilChecked[counts]} They can’t fail a
						call on their own.
					</CardDescription>
				</div>
				<Badge tone="warning">{issues.filter(isOpen).length}</Badge>
			</CardHeader>
			<IssueList issues={issues} />
		</Card>
	)
}

/** Where the language model and the rules disagree and nothing counts yet: a person decides. */
export function NeedsReviewCard() {
	const issues = useCall().moments.issues.filter(({ group }) => group === 'review')
	if (issues.length === 0) return null
	return (
		<Card aria-labelledby="needs-review">
			<CardHeader>
				<div>
					<CardTitle id="needs-review">Needs review</CardTitle>
					<CardDescription>
						The language model and the rules disagree. These don’t count unless someone confirms them.
					</CardDescription>
				</div>
				<Badge tone="warning">{issues.length}</Badge>
			</CardHeader>
			<IssueList issues={issues} />
		</Card>
	)
}

/** Findings that are only possible: listed for reviewers. */
export function PossibleCard() {
	const issues = useCall().moments.issues.filter(({ group }) => group === 'possible')
	if (issues.length === 0) return null
	return (
		<Card aria-labelledby="possible-issues">
			<CardHeader>
				<div>
					<CardTitle id="possible-issues">Possible, not counted</CardTitle>
					<CardDescription>
						The engine is unsure about these. They never affect the score unless someone confirms them.
					</CardDescription>
				</div>
				<Badge>{issues.length}</Badge>
			</CardHeader>
			<IssueList issues={issues} />
		</Card>
	)
}

function IssueList({ issues }: { issues: Issues }) {
	return (
		<FindingList>
			{issues.map((issue) => (
				<IssueRow key={issue.ref} issue={issue} />
			))}
		</FindingList>
	)
}
