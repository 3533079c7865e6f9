import type { Analysis } from '#features/analysis/contract.ts'
import { hadOccasion } from '#features/analysis/limits.ts'
import { groupDisclosures } from '#features/analysis/ui/group-disclosures.ts'
import type { Moments } from '#features/analysis/ui/moments.ts'

/** The disclosures to list for a call, open ones first; where none were due, only those that were made. */
export function listedDisclosures(
	{ disclosures }: Pick<Moments, 'disclosures'>,
	{ score }: Pick<Analysis, 'score'>,
) {
	const { made, incomplete, missing } = groupDisclosures(disclosures)
	const wereDue = hadOccasion(score, 'disclosures')
	return { wereDue, made, open: wereDue ? [...missing, ...incomplete] : [] }
}
