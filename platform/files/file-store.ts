import type { Readable } from 'node:stream'
import { Problem } from '#platform/http/problem.ts'

/** First and last byte, both included and counted from 0. */
export type ByteRange = { start: number; end: number }

/**
 * Where files are kept: a folder or an S3-compatible store, the same to every caller.
 *
 * A key is a path of ids ('audio/4f0c…'), never a name somebody chose. A file is seen whole or not at all, and
 * writing to a key replaces what was there. A key without a file is Problem 404 `file-not-found`; a store that
 * does not answer is Problem 503 `files-unavailable`, retryable.
 */
export type Files = {
	/** Stores `content` as it comes, in bounded memory. An error of `content` is thrown on, and nothing is kept. */
	write(key: string, content: AsyncIterable<Uint8Array>, options?: { contentType?: string }): Promise<Size>
	/** Stores the file at `path`, which may be shared rather than copied: delete it afterwards or leave it be. */
	writeFromPath(key: string, path: string, options?: { contentType?: string }): Promise<Size>
	/** `sizeBytes` is that of the whole file, `stream` holds the bytes of `range`. Read it to its end or destroy it. */
	read(key: string, range?: ByteRange): Promise<Size & { stream: Readable }>
	/** Null when there is no such file. */
	stat(key: string): Promise<Size | null>
	/** Removing what is not there is no error. */
	remove(key: string): Promise<void>
	/** Removes all files whose key begins with `folder` and a slash. */
	removeFolder(folder: string): Promise<void>
	/** The keys in `folder`, not in folders within it, with the time each was written; in no order. */
	list(folder: string): AsyncIterable<{ key: string; writtenAt: Date }>
	/**
	 * The file on this machine's disk, for programs that need a path: the stored file itself, which must not be
	 * changed, or a copy made in `folder`. `release` removes the copy.
	 */
	localCopy(key: string, folder: string): Promise<{ path: string; release(): Promise<void> }>
}

type Size = { sizeBytes: number }

const part = /^[a-z0-9][a-z0-9._-]*$/i
const longestKey = 500

/** Throws unless `key` is a path of plain names: no way out of the folder, nothing hidden, nothing odd to S3. */
export function requireKey(key: string) {
	if (key.length > longestKey || !key.split('/').every((name) => part.test(name)))
		throw new Error(`'${key}' cannot be the key of a file`)
	return key
}

export const fileNotFound = (cause?: unknown) =>
	new Problem(404, 'file-not-found', 'This file is no longer available.', { cause })
