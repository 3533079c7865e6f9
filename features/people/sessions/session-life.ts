import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { sessions } from '../tables.ts'

/** Maximum length of a session, regardless of activity. */
export const sessionSeconds = 24 * 60 * 60
const minute = 60_000
/** Smallest extension worth a write, in milliseconds. A session may end this much earlier than its last activity allows. */
const minExtension = (idleMinutes: number) => Math.min(minute, (idleMinutes * minute) / 10)

/** When a session that began at `createdAt` ends if there is no activity after `now` (ms since 1970). */
export function idleAt(createdAt: Date, idleMinutes: number, now = Date.now()): Date {
	return new Date(Math.min(createdAt.getTime() + sessionSeconds * 1000, now + idleMinutes * minute))
}

type UsedSession = { id: string; createdAt: Date; expiresAt: Date }

/** Extends an active session. */
export async function extendSession(db: Db, { id, createdAt, expiresAt }: UsedSession, idleMinutes: number) {
	const endsAt = idleAt(createdAt, idleMinutes)
	if (Math.abs(endsAt.getTime() - expiresAt.getTime()) < minExtension(idleMinutes)) return
	await db.update(sessions).set({ expiresAt: endsAt }).where(eq(sessions.id, id))
}
