import { Check, ShieldAlert, ShieldQuestionMark } from 'lucide-react'
import { Badge } from '#design/badge.tsx'
import { Card, CardDescription, CardHeader, CardTitle } from '#design/card.tsx'
import { hadOccasion } from '#features/analysis/limits.ts'
import { groupDisclosures } from '#features/analysis/ui/group-disclosures.ts'
import { stands } from '#features/analysis/ui/moments.ts'
import { type CallInView, useCall } from './call-context.ts'
import { Cite } from './cite.tsx'
import { BonusElements, ReadingRate } from './disclosure-details.tsx'
import { FindingReview } from './finding-review.tsx'
import { HearIt } from './hear-it.tsx'
import { TrainThis } from './train-this.tsx'

type DisclosureInView = CallInView['moments']['disclosures'][number]

/** Required disclosures that were due and are missing, each with a line to say. */
export function MissingDisclosuresCard() {
	const { moments, analysis } = useCall()
	const { made, missing } = groupDisclosures(moments.disclosures)
	const wereDue = hadOccasion(analysis.score, 'disclosures')
	const listed = wereDue ? missing : []
	if (analysis.overallScore === null) return null
	return (
		<Card aria-labelledby="missing-disclosures">
			<CardHeader>
				<div>
					<CardTitle id="missing-disclosures" className="scroll-mt-48">
						Missing required disclosures
					</CardTitle>
					<CardDescription>
						{wereDue
							? `${made.length} of ${moments.disclosures.length} made`
							: 'None were due: the service was not offered on this call.'}
					</CardDescription>
				</div>
				<Badge tone={listed.length ? 'missing' : 'success'}>{listed.length}</Badge>
			</CardHeader>
			<OpenDisclosures disclosures={listed} />
		</Card>
	)
}

/** Required disclosures that were made in part or were unclear. */
export function IncompleteDisclosuresCard() {
	const { moments, analysis } = useCall()
	const { incomplete } = groupDisclosures(moments.disclosures)
	const partial = incomplete.filter(({ status }) => status === 'partial').length
	if (incomplete.length === 0 || !hadOccasion(analysis.score, 'disclosures')) return null
	return (
		<Card aria-labelledby="incomplete-disclosures">
			<CardHeader>
				<CardTitle id="incomplete-disclosures">
					{partial > 0 ? 'Incomplete disclosures' : 'Unclear disclosures'}
				</CardTitle>
				<Badge tone={partial > 0 ? 'missing' : 'neutral'}>{incomplete.length}</Badge>
			</CardHeader>
			<OpenDisclosures disclosures={incomplete} />
		</Card>
	)
}

function OpenDisclosures({ disclosures }: { disclosures: DisclosureInView[] }) {
	if (disclosures.length === 0) return null
	return (
		<ul className="divide-y border-t">
			{disclosures.map((disclosure) => (
				<OpenDisclosure key={disclosure.code} disclosure={disclosure} />
			))}
		</ul>
	)
}

const openWords = { missing: null, partial: 'Partly made', unclear: 'Provisional', given: null }

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
					<h3 className="font-medium">{title}</h3>
					{openWords[status] ? (
						<Badge tone={isUnclear ? 'neutral' : 'missing'}>{openWords[status]}</Badge>
					) : null}
				</div>
				{isUnclear ? (
					<p className="mt-0.5 text-muted-foreground text-sm">
						The recording is unclear here, so this doesn’t affect the score. Listen to be sure.
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
				{isUnclear ? null : <TrainThis practice={{ kind: 'disclosure', code }} about={title} />}
				{ref && first ? <HearIt place={{ ...first, ref }} about={title} /> : null}
				<FindingReview finding={disclosure} />
			</div>
		</li>
	)
}

/** Required disclosures that were made, and where. */
export function DisclosuresMadeCard() {
	const { made } = groupDisclosures(useCall().moments.disclosures)
	if (made.length === 0) return null
	return (
		<Card aria-labelledby="disclosures-made">
			<CardHeader>
				<CardTitle id="disclosures-made">Disclosures made</CardTitle>
				<Badge tone="success">{made.length}</Badge>
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
				<h3 className="font-medium">{title}</h3>
				{beforeEnrollment === false ? (
					<p className="mt-0.5 text-muted-foreground text-sm">
						Made after the client agreed to enroll. It must come before.
					</p>
				) : null}
				<ReadingRate disclosure={disclosure} />
				<BonusElements disclosure={disclosure} />
				<FindingReview finding={disclosure} isGood />
			</div>
		</li>
	)
}
