import type { Person } from '#features/people/contract.ts'
import { viewBrief } from '../brief/correct-brief.ts'
import type { ContentItem } from '../contract.ts'
import type { ItemRow } from './find-item.ts'

/** An item as the person who asks sees it. */
export function presentItem({ item, ownerName, isFavorite }: ItemRow, person: Person): ContentItem {
	const { id, title, type, content, changes, findings, isApproved, brief } = item
	return {
		id,
		title,
		type,
		content,
		changes,
		brief: brief && viewBrief(brief, content),
		findings,
		isApproved,
		isFavorite,
		createdAt: item.createdAt.toISOString(),
		updatedAt: item.updatedAt.toISOString(),
		generationParams: { purpose: item.purpose },
		usage: { timesUsed: item.timesUsed, lastUsed: item.lastUsedAt?.toISOString() ?? null },
		owner: { id: item.personId, name: ownerName },
		isMine: item.personId === person.id,
	}
}
