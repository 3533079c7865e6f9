import { type Moments, stands } from './moments.ts'

type DisclosureInView = Moments['disclosures'][number]
export type DisclosureGroups = Record<'made' | 'incomplete' | 'missing', DisclosureInView[]>

/**
 * Groups the disclosures of a call by how they count after reviews: an overturned one counts as the opposite. All lists
 * and counts of disclosures use these groups.
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
