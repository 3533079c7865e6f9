import { rulePackVersion } from '#features/compliance/index.ts'
import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import type { ContentFinding, ContentItem, WrittenPiece } from '../contract.ts'
import type { Brief } from '../request/brief.ts'
import { contentItems } from '../tables.ts'
import { readItem } from './read-item.ts'

/** What is kept of a piece: for one that was just written, no findings. */
type Kept = WrittenPiece & { purpose: string | null; brief: Brief | null; findings?: ContentFinding[] }

/** Puts a piece that was read with today's rules into the person's library. */
export async function keepPiece(db: Db, person: Person, piece: Kept): Promise<ContentItem> {
	const { title, type, content, changes, purpose, brief, findings = [] } = piece
	const [row] = await db
		.insert(contentItems)
		.values({ personId: person.id, title, type, content, changes, purpose, brief, findings, rulePackVersion })
		.returning({ id: contentItems.id })
	if (!row) throw new Error('The content was not stored.')
	return readItem(db, row.id, person)
}
