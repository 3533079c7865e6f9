import { Check, ShieldAlert, ShieldQuestionMark } from 'lucide-react'
import { AccordionRow } from '#design/accordion.tsx'
import { Badge } from '#design/badge.tsx'
import type { CallInView } from './call-context.ts'
import { BonusElements, ReadingRate } from './disclosure-details.tsx'
import { FindingActions, rowId } from './finding-list.tsx'
import { FindingReview } from './finding-review.tsx'
import { HearIt } from './hear-it.tsx'
import { LearnMenu } from './learn-menu.tsx'

type DisclosureInView = CallInView['moments']['disclosures'][number]

const faces = {
	made: { tone: 'disclosed', word: 'Made', Icon: Check },
	missing: { tone: 'missing', word: 'Missing', Icon: ShieldAlert },
	partial: { tone: 'missing', word: 'Partial', Icon: ShieldAlert },
	unclear: { tone: 'neutral', word: 'Unclear', Icon: ShieldQuestionMark },
} as const

/** A required disclosure: whether it was made, what was left out, the line to say, and where it was said. */
export function DisclosureRow({ disclosure, isMade }: { disclosure: DisclosureInView; isMade: boolean }) {
	const { code, title, status, ref, evidence } = disclosure
	const face = isMade ? faces.made : faces[status === 'given' ? 'missing' : status]
	const { tone, word, Icon } = face
	const [first] = evidence
	const row = ref ?? code
	return (
		<AccordionRow
			value={row}
			id={rowId(row)}
			data-tone={tone}
			mark={
				ref ? (
					<span className="cite ml-0">{ref}</span>
				) : (
					<Icon className="size-4 shrink-0 text-tone-text" aria-hidden="true" />
				)
			}
			title={title}
			badge={<Badge tone={tone}>{word}</Badge>}
		>
			<div className="space-y-1.5 text-sm">
				{isMade ? <WhenMade disclosure={disclosure} /> : <WhatIsOpen disclosure={disclosure} />}
				{ref && first ? <HearIt place={{ ...first, ref }} about={title} /> : null}
				<ReadingRate disclosure={disclosure} />
				<BonusElements disclosure={disclosure} />
				<FindingActions>
					{isMade || face === faces.unclear ? null : (
						<LearnMenu practice={{ kind: 'disclosure', code }} about={title} />
					)}
					<FindingReview finding={disclosure} isGood={isMade} />
				</FindingActions>
			</div>
		</AccordionRow>
	)
}

function WhenMade({ disclosure: { beforeEnrollment, evidence } }: { disclosure: DisclosureInView }) {
	const [first] = evidence
	return (
		<>
			{first ? <p>“{first.quote}”</p> : null}
			{beforeEnrollment === false ? (
				<p className="text-muted-foreground">Made after the client agreed to enroll. It must come before.</p>
			) : null}
		</>
	)
}

function WhatIsOpen({
	disclosure: { status, elements, sayThis, citation },
}: {
	disclosure: DisclosureInView
}) {
	const unsaid = elements.filter((element) => element.evidence === null).map(({ label }) => label)
	return (
		<>
			{status === 'unclear' ? (
				<p className="text-muted-foreground">
					The recording is unclear here, so this doesn’t affect the score. Listen to be sure.
				</p>
			) : null}
			{status === 'partial' && unsaid.length ? (
				<p className="text-muted-foreground">Not said: {unsaid.join('; ')}</p>
			) : null}
			<p>
				<span className="font-medium">Say:</span> “{sayThis}”
			</p>
			<p className="text-muted-foreground text-xs">{citation}</p>
		</>
	)
}
