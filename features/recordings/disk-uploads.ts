import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FileStore } from '@tus/file-store'
import { describeFault } from '#platform/http/describe-fault.ts'

/** Stores unfinished uploads on the local disk. The library's `FileStore` hides the reason when a write fails. */
export class DiskUploads extends FileStore {
	/** Appends from `offset` and returns the new offset. Throws the original error when the disk is full. */
	override async write(content: Readable, id: string, offset: number): Promise<number> {
		const file = createWriteStream(join(this.directory, id), { flags: 'r+', start: offset })
		try {
			await pipeline(content, file)
		} catch (error) {
			throw describeFault(error) ? error : interrupted
		}
		return offset + file.bytesWritten
	}
}

/** In the shape of the library's own errors. The client has usually disconnected by then. */
const interrupted = { status_code: 500, body: 'The upload was interrupted.' }
