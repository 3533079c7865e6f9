/**
 * The embedded database: PGlite in a worker thread, speaking the PostgreSQL wire protocol over
 * MessagePorts, so that the ordinary `pg` driver and everything built on it runs unchanged.
 *
 * PGlite has ONE backend session. It is lent to one connection at a time: a batch runs up to its Sync or
 * simple Query, and a connection that leaves the session inside a transaction (or a half-sent extended
 * batch) keeps it until that ends. Not supported: COPY FROM STDIN, CancelRequest, session-level isolation of
 * SET and advisory locks.
 */
import v8 from 'node:v8'
import vm from 'node:vm'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { openPglite } from './open-pglite.ts'
import { readFrontendMessages, simpleQuery, withOwnStatementNames } from './wire-protocol.ts'

type Batch = {
	bytes: Buffer
	/** Ended with Flush: its Sync is still to come. */
	isHalf: boolean
}
type Connection = {
	id: number
	port: MessagePort
	unread: Buffer
	pending: Buffer[]
	batches: Batch[]
	hasStarted: boolean
	listens: boolean
}

const engine = parentPort
if (!engine) throw new Error('the embedded database runs in a worker thread')

const { folder, wasm } = workerData as { folder: string; wasm: WebAssembly.Module }
const { db, close } = await openPglite(folder, wasm)
// The first start runs initdb in a second WebAssembly instance: give its memory back now.
v8.setFlagsFromString('--expose-gc')
;(vm.runInNewContext('gc') as () => void)()

const connections = new Map<number, Connection>()
let owner: Connection | null = null
let isRunning = false
let nextId = 1

engine.on('message', async (message: { type: 'connect'; port: MessagePort } | { type: 'close' }) => {
	if (message.type === 'connect') return accept(message.port)
	await close()
	engine.postMessage('closed')
})
engine.postMessage('ready')

function accept(port: MessagePort) {
	const connection: Connection = {
		id: nextId++,
		port,
		unread: Buffer.alloc(0),
		pending: [],
		batches: [],
		hasStarted: false,
		listens: false,
	}
	connections.set(connection.id, connection)
	port.on('message', (bytes: Uint8Array) => {
		receive(connection, bytes)
		void run()
	})
	port.on('close', () => {
		connections.delete(connection.id)
		connection.batches = owner === connection ? [{ bytes: simpleQuery('ROLLBACK'), isHalf: false }] : []
		void run()
	})
}

function receive(connection: Connection, bytes: Uint8Array) {
	const { messages, rest } = readFrontendMessages(
		Buffer.concat([connection.unread, bytes]),
		connection.hasStarted,
	)
	connection.unread = rest
	for (const message of messages) {
		if (message.kind === 'ssl-request') connection.port.postMessage(Buffer.from('N'))
		else if (message.kind === 'cancel' || message.kind === 'terminate') connection.port.close()
		else if (message.kind === 'startup') {
			connection.hasStarted = true
			connection.batches.push({ bytes: message.bytes, isHalf: false })
		} else {
			connection.pending.push(withOwnStatementNames(message.bytes, connection.id))
			if (message.kind === 'Q' && /\bLISTEN\b/i.test(message.bytes.toString('latin1', 5, 205)))
				connection.listens = true
			if (message.kind === 'S' || message.kind === 'Q' || message.kind === 'H') {
				connection.batches.push({ bytes: Buffer.concat(connection.pending), isHalf: message.kind === 'H' })
				connection.pending = []
			}
		}
	}
}

/** The owner of the session if it has work; otherwise the next connection that has, in turn. */
function nextConnection(): Connection | null {
	if (owner) return owner.batches.length ? owner : null
	for (const connection of connections.values()) {
		if (!connection.batches.length) continue
		connections.delete(connection.id)
		connections.set(connection.id, connection)
		return connection
	}
	return null
}

async function run() {
	if (isRunning) return
	isRunning = true
	try {
		for (let connection = nextConnection(); connection; connection = nextConnection()) {
			const batch = connection.batches.shift()
			if (!batch) continue
			const answer = await db.execProtocolRaw(batch.bytes)
			const keeps = db.isInTransaction() || batch.isHalf
			const isThere = connections.has(connection.id) || connection.batches.length > 0
			owner = keeps && isThere ? connection : null
			deliver(connection, answer)
		}
	} catch (error) {
		// The engine itself failed: end the thread, so that the process sees it and stops.
		setImmediate(() => {
			throw error
		})
	} finally {
		isRunning = false
	}
}

/** The one session LISTENs for everybody: notifications ('A') go to every connection that listens. */
function deliver(connection: Connection, answer: Uint8Array) {
	if (!answer.length) return
	const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength)
	for (let at = 0; at + 5 <= bytes.length; ) {
		const end = at + 1 + bytes.readUInt32BE(at + 1)
		if (bytes[at] === 0x41)
			for (const other of connections.values())
				if (other.listens && other !== connection)
					other.port.postMessage(new Uint8Array(bytes.subarray(at, end)))
		at = end
	}
	connection.port.postMessage(answer, [answer.buffer as ArrayBuffer])
}
