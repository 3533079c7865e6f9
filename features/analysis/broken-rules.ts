import type { Analysis } from './contract.ts'
import { disclosureKey, findingKey } from './finding-key.ts'
import { hadOccasion } from './limits.ts'

/**
 * Codes of the rules that a call broke, without duplicates: statements found, and disclosures that were due and are
 * missing or partial. `overturned` holds the keys of overturned findings: an overturned statement does not count, and an
 * overturned disclosure counts as the opposite.
 */
export function brokenRules(
	{ findings, disclosures, score }: Pick<Analysis, 'findings' | 'disclosures' | 'score'>,
	overturned: ReadonlySet<string>,
) {
	const said = findings.filter((each) => each.status === 'found' && !overturned.has(findingKey(each)))
	const wereDue = hadOccasion(score, 'disclosures')
	const notGiven = disclosures.filter(
		(each) => each.status !== 'unclear' && (each.status === 'given') === overturned.has(disclosureKey(each)),
	)
	return [...new Set([...said, ...(wereDue ? notGiven : [])].map(({ code }) => code))]
}
