import type { Person } from '#features/people/contract.ts'
import { viewBrief } from '../brief/correct-brief.ts'
import { tellUnmet } from '../brief/tell-unmet.ts'
import type { ContentItem } from '../contract.ts'
import type { ItemRow } from './find-item.ts'

/** An item as this person sees it in a list. Lists leave out the brief. */
export function presentItem({ item, ownerName, isFavorite }: ItemRow, person: Person): ContentItem {
	const { id, title, type, content, changes, findings, isApproved } = item
	return {
		id,
		title,
		type,
		content,
		changes,
		brief: null,
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

/** An item with its brief, checked against the current content. Unmet points are added to `changes`. */
export function presentWholeItem(row: ItemRow, person: Person): ContentItem {
	const item = presentItem(row, person)
	if (!row.item.brief) return item
	const brief = viewBrief(row.item.brief, item.content)
	return { ...item, brief, changes: [...item.changes, ...tellUnmet(brief.points)] }
}
