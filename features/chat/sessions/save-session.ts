import { eq } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import { changeTime } from '#platform/time/change-time.ts'
import type { ChatSession, ChatSummary, SaveConversation } from '../contract.ts'
import { chatSessions } from '../tables.ts'
import { lockSession } from './find-session.ts'
import { presentSession } from './present-session.ts'
import { readSession } from './read-session.ts'
import { readTitle } from './read-title.ts'

/** Characters of a context, written as JSON. */
const longestContext = 2_000
/** Escapes that JSON writes and the database takes in no text: zeros and halves of characters. */
const unstorable = /\\u(?:0000|d[89a-f])/i

/**
 * Saves what was said so far under a name or, without `conversationId`, begins a saved conversation. Throws
 * Problem 404 for anyone else's conversation, 409 for one that has a name already, 400 for a name no one can read
 * or a context that cannot be stored, 413 for one that is too large.
 */
export async function saveSession(db: Db, person: Person, saved: SaveConversation): Promise<ChatSession> {
	const title = readTitle(saved.title)
	const context = readContext(saved.context)
	const { conversationId } = saved
	if (!conversationId) return beginSaved(db, person, title, context)
	await db.transaction(async (tx) => {
		const session = await lockSession(tx, conversationId, person)
		if (session.title !== null) throw new Problem(409, 'already-saved', 'This conversation is already saved.')
		await tx
			.update(chatSessions)
			.set({ title, context, updatedAt: changeTime() })
			.where(eq(chatSessions.id, conversationId))
	})
	return readSession(db, conversationId, person)
}

async function beginSaved(db: Db, person: Person, title: string, context: ChatSummary['context']) {
	const [session] = await db.insert(chatSessions).values({ personId: person.id, title, context }).returning()
	if (!session) throw new Error('The conversation was not stored.')
	return presentSession(session, [])
}

function readContext(context: ChatSummary['context']) {
	const written = JSON.stringify(context)
	if (written.length > longestContext)
		throw new Problem(413, 'context-too-large', 'The context of the conversation is too large.')
	if (unstorable.test(written))
		throw new Problem(400, 'bad-context', 'The context of the conversation cannot be stored.')
	return context
}
