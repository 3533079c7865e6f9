import { Check, ShieldAlert, ShieldQuestionMark } from 'lucide-react'
import { Badge } from '#design/badge.tsx'
import { Card, CardDescription, CardHeader, CardTitle } from '#design/card.tsx'
import { stands } from '#features/analysis/ui/moments.ts'
import { type CallInView, useCall } from './call-context.ts'
import { Cite } from './cite.tsx'
import { BonusElements, ReadingRate } from './disclosure-details.tsx'
import { FindingReview, Struck } from './finding-review.tsx'
import { HearIt } from './hear-it.tsx'
import { TrainThis } from './train-this.tsx'

type DisclosureInView = CallInView['moments']['disclosures'][number]

/** The required disclosures that are missing, or not whole, each with the line that makes it. */
export function MissingDisclosuresCard() {
	const { disclosures } = useCall().moments
	const open = disclosures.filter(({ status }) => status !== 'given')
	const missing = open.filter((disclosure) => disclosure.status === 'missing' && stands(disclosure)).length
	const made = disclosures.filter((each) => (each.status === 'given') === stands(each)).length
	return (
		<Card aria-labelledby="missing-disclosures">
			<CardHeader>
				<div>
					<CardTitle id="missing-disclosures" className="scroll-mt-48">
						Missing required disclosures
					</CardTitle>
					<CardDescription>
						{made} of {disclosures.length} made
					</CardDescription>
				</div>
				<Badge tone={missing ? 'missing' : 'success'}>{missing}</Badge>
			</CardHeader>
			{open.length ? (
				<ul className="divide-y border-t">
					{open.map((disclosure) => (
						<OpenDisclosure key={disclosure.code} disclosure={disclosure} />
					))}
				</ul>
			) : null}
		</Card>
	)
}

const openWords = { missing: null, partial: 'Partly made', unclear: 'Unclear', given: null }

function OpenDisclosure({ disclosure }: { disclosure: DisclosureInView }) {
	const { code, title, status, sayThis, citation, elements, ref, evidence } = disclosure
	const isUnclear = status === 'unclear'
	const Icon = isUnclear ? ShieldQuestionMark : ShieldAlert
	const unsaid = elements.filter((element) => element.evidence === null).map(({ label }) => label)
	const [first] = evidence
	return (
		<li data-tone={isUnclear ? 'neutral' : 'missing'} className="flex gap-2.5 px-5 py-3">
			<Icon className="mt-0.5 size-4 shrink-0 text-tone-text" aria-hidden="true" />
			<div className="min-w-0 flex-1">
				<div className="flex items-start justify-between gap-3">
					<h3 className="font-medium">
						<Struck isStruck={!stands(disclosure)}>{title}</Struck>
					</h3>
					{openWords[status] ? (
						<Badge tone={isUnclear ? 'neutral' : 'missing'}>{openWords[status]}</Badge>
					) : null}
				</div>
				{isUnclear ? (
					<p className="mt-0.5 text-muted-foreground text-sm">
						The words were recognized too unsurely to tell. Listen before you count on it.
					</p>
				) : null}
				{status === 'partial' && unsaid.length ? (
					<p className="mt-0.5 text-muted-foreground text-sm">Not said: {unsaid.join('; ')}</p>
				) : null}
				<p className="mt-0.5 text-sm">
					<span className="font-medium">Say:</span> “{sayThis}”
				</p>
				<p className="mt-1 text-muted-foreground text-xs">{citation}</p>
				<ReadingRate disclosure={disclosure} />
				<BonusElements disclosure={disclosure} />
				{stands(disclosure) ? <TrainThis practice={{ kind: 'disclosure', code }} about={title} /> : null}
				{ref && first ? <HearIt place={{ ...first, ref }} about={title} /> : null}
				<FindingReview finding={disclosure} />
			</div>
		</li>
	)
}

/** The required disclosures that were made, and where. */
export function DisclosuresMadeCard() {
	const { moments } = useCall()
	const made = moments.disclosures.filter(({ status }) => status === 'given')
	if (made.length === 0) return null
	return (
		<Card aria-labelledby="disclosures-made">
			<CardHeader>
				<CardTitle id="disclosures-made">Disclosures made</CardTitle>
				<Badge tone="success">{made.filter(stands).length}</Badge>
			</CardHeader>
			<ul className="divide-y border-t">
				{made.map((disclosure) => (
					<MadeDisclosure key={disclosure.code} disclosure={disclosure} />
				))}
			</ul>
		</Card>
	)
}

function MadeDisclosure({ disclosure }: { disclosure: DisclosureInView }) {
	const { show } = useCall()
	const { ref, title, evidence, beforeEnrollment } = disclosure
	const [first] = evidence
	return (
		<li data-tone="disclosed" className="flex items-start gap-2.5 px-5 py-3">
			{ref && first ? (
				<Cite
					name={ref}
					tone={stands(disclosure) ? 'disclosed' : 'neutral'}
					label={`Play finding ${ref}: ${title}`}
					onClick={() => show({ ...first, ref })}
					className="mt-0.5 ml-0"
				/>
			) : (
				<Check className="mt-0.5 size-4 text-tone-text" aria-hidden="true" />
			)}
			<div className="min-w-0 flex-1">
				<h3 className="font-medium">
					<Struck isStruck={!stands(disclosure)}>{title}</Struck>
				</h3>
				{beforeEnrollment === false ? (
					<p className="mt-0.5 text-muted-foreground text-sm">
						Made only after the client had agreed to enroll. It must come before.
					</p>
				) : null}
				<ReadingRate disclosure={disclosure} />
				<BonusElements disclosure={disclosure} />
				<FindingReview finding={disclosure} isGood />
			</div>
		</li>
	)
}
