import { and, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Person } from '#features/people/contract.ts'
import { people } from '#features/people/tables.ts'
import type { Db, Transaction } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import { contentFavorites, contentItems } from '../tables.ts'

/** An item as one person sees it. */
export type ItemRow = {
	item: Omit<typeof contentItems.$inferSelect, 'search'>
	ownerName: string
	isFavorite: boolean
}

const { search: _search, ...stored } = getTableColumns(contentItems)

/** Items with their owners' names and the person's own favorites. */
export const selectItems = (db: Db | Transaction, person: Person) =>
	db
		.select({
			item: stored,
			ownerName: people.name,
			isFavorite: sql<boolean>`${contentFavorites.itemId} is not null`,
			position: sql<string>`${contentItems.createdAt}::text`,
		})
		.from(contentItems)
		.innerJoin(people, eq(people.id, contentItems.personId))
		.leftJoin(
			contentFavorites,
			and(eq(contentFavorites.itemId, contentItems.id), eq(contentFavorites.personId, person.id)),
		)

export const isMine = (person: Person) => eq(contentItems.personId, person.id)
export const isOfTheTeam = eq(contentItems.isApproved, true)

/** Own pieces and those of the team; administrators read everyone's. */
export function mayReadContent(person: Person): SQL | undefined {
	return person.role === 'admin' ? undefined : or(isMine(person), isOfTheTeam)
}

/** An item that the person may read. Throws the same Problem 404 for one that does not exist and for any other. */
export async function findItem(db: Db | Transaction, id: string, person: Person): Promise<ItemRow> {
	const [row] = isId(id)
		? await selectItems(db, person).where(and(eq(contentItems.id, id), mayReadContent(person)))
		: []
	return row ?? notFound()
}

/** `findItem`, and no one else changes the item until the transaction ends. */
export async function lockItem(tx: Transaction, id: string, person: Person): Promise<ItemRow> {
	const [row] = isId(id)
		? await selectItems(tx, person)
				.where(and(eq(contentItems.id, id), mayReadContent(person)))
				.for('update', { of: contentItems })
		: []
	return row ?? notFound()
}

/** Throws Problem 403 for anyone but the owner. */
export function requireOwner({ item }: ItemRow, person: Person) {
	if (item.personId !== person.id)
		throw new Problem(403, 'not-yours', 'This belongs to someone else. Duplicate it to change your own copy.')
}

const isId = (id: string) => z.uuid().safeParse(id).success

function notFound(): never {
	throw new Problem(404, 'content-not-found', 'This content was not found.')
}
