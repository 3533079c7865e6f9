import type { Socket } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import { and, gt, inArray } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import type { SignedIn } from '../read-session.ts'
import { sessions } from '../tables.ts'
import { type AccessChanged, accessChanged } from './end-sessions.ts'

/**
 * A socket asks who is there when it opens, and never again. This keeps every socket of this process by whose it is,
 * and closes it when their sessions end in whatever process. Comes after `requireSession`.
 */
export function guardSockets({ db, notifications, log }: Services): MiddlewareHandler<SignedIn> {
	const open = new Map<string, Set<Socket>>()

	function close(personId: string) {
		for (const socket of open.get(personId) ?? []) socket.destroy()
	}

	function keep(personId: string, socket: Socket) {
		const theirs = open.get(personId) ?? new Set()
		open.set(personId, theirs.add(socket))
		const forget = () => {
			theirs.delete(socket)
			if (!theirs.size && open.get(personId) === theirs) open.delete(personId)
		}
		socket.once('close', forget)
		return forget
	}

	async function withSession(ids: string[]) {
		const rows = await db
			.selectDistinct({ id: sessions.userId })
			.from(sessions)
			.where(and(inArray(sessions.userId, ids), gt(sessions.expiresAt, new Date())))
		return new Set(rows.map(({ id }) => id))
	}

	/** What was told while the connection was away was not heard. */
	async function closeThoseWhoLeft() {
		const ids = [...open.keys()]
		if (!ids.length) return
		const here = await withSession(ids)
		for (const id of ids) if (!here.has(id)) close(id)
	}

	notifications.subscribe<AccessChanged>(accessChanged, ({ personId }) => close(personId))
	notifications.onReturn(() => {
		closeThoseWhoLeft().catch((error) => log.error({ err: error }, 'sockets of ended sessions stay open'))
	})

	return async (c, next) => {
		const { id } = c.get('person')
		// Absent where a test asks the API without a network.
		const { incoming }: Partial<HttpBindings> = c.env ?? {}
		const forget = incoming && keep(id, incoming.socket)
		// Read again now that the end of a session would be heard: it may have ended since it was checked.
		if (!(await withSession([id])).has(id))
			throw new Problem(401, 'not-signed-in', 'Your session has ended. Please sign in.')
		await next()
		// A connection that did not become a socket goes on to serve others' requests.
		if (c.res.status >= 400) forget?.()
	}
}
