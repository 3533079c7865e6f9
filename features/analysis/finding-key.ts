import { createHash } from 'node:crypto'
import type { Disclosure, Finding } from '#features/compliance/index.ts'
import type { Analysis } from './contract.ts'

/**
 * Names a prohibited statement so that the same words in the same turn have the same name in every analysis of the
 * same transcript: `guaranteed_result.12.9f86d081`. It reveals nothing of what was said.
 */
export function findingKey({ code, turn, quote }: Pick<Finding, 'code' | 'turn' | 'quote'>) {
	return `${code}.${turn}.${createHash('sha256').update(quote).digest('hex').slice(0, 8)}`
}

/** Names what was found of a disclosure: `recording_notice.missing`. Found otherwise, it is another finding. */
export function disclosureKey({ code, status }: Pick<Disclosure, 'code' | 'status'>) {
	return `${code}.${status}`
}

/** The names of everything in an analysis that people can review, each list in its own order. */
export function reviewKeys({ findings, disclosures }: Pick<Analysis, 'findings' | 'disclosures'>) {
	return { findings: findings.map(findingKey), disclosures: disclosures.map(disclosureKey) }
}
