/**
 * What an upload of 1.5 GB costs: the time as a ratio to copying the same bytes on the same disk (both reach the
 * disk), and the memory of the server above idle, each way it can be sent. `npm run bench:upload [-- MB]`; the disk
 * is that of TMPDIR. Client and server share this machine. Linux only: memory is read from /proc.
 */
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, open, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { Upload } from 'tus-js-client'
import { type SomeServer, startServer } from '#app/fixtures/server.ts'
import { maxUploadBytes } from '#features/recordings/contract.ts'
import { processorSeconds } from './processor-seconds.ts'
import { percentile, table } from './report.ts'

const megabyte = 1024 ** 2
const [megabytes = maxUploadBytes / megabyte] = process.argv.slice(2).map(Number)
const rounds = 3
/** As long as those of browsers: the shorter a boundary, the longer the search for it. */
const boundary = '----WebKitFormBoundary7MA4YWxkTrZu0gW'
/** As the web app sends it. */
const chunkSize = 16 * megabyte

const folder = await mkdtemp(join(tmpdir(), 'candor-bench-'))
const call = join(folder, 'call.wav')
await writeCall(call, megabytes * megabyte)
const copySeconds = await median(() => copy(call, join(folder, 'copy.wav')))
const rows = [await measure('multipart', sendForm), await measure('resumable (tus)', sendResumable)]
console.log(`${megabytes} MB, copied in ${copySeconds.toFixed(1)} s`)
console.log(table(['way', 'time', 'ratio to copy', 'processor', 'idle', 'peak', 'above idle'], rows))
await rm(folder, { recursive: true })

type Send = (server: SomeServer, cookie: string) => Promise<void>

/** Each round on a server of its own: nothing of the one before is being processed. */
async function measure(way: string, send: Send) {
	const runs: { seconds: number; processor: number; idle: number; peak: number }[] = []
	for (let round = 0; round < rounds; round++) {
		const dataDir = join(folder, 'data')
		const server = await startServer(dataDir)
		try {
			const cookie = await signIn(server)
			await untilIdle(server, cookie)
			const idle = await memory(server, 'VmRSS')
			// Makes the kernel forget the peak so far (proc(5)).
			await writeFile(`/proc/${server.pid}/clear_refs`, '5')
			const before = await processorSeconds(server.pid)
			const started = performance.now()
			await send(server, cookie)
			const seconds = (performance.now() - started) / 1000
			const processor = (await processorSeconds(server.pid)) - before
			runs.push({ seconds, processor, idle, peak: await memory(server, 'VmHWM') })
		} finally {
			await server.kill()
			await rm(dataDir, { recursive: true, force: true })
		}
	}
	const middle = (of: (run: (typeof runs)[number]) => number) => percentile(runs.map(of), 50)
	const seconds = middle((run) => run.seconds)
	return [
		way,
		`${seconds.toFixed(1)} s`,
		(seconds / copySeconds).toFixed(2),
		`${middle(({ processor }) => processor).toFixed(1)} s`,
		...[middle(({ idle }) => idle), middle(({ peak }) => peak), middle(({ idle, peak }) => peak - idle)].map(
			(size) => `${size.toFixed(0)} MB`,
		),
	]
}

async function sendForm({ address }: SomeServer, cookie: string) {
	const head = `--${boundary}\r\ncontent-disposition: form-data; name="audio"; filename="call.wav"\r\n\r\n`
	const end = `\r\n--${boundary}--\r\n`
	const sending = request(`${address}/api/recordings`, {
		method: 'POST',
		headers: {
			cookie,
			'content-type': `multipart/form-data; boundary=${boundary}`,
			'content-length': head.length + (await stat(call)).size + end.length,
		},
	})
	async function* body() {
		yield Buffer.from(head)
		yield* createReadStream(call, { highWaterMark: megabyte })
		yield Buffer.from(end)
	}
	const answered = new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
		sending.once('response', resolve).once('error', reject)
	})
	await pipeline(Readable.from(body()), sending)
	const answer = await answered
	if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${await text(answer)}`)
}

async function sendResumable({ address }: SomeServer, cookie: string) {
	const uploadSize = (await stat(call)).size
	await new Promise<void>((onSuccess, onError) => {
		new Upload(createReadStream(call, { highWaterMark: megabyte }), {
			endpoint: `${address}/api/uploads`,
			headers: { cookie },
			metadata: { filename: 'call.wav', filetype: 'audio/wav' },
			chunkSize,
			uploadSize,
			onSuccess: () => onSuccess(),
			onError,
		}).start()
	})
}

/** Two voices' worth of bytes: 24-bit stereo at 48 kHz, so that the largest file is shorter than two hours. */
async function writeCall(path: string, sizeBytes: number) {
	const header = Buffer.alloc(44)
	header.write('RIFF')
	header.writeUInt32LE(sizeBytes - 8, 4)
	header.write('WAVEfmt ', 8)
	header.writeUInt32LE(16, 16)
	header.writeUInt16LE(1, 20)
	header.writeUInt16LE(2, 22)
	header.writeUInt32LE(48_000, 24)
	header.writeUInt32LE(48_000 * 6, 28)
	header.writeUInt16LE(6, 32)
	header.writeUInt16LE(24, 34)
	header.write('data', 36)
	header.writeUInt32LE(sizeBytes - 44, 40)
	async function* content() {
		yield header
		for (let left = sizeBytes - header.length; left > 0; left -= megabyte)
			yield randomBytes(Math.min(left, megabyte))
	}
	await pipeline(content(), createWriteStream(path, { flush: true }))
}

async function copy(from: string, to: string) {
	const { status, stderr } = spawnSync('cp', ['--reflink=never', from, to])
	if (status !== 0) throw new Error(stderr.toString())
	const copied = await open(to, 'r+')
	await copied.sync()
	await copied.close()
}

async function median(run: () => Promise<void>) {
	const times: number[] = []
	for (let round = 0; round < rounds; round++) {
		await rm(join(folder, 'copy.wav'), { force: true })
		const started = performance.now()
		await run()
		times.push((performance.now() - started) / 1000)
	}
	await rm(join(folder, 'copy.wav'), { force: true })
	return percentile(times, 50)
}

/** The demo company's calls are processed after the first start. */
async function untilIdle({ address }: SomeServer, cookie: string) {
	for (;;) {
		await wait(3_000)
		const answer = await fetch(`${address}/api/recordings?view=summary&limit=200`, { headers: { cookie } })
		const calls = (await answer.json()) as { status: string }[]
		if (calls.every(({ status }) => status !== 'processing')) return
	}
}

/** In MB (2^20 bytes). */
async function memory({ pid }: SomeServer, figure: 'VmRSS' | 'VmHWM') {
	const status = await readFile(`/proc/${pid}/status`, 'utf8')
	return Number(new RegExp(`${figure}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024
}

async function signIn({ address }: SomeServer) {
	const answer = await fetch(`${address}/api/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ username: 'dana.whitfield', password: 'candor-demo' }),
	})
	const cookies = answer.headers.getSetCookie()
	if (!cookies.length) throw new Error(`could not sign in: ${await answer.text()}`)
	return cookies.map((set) => set.split(';')[0]).join('; ')
}
