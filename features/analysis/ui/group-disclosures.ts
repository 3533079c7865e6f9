import { type Moments, stands } from './moments.ts'

type DisclosureInView = Moments['disclosures'][number]
export type DisclosureGroups = Record<'made' | 'incomplete' | 'missing', DisclosureInView[]>

/**
 * The disclosures of a call as they count: overturned, one that was not made was made, and one that was made is
 * missing. Every list and every count of them comes from here.
 */
export function groupDisclosures(disclosures: readonly DisclosureInView[]): DisclosureGroups {
	const groups: DisclosureGroups = { made: [], incomplete: [], missing: [] }
	for (const disclosure of disclosures) groups[groupOf(disclosure)].push(disclosure)
	return groups
}

function groupOf(disclosure: DisclosureInView): keyof DisclosureGroups {
	const { status } = disclosure
	if (!stands(disclosure)) return status === 'given' ? 'missing' : 'made'
	if (status === 'given' || status === 'missing') return status === 'given' ? 'made' : 'missing'
	return 'incomplete'
}
