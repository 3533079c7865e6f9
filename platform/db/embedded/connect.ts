import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Duplex } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'

/** What `pg` takes for a socket: a MessagePort into the thread of the embedded database. */
class PortSocket extends Duplex {
	readonly #worker: Worker
	#port: MessagePort | undefined

	constructor(worker: Worker) {
		super({ allowHalfOpen: false })
		this.#worker = worker
	}

	connect() {
		const { port1, port2 } = new MessageChannel()
		this.#port = port1
		port1.on('message', (bytes: Uint8Array) =>
			this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
		)
		port1.on('close', () => {
			this.push(null)
			this.destroy()
		})
		this.#worker.postMessage({ type: 'connect', port: port2 }, [port2])
		process.nextTick(() => this.emit('connect'))
		return this
	}

	override _write(bytes: Buffer, _encoding: string, done: () => void) {
		this.#port?.postMessage(new Uint8Array(bytes))
		done()
	}

	override _writev(chunks: { chunk: Buffer }[], done: () => void) {
		this.#port?.postMessage(new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))))
		done()
	}

	override _read() {}

	override _final(done: () => void) {
		this.#port?.close()
		done()
	}

	override _destroy(error: Error | null, done: (error: Error | null) => void) {
		this.#port?.close()
		done(error)
	}

	setNoDelay() {
		return this
	}

	setKeepAlive() {
		return this
	}

	ref() {
		this.#port?.ref()
		return this
	}

	unref() {
		this.#port?.unref()
		return this
	}
}

/**
 * PostgreSQL as WebAssembly, compiled once in a process and shared by the threads that run it: opening a
 * database anew takes a third of the time, and no machine code is freed while another database runs, which
 * can end the process (github.com/nodejs/node/issues/64500).
 */
let compiled: Promise<unknown> | undefined
function compiledOnce() {
	compiled ??= readFile(new URL('pglite.wasm', pathToFileURL(require.resolve('@electric-sql/pglite')))).then(
		(bytes) => engine.compile(bytes),
	)
	return compiled
}
const require = createRequire(import.meta.url)
const { WebAssembly: engine } = globalThis as unknown as {
	WebAssembly: { compile(bytes: Uint8Array): Promise<unknown> }
}

/** Starts the embedded database in `folder`; `config` makes `pg` (Pool, Client) talk to it. */
export async function startEmbeddedDatabase(folder: string) {
	const worker = new Worker(new URL('./server.ts', import.meta.url), {
		workerData: { folder, wasm: await compiledOnce() },
	})
	await new Promise<void>((resolve, reject) => {
		worker.once('error', reject)
		worker.once('message', () => resolve())
	})
	return {
		config: {
			stream: () => new PortSocket(worker) as never,
			user: 'postgres',
			database: 'postgres',
			password: '',
			ssl: false as const,
		},
		onFailure: (report: (error: unknown) => void) => worker.on('error', report),
		async close() {
			await new Promise<void>((resolve) => {
				worker.once('message', () => resolve())
				worker.postMessage({ type: 'close' })
			})
			await worker.terminate()
		},
	}
}
