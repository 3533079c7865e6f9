import { useRef, useState } from 'react'
import { Button } from '#design/button.tsx'
import type { Review } from '#features/analysis/contract.ts'
import { ReviewBadge } from '#features/analysis/ui/reviews/review-badge.tsx'
import { ReviewDialog, verdictWords } from '#features/analysis/ui/reviews/review-dialog.tsx'
import type { Verdict } from '#features/analysis/ui/reviews/use-review.ts'
import { usePerson } from '#features/people/ui/person.tsx'
import { formatDate } from '#platform/browser/format-time.ts'
import { useCall } from './call-context.ts'

type FindingReviewProps = {
	finding: { key: string; title: string; review: Review | null }
	/** No one disputes what went well; an administrator may still overturn it. */
	isGood?: boolean
	/** The engine is not certain: an administrator confirms or dismisses it. */
	isUnsure?: boolean
}

/** What people say about a finding, and what the reader may say. */
export function FindingReview({
	finding: { key, title, review },
	isGood = false,
	isUnsure = false,
}: FindingReviewProps) {
	const words = verdictWords(isUnsure)
	const { call } = useCall()
	const person = usePerson()
	const [verdict, setVerdict] = useState<Verdict | null>(null)
	const block = useRef<HTMLDivElement>(null)
	const mayDispute = person.id === call.owner.id && review === null && !isGood
	const mayDecide = person.role === 'admin' && !review?.decision
	const verdicts: Verdict[] = [
		...(mayDispute ? (['disputed'] as const) : []),
		...(mayDecide ? (['upheld', 'overturned'] as const) : []),
	]
	if (!review && verdicts.length === 0) return null
	return (
		// Takes the focus once the pressed button is gone.
		<div ref={block} tabIndex={-1} className="space-y-1.5 text-sm outline-none">
			{review ? <WhatWasSaid review={review} isUnsure={isUnsure} /> : null}
			{verdicts.length > 0 ? (
				<div className="flex flex-wrap gap-2">
					{verdicts.map((each) => (
						<Button
							key={each}
							variant="outline"
							size="sm"
							aria-label={`${words[each]}: ${title}`}
							onClick={() => setVerdict(each)}
						>
							{words[each]}
						</Button>
					))}
				</div>
			) : null}
			<ReviewDialog
				recordingId={call.id}
				reviewKey={key}
				title={title}
				isUnsure={isUnsure}
				verdict={verdict}
				onClose={() => setVerdict(null)}
				onDone={() => block.current?.focus({ preventScroll: true })}
			/>
		</div>
	)
}

function WhatWasSaid({
	review: { state, dispute, decision },
	isUnsure,
}: {
	review: Review
	isUnsure: boolean
}) {
	return (
		<>
			<p className="flex flex-wrap items-center gap-x-2 gap-y-1">
				<ReviewBadge state={state} isUnsure={isUnsure} />
				{decision ? (
					<span className="text-muted-foreground">
						by {decision.by.name}, <time dateTime={decision.at}>{formatDate(decision.at)}</time>
					</span>
				) : null}
			</p>
			{dispute ? (
				<p className="break-words text-muted-foreground">
					{dispute.by.name}, <time dateTime={dispute.at}>{formatDate(dispute.at)}</time>: “{dispute.reason}”
				</p>
			) : null}
			{decision?.reason ? (
				<p className="break-words text-muted-foreground">
					{decision.by.name}: “{decision.reason}”
				</p>
			) : null}
		</>
	)
}

/** Overturned, the words of the machine stay readable, struck through. */
export function Struck({ isStruck, children }: { isStruck: boolean; children: string }) {
	return isStruck ? <s className="text-muted-foreground">{children}</s> : children
}
