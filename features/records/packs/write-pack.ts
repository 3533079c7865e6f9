import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { Manifest } from './manifest.ts'
import { sealLength } from './seal-pack.ts'

/**
 * A file of a pack. `isCompressed`: what it holds does not get smaller, and is stored as it is. `sha256AtUpload`: what
 * its hash is to be.
 */
export type PackFile = {
	path: string
	content: string | AsyncIterable<Uint8Array>
	isCompressed?: boolean
	sha256AtUpload?: string
}

/**
 * A zip of `files`, written while they are read, one after another, in bounded memory; after the last one come those
 * that `vouch` makes of their sizes and hashes, and at the end room for `sealPack`. When a file cannot be read, or
 * no one reads the zip any more, it breaks off: one without its end cannot be opened.
 */
export function writePack(
	files: AsyncIterable<PackFile>,
	vouch: (written: Manifest['files']) => PackFile[],
): Readable {
	const zip = new ZipFile()
	const output = zip.outputStream as Readable
	let reading: Readable | null = null
	zip.on('error', (error) => output.destroy(error))
	output.on('close', () => reading?.destroy())

	async function add({ path, content, isCompressed = false, sha256AtUpload }: PackFile) {
		const hash = createHash('sha256')
		let bytes = 0
		async function* measured() {
			for await (const chunk of typeof content === 'string' ? [Buffer.from(content)] : content) {
				hash.update(chunk)
				bytes += chunk.length
				yield chunk
			}
		}
		reading = Readable.from(measured(), { objectMode: false })
		if (output.destroyed) reading.destroy()
		zip.addReadStream(reading, path, { compress: !isCompressed })
		await finished(reading)
		return { path, bytes, sha256: hash.digest('hex'), ...(sha256AtUpload && { sha256AtUpload }) }
	}

	async function addAll() {
		const written: Manifest['files'] = []
		for await (const file of files) written.push(await add(file))
		for (const file of vouch(written)) await add(file)
		zip.end({ forceZip64Format: false, comment: ' '.repeat(sealLength) })
	}

	addAll().catch((error) => output.destroy(error))
	return output
}
