import type { Analysis } from './contract.ts'
import { disclosureKey, findingKey } from './finding-key.ts'
import { hadOccasion } from './limits.ts'

/**
 * Codes of the rules that a call broke, each once: of the statements found, and of the disclosures that were due and
 * not given in full for certain. `overturned` holds the keys of what people overturned: a statement counts as never said, a
 * disclosure that was not given as given, and a given one as missing.
 */
export function brokenRules(
	{ findings, disclosures, score }: Pick<Analysis, 'findings' | 'disclosures' | 'score'>,
	overturned: ReadonlySet<string>,
) {
	const said = findings.filter((each) => each.status === 'found' && !overturned.has(findingKey(each)))
	const wereDue = hadOccasion(score, 'disclosures')
	const left = disclosures.filter(
		(each) => each.status !== 'unclear' && (each.status === 'given') === overturned.has(disclosureKey(each)),
	)
	return [...new Set([...said, ...(wereDue ? left : [])].map(({ code }) => code))]
}
