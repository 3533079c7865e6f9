import type { Tone } from '#design/tone.ts'
import type { Analysis, RecordingDetail, Review, Strength } from '#features/analysis/contract.ts'
import type { Disclosure, Evidence, Finding } from '#features/compliance/contract.ts'
import { isToCheck, needsReview, weighFinding } from '#features/compliance/texts/weigh-finding.ts'
import type { Objection } from '#features/playbook/contract.ts'
import type { HighlightKind } from './highlight.ts'

/** Everything found in a call that its words prove, under the name it has in the player, transcript and lists. */
export type Moments = {
	issues: (Finding &
		Reviewable & { ref: string; tone: Tone; weight: number; group: IssueGroup; isForReview: boolean })[]
	/** All that are required, in their own order; `ref` is null for one no one made. */
	disclosures: (Disclosure & Reviewable & { ref: string | null; evidence: Evidence[] })[]
	strengths: (Strength & { ref: string })[]
	objections: (Objection & { ref: string })[]
	/** One per name, in order of time: what "next finding" goes through. Objections are not findings. */
	inOrder: Moment[]
	/** Every marked passage; a disclosure made in several turns has several under one name. */
	passages: Passage[]
}

/** Where a prohibited statement is listed: what a reviewer upheld is certain; for review is what rules and model differ on and does not count. */
type IssueGroup = 'certain' | 'likely' | 'possible' | 'review'

/** Something people can speak about, by its key; null while no one has. */
type Reviewable = { key: string; review: Review | null }

/** A place in the call. Seconds, null when the transcript has no times. */
export type Moment = {
	ref: string
	kind: HighlightKind
	tone: Tone
	title: string
	turn: number
	start: number | null
	end: number | null
}

export type Passage = Moment & { quote: string }

/** Numbers the findings of a call in order of time: C1 … compliance, D1 … disclosures made, S1 … strengths. */
export function collectMoments(analysis: Analysis, reviewed: Reviewed = unreviewed): Moments {
	const findings = withReviews(analysis.findings, reviewed.reviewKeys.findings, reviewed)
	const issues = number('C', findings).map((finding) => ({ ...finding, ...standingOf(finding, reviewed) }))
	const objections = number('O', analysis.objections)
	const disclosures = numberDisclosures(
		withReviews(analysis.disclosures, reviewed.reviewKeys.disclosures, reviewed),
	)
	const isDisclosed = ({ turn, quote }: Evidence) =>
		disclosures.some(({ evidence }) => evidence.some((each) => each.turn === turn && each.quote === quote))
	// Praise for a disclosure is shown as that disclosure; the others keep the names they have in the marked transcript.
	const strengths = number('S', analysis.strengthEvidence).filter((strength) => !isDisclosed(strength))
	const passages: Passage[] = [
		...issues
			.filter(({ group }) => group !== 'possible')
			.map((issue) => ({
				...issue,
				kind: issue.group === 'certain' ? ('issue' as const) : ('check' as const),
			})),
		...strengths.map((strength) => ({ ...strength, ...strengthFace, title: strength.text })),
		...disclosures.flatMap(({ ref, title, evidence, ...disclosure }) =>
			ref === null
				? []
				: evidence.map((passage) => ({ ...passage, ref, title, ...disclosureFace(disclosure) })),
		),
	]
	const firsts = new Map<string, Moment>()
	for (const passage of passages.toSorted(byTime)) {
		if (!firsts.has(passage.ref)) firsts.set(passage.ref, passage)
	}
	return { issues, disclosures, strengths, objections, inOrder: [...firsts.values()], passages }
}

type Reviewed = Pick<RecordingDetail, 'reviewKeys' | 'reviews'> & Partial<Pick<RecordingDetail, 'effective'>>

const unreviewed: Reviewed = { reviewKeys: { findings: [], disclosures: [] }, reviews: [] }

/** Joins to each finding what people said about it; `keys` are in the order of `items`. */
function withReviews<Item>(items: Item[], keys: string[], { reviews }: Reviewed): (Item & Reviewable)[] {
	return items.map((item, at) => {
		const key = keys[at] ?? ''
		return { ...item, key, review: reviews.find((review) => review.key === key) ?? null }
	})
}

/** Whether a finding counts: people did not overturn it. */
export function stands({ review }: Pick<Reviewable, 'review'>): boolean {
	return review?.state !== 'overturned'
}

/** What a reviewer decided; a finding that is only disputed is not decided. */
const decisionIn = ({ review }: Pick<Reviewable, 'review'>) =>
	review && review.state !== 'disputed' ? review.state : null

/** Whether a statement waits for a person to check it. */
export const isOpen = (finding: Finding & Reviewable) => isToCheck(finding, { decision: decisionIn(finding) })

/** How much a statement counts in the score that is shown, where it is listed, and its color: full only if it counts fully. */
function standingOf(finding: Finding & Reviewable, { effective }: Reviewed) {
	const decision = decisionIn(finding)
	const weight = weighFinding(finding, { decision, likelyFindings: effective?.likelyFindings })
	const isForReview = needsReview(finding, { decision })
	const group: IssueGroup =
		decision === 'upheld' ? 'certain' : isForReview && weight === 0 ? 'review' : finding.level
	const tone: Tone = isOpen(finding) ? 'warning' : weight === 1 ? finding.severity : 'neutral'
	return { weight, group, tone, isForReview }
}

const strengthFace = { kind: 'strength', tone: 'strength' } as const

function disclosureFace({ status, review }: Pick<Disclosure & Reviewable, 'status' | 'review'>) {
	if (!stands({ review }))
		return { kind: status === 'given' ? 'disclosure' : 'partial', tone: 'neutral' } as const
	if (status === 'unclear') return { kind: 'partial', tone: 'neutral' } as const
	return status === 'given'
		? ({ kind: 'disclosure', tone: 'disclosed' } as const)
		: ({ kind: 'partial', tone: 'missing' } as const)
}

function numberDisclosures(disclosures: (Disclosure & Reviewable)[]): Moments['disclosures'] {
	const found = disclosures.map((disclosure) => ({
		...disclosure,
		evidence: disclosure.elements.flatMap(({ evidence }) => (evidence ? [evidence] : [])).sort(byTime),
	}))
	const inTime = found
		.filter(({ status, evidence }) => status !== 'missing' && evidence.length > 0)
		.sort((a, b) => byTime(a.evidence[0] as Evidence, b.evidence[0] as Evidence))
		.map(({ code }) => code)
	return found.map((disclosure) => {
		const place = inTime.indexOf(disclosure.code)
		return { ...disclosure, ref: place < 0 ? null : `D${place + 1}` }
	})
}

function number<Item extends Pick<Moment, 'turn' | 'start'>>(letter: string, items: Item[]) {
	return items.toSorted(byTime).map((item, index) => ({ ...item, ref: `${letter}${index + 1}` }))
}

function byTime(a: Pick<Moment, 'turn'> & { start?: number | null }, b: typeof a): number {
	return a.turn - b.turn || (a.start ?? 0) - (b.start ?? 0)
}
