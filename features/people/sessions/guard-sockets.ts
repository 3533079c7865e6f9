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
const reconnect: Closing = { code: accessChangedCode, reason: 'access changed: reconnect' }
const tooMany: Closing = { code: 1008, reason: 'too many connections' }

/**
 * A socket authenticates only when it opens. This middleware tracks the sockets of this process by person and session, and
 * closes each one when its session ends, in any process and for any reason. A person may have at most `mostSockets`.
 * Must run after `requireSession`.
 */
export function guardSockets({ db, notifications, log }: Services): MiddlewareHandler<SignedIn> {
	const open = new Map<string, Set<GuardedSocket>>()

	/** When each of these sessions ends. Sessions that have already ended are left out. */
	async function readExpiries(ids: string[]) {
		const rows = await db
			.selectDistinct({ id: sessions.id, endsAt: sessions.expiresAt })
			.from(sessions)
			.where(and(inArray(sessions.id, ids), gt(sessions.expiresAt, new Date())))
		return new Map(rows.map(({ id, endsAt }) => [id, endsAt]))
	}

	/** Closes the sockets whose session has ended, and schedules a check of the others for when their session expires. */
	async function review(sockets: GuardedSocket[]) {
		if (!sockets.length) return
		try {
			const expiries = await readExpiries([...new Set(sockets.map(({ sessionId }) => sessionId))])
			for (const socket of sockets) {
				const endsAt = expiries.get(socket.sessionId)
				if (endsAt) socket.reviewAt(endsAt, () => review([socket]))
				else socket.close(sessionEnded)
			}
		} catch (error) {
			log.error({ err: error }, 'could not check the sessions of open sockets')
			for (const socket of sockets) socket.close(reconnect)
		}
	}

	notifications.subscribe<AccessChanged>(accessChanged, async ({ personId, sessionIds }) => {
		const theirs = [...(open.get(personId) ?? [])]
		const affected = sessionIds ? theirs.filter(({ sessionId }) => sessionIds.includes(sessionId)) : theirs
		await review(affected)
		// Clients that are still signed in reconnect with their new permissions.
		for (const socket of affected) socket.close(reconnect)
	})
	// Notifications sent while the database connection was lost were missed.
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
		// Absent in tests that call the API without a network.
		const { incoming }: Partial<HttpBindings> = c.env ?? {}
		incoming?.socket.once('close', socket.leave)
		// The session may have ended between `requireSession` and the registration above, so check again.
		await review([socket])
		if (socket.closing === sessionEnded) throw signedOut()
		c.set('seat', socket)
		await next()
		if (!incoming || c.res.status >= 400) socket.leave()
	}
}

const signedOut = () => new Problem(401, 'not-signed-in', 'Your session has ended. Please sign in.')
