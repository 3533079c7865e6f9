import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { type ContentItem, longestTitle } from '../contract.ts'
import { checkAgain } from './check-again.ts'
import { findItem } from './find-item.ts'
import { keepPiece } from './keep-piece.ts'

const mark = ' (copy)'

/** A copy of the person's own of an item they may read. Throws Problem 404 for any other. */
export async function duplicateItem(db: Db, id: string, person: Person): Promise<ContentItem> {
	const { item } = await checkAgain(db, await findItem(db, id, person))
	const title = `${item.title.slice(0, longestTitle - mark.length).toWellFormed()}${mark}`
	return keepPiece(db, person, { ...item, title })
}
