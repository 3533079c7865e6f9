import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { Problem } from '#platform/http/problem.ts'

/** Broken connections in a row, none of which brought anything new, before giving up. */
const mostFruitlessTries = 5

export type FileToFetch = {
	url: string
	path: string
	/** The SHA-256 the file must have, in hexadecimal. */
	sha256: string
	/** Called with the bytes there are so far, and of how many (null while unknown). */
	onProgress?: (bytes: number, ofBytes: number | null) => void
	/** Milliseconds before a broken connection is tried again, growing with each fruitless try. */
	pauseMilliseconds?: number
}

/**
 * Fetches a file to `path`. What arrives is kept beside it under `.part`: a broken connection, or a later
 * call, goes on where it stopped. The file takes its name only when its checksum is right; a wrong one leaves
 * nothing behind. A file that is there already with the right checksum is left alone.
 * Throws a Problem: `model-refused` (not retryable), `model-unreachable` (retryable), `model-damaged`.
 */
export async function fetchFile(file: FileToFetch): Promise<'fetched' | 'already there'> {
	const { path, sha256 } = file
	if ((await sizeOf(path)) > 0 && (await checksum(path)) === sha256.toLowerCase()) return 'already there'
	const part = `${path}.part`
	await mkdir(dirname(path), { recursive: true })
	await fetchPart(file, part)
	if ((await checksum(part)) !== sha256.toLowerCase()) {
		await rm(part, { force: true })
		throw new Problem(
			502,
			'model-damaged',
			`${file.url} does not have the expected checksum; it was thrown away.`,
		)
	}
	await rename(part, path)
	return 'fetched'
}

async function fetchPart(file: FileToFetch, part: string) {
	const { url, pauseMilliseconds = 1000 } = file
	for (let fruitless = 0; ; ) {
		const before = await sizeOf(part)
		try {
			await fetchRest(file, part, before)
			return
		} catch (cause) {
			if (cause instanceof Problem && !cause.retryable) throw cause
			fruitless = (await sizeOf(part)) > before ? 0 : fruitless + 1
			if (fruitless >= mostFruitlessTries)
				throw new Problem(502, 'model-unreachable', `${url} could not be fetched; call again to go on.`, {
					retryable: true,
					cause,
				})
			await pause(pauseMilliseconds * 2 ** fruitless)
		}
	}
}

/** One connection: asks for what is missing after `have` bytes and appends it. */
async function fetchRest({ url, onProgress }: FileToFetch, part: string, have: number) {
	const headers: Record<string, string> = have > 0 ? { range: `bytes=${have}-` } : {}
	const response = await fetch(url, { headers })
	// Nothing after the last byte: all of it is here already.
	if (response.status === 416 && have > 0) return
	if (!response.ok || !response.body) throw refusal(url, response.status)
	const isContinued = response.status === 206
	let bytes = isContinued ? have : 0
	const length = Number(response.headers.get('content-length'))
	const ofBytes = length > 0 ? bytes + length : null
	const incoming = Readable.fromWeb(response.body)
	await pipeline(
		incoming,
		async function* (chunks: AsyncIterable<Uint8Array>) {
			for await (const chunk of chunks) {
				bytes += chunk.length
				onProgress?.(bytes, ofBytes)
				yield chunk
			}
		},
		createWriteStream(part, { flags: isContinued ? 'a' : 'w' }),
	)
}

function refusal(url: string, status: number) {
	const retryable = status === 429 || status >= 500
	return new Problem(502, 'model-refused', `${url} answered with status ${status}.`, { retryable })
}

async function sizeOf(path: string) {
	return (await stat(path).catch(() => null))?.size ?? 0
}

async function checksum(path: string) {
	const hash = createHash('sha256')
	await pipeline(createReadStream(path), hash)
	return hash.digest('hex')
}
