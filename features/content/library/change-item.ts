import { and, eq } from 'drizzle-orm'
import { recordAuditEvent } from '#features/audit/index.ts'
import { rulePackVersion } from '#features/compliance/index.ts'
import type { Person } from '#features/people/contract.ts'
import { requireAdmin } from '#features/people/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { changeTime } from '#platform/time/change-time.ts'
import { checking } from '../content-tasks.ts'
import type { ChangeContent, ContentItem } from '../contract.ts'
import { contentFavorites, contentItems } from '../tables.ts'
import { checkAgain } from './check-again.ts'
import { type ItemRow, lockItem, requireOwner } from './find-item.ts'
import { readItem } from './read-item.ts'

/**
 * Changes what is given of an item. The owner edits title and content: what may not be said is kept as it was typed and
 * comes back as findings, and an approval ends unless the owner could give it. Administrators approve and withdraw.
 * A favorite is the person's own.
 *
 * Throws Problem 404 for an item the person may not read, 403 for an edit of someone else's and for an approval by
 * anyone but an administrator, 409 for the approval of what may not leave, 400 for a title or content without a word.
 */
export async function changeItem(
	{ db, threads }: Services,
	id: string,
	person: Person,
	change: ChangeContent,
): Promise<ContentItem> {
	const { isFavorite, isApproved } = change
	const content = change.content === undefined ? null : readable(change.content)
	// Before the transaction, which no one should wait for.
	const findings = content ? await threads.run(checking, content, { person: person.id }) : []
	const text = content === null ? null : { content, findings }
	return db.transaction(async (tx) => {
		const row = await checkAgain(tx, await lockItem(tx, id, person))
		if (isApproved !== undefined) requireAdmin(person)
		const edited = readEdit(row, person, { title: change.title, text })
		const next = { ...row.item, ...edited }
		if (isApproved && next.findings.length > 0) refuseApproval()
		const isKept = row.item.isApproved && (!edited || mayStayApproved(next, person))
		await approve(tx, row, person, isApproved ?? isKept)
		if (edited)
			await tx
				.update(contentItems)
				.set({ ...edited, updatedAt: changeTime() })
				.where(eq(contentItems.id, id))
		if (isFavorite !== undefined) await markFavorite(tx, id, person, isFavorite)
		return readItem(tx, id, person)
	})
}

type Edit = { title: string | undefined; text: Pick<ItemRow['item'], 'content' | 'findings'> | null }

/** The title and content as stored, with what may not be said; null when both stay unchanged. */
function readEdit(row: ItemRow, person: Person, edit: Edit) {
	const { item } = row
	if (edit.title === undefined && edit.text === null) return null
	requireOwner(row, person)
	const title = readable(edit.title ?? item.title)
	const { content, findings } = edit.text ?? item
	if (title === item.title && content === item.content) return null
	return { title, content, findings, rulePackVersion }
}

/** Marks within words that no one sees would hide them from the analyst; those that join emoji stay. */
const unseen = /(?<!\p{Extended_Pictographic}\p{M}?)\p{Cf}/gu

function readable(text: string) {
	const kept = cleanText(text).replaceAll(/\r\n?/g, '\n').replaceAll(unseen, '').trim()
	if (!kept) throw new Problem(400, 'empty-content', 'There is nothing to read in this text.')
	return kept
}

const mayStayApproved = ({ findings }: ItemRow['item'], person: Person) =>
	person.role === 'admin' && findings.length === 0

async function approve(tx: Transaction, { item }: ItemRow, person: Person, isApproved: boolean) {
	if (item.isApproved === isApproved) return
	await tx.update(contentItems).set({ isApproved }).where(eq(contentItems.id, item.id))
	await recordAuditEvent(tx, {
		personId: person.id,
		action: isApproved ? 'content.approved' : 'content.approval-withdrawn',
		subjectId: item.id,
	})
}

async function markFavorite(tx: Transaction, itemId: string, person: Person, isFavorite: boolean) {
	const mark = { personId: person.id, itemId }
	if (isFavorite) await tx.insert(contentFavorites).values(mark).onConflictDoNothing()
	else
		await tx
			.delete(contentFavorites)
			.where(and(eq(contentFavorites.itemId, itemId), eq(contentFavorites.personId, person.id)))
}

function refuseApproval(): never {
	throw new Problem(
		409,
		'content-not-lawful',
		'This content says what may not be said to a customer. It can be approved once it is corrected.',
	)
}
