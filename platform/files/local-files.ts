import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { constants, copyFile, link, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { describeFault } from '#platform/http/describe-fault.ts'
import { type ByteRange, type Files, fileNotFound, requireKey } from './file-store.ts'

/** Starts with a dot, so that it can never be part of a key. */
const incomingFolder = '.incoming'
/** Larger pieces mean fewer system calls; two of them are in memory for each upload. */
const writeBytes = 1024 * 1024

/**
 * Files in a folder of this machine (or one that several mount). A file arrives under `.incoming`, reaches the
 * disk (fsync) and is renamed into place. What a killed process left there is removed at opening, once nobody
 * has touched it for `abandonedAfterSeconds`.
 */
export async function openLocalFiles(
	folder: string,
	options: { abandonedAfterSeconds: number },
): Promise<Files> {
	const incoming = join(folder, incomingFolder)
	await mkdir(incoming, { recursive: true })
	await removeAbandoned(incoming, options.abandonedAfterSeconds)
	const pathOf = (key: string) => join(folder, requireKey(key))

	/** Lets `fill` make the file under a passing name, then gives it its own, or leaves nothing. */
	async function arrive(key: string, fill: (path: string) => Promise<void>) {
		const path = pathOf(key)
		const arriving = join(incoming, randomUUID())
		try {
			await fill(arriving)
			const { size } = await stat(arriving)
			// A linked file keeps its old modification time, but its age in this store starts now.
			const now = new Date()
			await utimes(arriving, now, now)
			await mkdir(dirname(path), { recursive: true })
			await rename(arriving, path)
			await syncFolder(dirname(path))
			return { sizeBytes: size }
		} catch (error) {
			throw describeFault(error) ?? error
		} finally {
			// Also needed after a rename: when both paths link to the same file, rename keeps both and reports success.
			await rm(arriving, { force: true })
		}
	}

	return {
		write: (key, content) => arrive(key, (path) => writeThrough(content, path)),
		writeFromPath: (key, source) => arrive(key, (path) => linkOrCopy(source, path)),
		read: (key, range) => openForReading(pathOf(key), range),
		async stat(key) {
			const found = await stat(pathOf(key)).catch(nullWhenMissing)
			return found?.isFile() ? { sizeBytes: found.size } : null
		},
		remove: (key) => rm(pathOf(key), { force: true }),
		removeFolder: (key) => rm(pathOf(key), { recursive: true, force: true }),
		async *list(key) {
			for (const name of await readdir(pathOf(key)).catch(() => [])) {
				const found = await stat(join(pathOf(key), name)).catch(nullWhenMissing)
				if (found?.isFile()) yield { key: `${key}/${name}`, writtenAt: found.mtime }
			}
		},
		async localCopy(key) {
			const path = pathOf(key)
			if (!(await stat(path).catch(nullWhenMissing))) throw fileNotFound()
			return { path, release: async () => {} }
		},
	}
}

async function writeThrough(content: AsyncIterable<Uint8Array>, path: string) {
	const file = createWriteStream(path, { flags: 'wx', flush: true, highWaterMark: writeBytes })
	const closed = new Promise<void>((resolve) => file.once('close', () => resolve()))
	try {
		await pipeline(content, file)
	} finally {
		// Destroyed while it still opens its file, a stream makes the file all the same, after this has thrown.
		await closed
	}
}

async function openForReading(path: string, range?: ByteRange) {
	const file = await open(path).catch((error) => {
		throw isMissing(error) ? fileNotFound(error) : error
	})
	const { size } = await file.stat()
	return { sizeBytes: size, stream: file.createReadStream(range) }
}

async function linkOrCopy(source: string, path: string) {
	const file = await open(source, 'r+')
	try {
		await file.sync()
	} finally {
		await file.close()
	}
	// A link is at once and takes no space, but not every file system has it and it cannot cross two.
	await link(source, path).catch(async () => {
		await copyFile(source, path, constants.COPYFILE_EXCL)
		const copy = await open(path, 'r+')
		await copy.sync().finally(() => copy.close())
	})
}

/** A rename is only as durable as the folder that records it. */
async function syncFolder(path: string) {
	const folder = await open(path)
	await folder.sync().finally(() => folder.close())
}

async function removeAbandoned(incoming: string, afterSeconds: number) {
	for (const name of await readdir(incoming)) {
		const path = join(incoming, name)
		const touched = await stat(path).catch(nullWhenMissing)
		if (touched && Date.now() - touched.mtimeMs >= afterSeconds * 1000) await rm(path, { force: true })
	}
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException | null)?.code
const isMissing = (error: unknown) => codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR'

function nullWhenMissing(error: unknown) {
	if (isMissing(error)) return null
	throw error
}
