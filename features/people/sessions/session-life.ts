import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { sessions } from '../tables.ts'

/** The longest that a session lasts, however much it is used. */
export const sessionSeconds = 24 * 60 * 60
const minute = 60_000
/** Every request would write the same row: a session may end this much sooner than its last use allows. */
const noteUseAfter = (idleMinutes: number) => Math.min(minute, (idleMinutes * minute) / 10)

/** When a session that began at `createdAt` and is used now ends, unless it is used again. */
export function idleAt(createdAt: Date, idleMinutes: number, now = Date.now()): Date {
	return new Date(Math.min(createdAt.getTime() + sessionSeconds * 1000, now + idleMinutes * minute))
}

type UsedSession = { id: string; createdAt: Date; expiresAt: Date }

/** Puts off the end of a session that is used. */
export async function noteUse(db: Db, { id, createdAt, expiresAt }: UsedSession, idleMinutes: number) {
	const endsAt = idleAt(createdAt, idleMinutes)
	if (Math.abs(endsAt.getTime() - expiresAt.getTime()) < noteUseAfter(idleMinutes)) return
	await db.update(sessions).set({ expiresAt: endsAt }).where(eq(sessions.id, id))
}
