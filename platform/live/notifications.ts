import { EventEmitter } from 'node:events'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Database, Transaction } from '#platform/db/database.ts'

export type Notifications = Awaited<ReturnType<typeof openNotifications>>

const reconnectMilliseconds = 1000
const returned = Symbol('returned')

/**
 * Tells every process at once: the database's NOTIFY carries a small JSON message to all that listen.
 * PostgreSQL allows 8000 bytes a message. Nothing is stored: who was away must read the state instead.
 */
export async function openNotifications(database: Database, log: Logger) {
	const channel = 'candor'
	const inbox = new EventEmitter().setMaxListeners(0)
	let client: pg.Client | null = null
	let isClosed = false

	async function connect() {
		const connection = new pg.Client(database.config)
		connection.on('error', () => void connection.end().catch(() => {}))
		connection.on('notification', ({ channel: heardOn, payload }) => {
			// The embedded database's one session hears the queue's channels too.
			if (heardOn !== channel) return
			const { topic, message } = JSON.parse(payload ?? '{}') as { topic: string; message: unknown }
			inbox.emit(topic, message)
		})
		await connection.connect()
		await connection.query(`LISTEN ${channel}`)
		client = connection
		// Only now: a try that fails ends its connection too, and is followed by one other try, not by two.
		connection.on('end', () => {
			if (!isClosed) setTimeout(reconnect, reconnectMilliseconds).unref()
		})
	}

	function reconnect() {
		const connected = connect().then(() => void inbox.emit(returned))
		connected.catch((error) => {
			log.warn({ err: error }, 'notifications: no connection yet')
			if (!isClosed) setTimeout(reconnect, reconnectMilliseconds).unref()
		})
	}

	await connect()
	return {
		async publish(topic: string, message: object) {
			const text = JSON.stringify({ topic, message })
			await database.pool.query('select pg_notify($1, $2)', [channel, text])
		},
		/** Tells when the caller's transaction is committed, and nothing if it is not. */
		async publishWith(tx: Transaction, topic: string, message: object) {
			const text = JSON.stringify({ topic, message })
			await tx.execute(sql`select pg_notify(${channel}, ${text})`)
		},
		/** Calls `hear` for each message on `topic` from any process; the result stops it. */
		subscribe<T>(topic: string, hear: (message: T) => void) {
			inbox.on(topic, hear)
			return () => void inbox.off(topic, hear)
		},
		/** Calls `read` when a lost connection is back: what was published meanwhile was not heard. */
		onReturn(read: () => void) {
			inbox.on(returned, read)
			return () => void inbox.off(returned, read)
		},
		async close() {
			isClosed = true
			await client?.end()
		},
	}
}
