import type { HttpBindings } from '@hono/node-server'
import { and, gt, inArray } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import { Problem } from '#platform/http/problem.ts'
import type { Closing } from '#platform/live/open-socket.ts'
import type { Services } from '#platform/services.ts'
import { accessChangedCode, mostSockets, sessionEndedCode } from '../limits.ts'
import type { SignedIn } from '../read-session.ts'
import { sessions } from '../tables.ts'
import { type AccessChanged, accessChanged } from './end-sessions.ts'
import { type GuardedSocket, seatSocket } from './seat-socket.ts'

const sessionEnded: Closing = { code: sessionEndedCode, reason: 'session ended' }
const otherAccess: Closing = { code: accessChangedCode, reason: 'access changed: connect again' }
const tooMany: Closing = { code: 1008, reason: 'too many connections' }

/**
 * A socket asks who is there when it opens, and never again. This keeps every socket of this process by its person and
 * session, and closes it when that session ends in whatever process, by itself or otherwise. A person has at most
 * `mostSockets` of them. Comes after `requireSession`.
 */
export function guardSockets({ db, notifications, log }: Services): MiddlewareHandler<SignedIn> {
	const open = new Map<string, Set<GuardedSocket>>()

	/** When each of these sessions ends; one that has ended already is not in it. */
	async function readEnds(ids: string[]) {
		const rows = await db
			.selectDistinct({ id: sessions.id, endsAt: sessions.expiresAt })
			.from(sessions)
			.where(and(inArray(sessions.id, ids), gt(sessions.expiresAt, new Date())))
		return new Map(rows.map(({ id, endsAt }) => [id, endsAt]))
	}

	/** Closes those whose session has ended, and looks at the others again when theirs is to end. */
	async function review(sockets: GuardedSocket[]) {
		if (!sockets.length) return
		try {
			const ends = await readEnds([...new Set(sockets.map(({ sessionId }) => sessionId))])
			for (const socket of sockets) {
				const endsAt = ends.get(socket.sessionId)
				if (endsAt) socket.reviewAt(endsAt, () => review([socket]))
				else socket.close(sessionEnded)
			}
		} catch (error) {
			log.error({ err: error }, 'sessions of sockets could not be read')
			for (const socket of sockets) socket.close(otherAccess)
		}
	}

	notifications.subscribe<AccessChanged>(accessChanged, async ({ personId, sessionIds }) => {
		const theirs = [...(open.get(personId) ?? [])]
		const meant = sessionIds ? theirs.filter(({ sessionId }) => sessionIds.includes(sessionId)) : theirs
		await review(meant)
		// Whoever is still signed in connects again, with what they may do now.
		for (const socket of meant) socket.close(otherAccess)
	})
	// What was told while the connection was away was not heard.
	notifications.onReturn(() => review([...open.values()].flatMap((theirs) => [...theirs])))

	return async (c, next) => {
		const { person, session } = c.var
		if (!session) throw signedOut()
		const theirs = open.get(person.id) ?? new Set()
		open.set(person.id, theirs)
		const socket = seatSocket(session.id, () => {
			theirs.delete(socket)
			if (!theirs.size && open.get(person.id) === theirs) open.delete(person.id)
		})
		if (theirs.size >= mostSockets) socket.close(tooMany)
		else theirs.add(socket)
		// Absent where a test asks the API without a network.
		const { incoming }: Partial<HttpBindings> = c.env ?? {}
		incoming?.socket.once('close', socket.leave)
		// Read again now that the end of the session would be heard: it may have ended since it was checked.
		await review([socket])
		if (socket.closing === sessionEnded) throw signedOut()
		c.set('seat', socket)
		await next()
		if (!incoming || c.res.status >= 400) socket.leave()
	}
}

const signedOut = () => new Problem(401, 'not-signed-in', 'Your session has ended. Please sign in.')
