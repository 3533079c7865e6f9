import { lt } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { sessions, verifications } from '../tables.ts'

/** Forgets sessions that are over, with where they began, and sign-ins that were never finished. */
export async function removeExpiredSessions(db: Db) {
	const now = new Date()
	await db.delete(sessions).where(lt(sessions.expiresAt, now))
	await db.delete(verifications).where(lt(verifications.expiresAt, now))
}
