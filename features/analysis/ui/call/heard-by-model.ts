import type { Analysis, Review } from '#features/analysis/contract.ts'
import { heardKeys, type ModelReading } from '#features/analysis/enrichment-contract.ts'
import type { Evidence } from '#features/compliance/contract.ts'

/** Something that only the model heard; the key is null where there is nothing to decide. */
type Heard = { key: string | null; title: string; evidence: Evidence | null; review: Review | null }

/**
 * What of a reading the rules did not hear: disclosure elements, objections and the outcome. What counts by now because
 * a person accepted it, or because the model counts, is still listed.
 */
export function heardOnlyByModel(
	{ elements, objections, enrollment }: Pick<ModelReading, 'elements' | 'objections' | 'enrollment'>,
	analysis: Pick<Analysis, 'disclosures' | 'objections' | 'isClosedDeal'>,
	reviews: readonly Review[],
): Heard[] {
	const reviewOf = (key: string) => reviews.find((review) => review.key === key) ?? null
	const disclosures = elements.flatMap(({ disclosure, element, evidence }) => {
		const required = analysis.disclosures.find(({ code }) => code === disclosure)
		const known = required?.elements.find(({ id }) => id === element)
		const key = heardKeys.element({ disclosure, element })
		const review = reviewOf(key)
		if (!required || !known || !(review || isOwn(known.evidence, evidence))) return []
		return [{ key, title: `${required.title}: ${known.label.toLowerCase()}`, evidence, review }]
	})
	const raised = objections.flatMap((objection) => {
		const known = analysis.objections.find(({ code }) => code === objection.code) ?? null
		const key = heardKeys.objection(objection)
		const review = reviewOf(key)
		if (!(review || isOwn(known, objection))) return []
		return [{ key, title: `Objection: ${objection.title.toLowerCase()}`, evidence: objection, review }]
	})
	return [...disclosures, ...raised, ...outcomeOf(enrollment, analysis, reviewOf(heardKeys.enrollment))]
}

/** Nothing heard the words before, or they are the model's own. */
const isOwn = (known: Evidence | null, heard: Evidence) =>
	known === null || (known.turn === heard.turn && known.quote === heard.quote)

function outcomeOf(
	enrollment: ModelReading['enrollment'],
	{ isClosedDeal }: Pick<Analysis, 'isClosedDeal'>,
	review: Review | null,
): Heard[] {
	if (!enrollment || (enrollment.agreed === isClosedDeal && !review)) return []
	const { agreed, evidence } = enrollment
	if (!agreed) return [{ key: null, title: 'The customer didn’t agree to enroll', evidence, review: null }]
	return [{ key: heardKeys.enrollment, title: 'The customer agreed to enroll', evidence, review }]
}
