import { countsFully } from '#features/compliance/index.ts'
import type { Circumstances } from './analyze-transcript/index.ts'
import type { Analysis } from './contract.ts'
import { disclosureKey, findingKey } from './finding-key.ts'
import { hadOccasion } from './limits.ts'

/**
 * Codes of the rules that a call broke, without duplicates: statements that count fully, and disclosures that were due and
 * are missing or partial. By the decisions of people, an overturned disclosure counts as the opposite.
 */
export function brokenRules(
	{ findings, disclosures, score }: Pick<Analysis, 'findings' | 'disclosures' | 'score'>,
	{ decisions = new Map(), likelyFindings }: Circumstances = {},
) {
	const said = findings.filter((finding) =>
		countsFully(finding, { decision: decisions.get(findingKey(finding)), likelyFindings }),
	)
	const wereDue = hadOccasion(score, 'disclosures')
	const isOverturned = (disclosure: Analysis['disclosures'][number]) =>
		decisions.get(disclosureKey(disclosure)) === 'overturned'
	const notGiven = disclosures.filter(
		(each) => each.status !== 'unclear' && (each.status === 'given') === isOverturned(each),
	)
	return [...new Set([...said, ...(wereDue ? notGiven : [])].map(({ code }) => code))]
}
