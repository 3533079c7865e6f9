import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FileStore } from '@tus/file-store'
import { describeFault } from '#platform/http/describe-fault.ts'

/** Unfinished uploads on this machine's disk. The library's own store hides why it could not write. */
export class DiskUploads extends FileStore {
	/** Appends from `offset` and returns how far the upload has come. Throws what the disk says when it is full. */
	override async write(content: Readable, id: string, offset: number): Promise<number> {
		const file = createWriteStream(join(this.directory, id), { flags: 'r+', start: offset })
		try {
			await pipeline(content, file)
		} catch (error) {
			throw describeFault(error) ? error : brokenOff
		}
		return offset + file.bytesWritten
	}
}

/** As the library's errors are: what it answers to a client that is gone. */
const brokenOff = { status_code: 500, body: 'The upload broke off.' }
