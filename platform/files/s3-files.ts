import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
	DeleteObjectCommand,
	DeleteObjectsCommand,
	GetObjectCommand,
	HeadObjectCommand,
	ListObjectsV2Command,
	paginateListObjectsV2,
	S3Client,
	S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { Problem } from '#platform/http/problem.ts'
import type { Settings } from '#platform/settings/read-settings.ts'
import { type Files, fileNotFound, requireKey } from './file-store.ts'

export type S3Settings = Extract<Settings['files'], { kind: 's3' }>

/** S3 takes at most 10,000 parts of at least 5 MiB; this leaves room up to 80 GB. */
const partBytes = 8 * 1024 * 1024
/** Parts sent at once: 32 MiB of each upload are in memory. */
const partsAtOnce = 4

/** How to reach the store; without keys the SDK's own chain is asked (environment, profile, instance role). */
export function s3Connection(settings: S3Settings) {
	const { region, endpoint, accessKeyId, secretAccessKey } = settings
	return {
		region,
		// A store of one's own rarely has a host name for every bucket.
		...(endpoint && { endpoint, forcePathStyle: true }),
		...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
		// The SDK's newer default adds trailing checksums, which many S3-compatible stores refuse.
		requestChecksumCalculation: 'WHEN_REQUIRED' as const,
		responseChecksumValidation: 'WHEN_REQUIRED' as const,
	}
}

/** Files in an S3-compatible bucket. Large ones travel in parts; an upload that fails is aborted there. */
export function openS3Files(settings: S3Settings): Files {
	const client = new S3Client(s3Connection(settings))
	const at = (key: string) => ({ Bucket: settings.bucket, Key: requireKey(key) })

	async function write(key: string, content: AsyncIterable<Uint8Array>, contentType?: string) {
		const source = remember(content)
		const upload = new Upload({
			client,
			params: { ...at(key), Body: Readable.from(source.content), ContentType: contentType },
			partSize: partBytes,
			queueSize: partsAtOnce,
		})
		try {
			await upload.done()
		} catch (error) {
			throw source.error ?? asProblem(error)
		}
		return { sizeBytes: source.sizeBytes }
	}

	async function read(key: string, range?: { start: number; end: number }) {
		const Range = range && `bytes=${range.start}-${range.end}`
		const found = await client.send(new GetObjectCommand({ ...at(key), Range })).catch(throwProblem)
		const whole = found.ContentRange?.split('/')[1] ?? found.ContentLength
		return { sizeBytes: Number(whole), stream: found.Body as Readable }
	}

	return {
		write: (key, content, options) => write(key, content, options?.contentType),
		writeFromPath: (key, path, options) => write(key, createReadStream(path), options?.contentType),
		read,
		async stat(key) {
			const found = await client.send(new HeadObjectCommand(at(key))).catch(nullWhenMissing)
			return found && { sizeBytes: found.ContentLength ?? 0 }
		},
		async remove(key) {
			await client.send(new DeleteObjectCommand(at(key))).catch(throwProblem)
		},
		async *list(folder) {
			const wanted = { Bucket: settings.bucket, Prefix: `${requireKey(folder)}/`, Delimiter: '/' }
			const pages = paginateListObjectsV2({ client }, wanted)
			for await (const { Contents } of pages)
				for (const { Key, LastModified } of Contents ?? [])
					if (Key && LastModified) yield { key: Key, writtenAt: LastModified }
		},
		removeFolder: (folder) => removeAll(client, settings.bucket, `${requireKey(folder)}/`),
		async localCopy(key, folder) {
			const { stream } = await read(key)
			await mkdir(folder, { recursive: true })
			const path = join(folder, `copy-${randomUUID()}`)
			const release = () => rm(path, { force: true })
			try {
				await pipeline(stream, createWriteStream(path, { flags: 'wx' }))
			} catch (error) {
				await release()
				throw asProblem(error)
			}
			return { path, release }
		},
	}
}

async function removeAll(client: S3Client, Bucket: string, Prefix: string) {
	for (;;) {
		const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix })).catch(throwProblem)
		const Objects = (page.Contents ?? []).map(({ Key }) => ({ Key }))
		if (!Objects.length) return
		const answer = await client
			.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }))
			.catch(throwProblem)
		// The call succeeds even when a file could not be deleted; going on would ask for ever.
		if (answer.Errors?.length) throw unavailable(answer.Errors[0]?.Code)
	}
}

/** Counts what passes and keeps the source's own error, which the SDK would wrap. */
function remember(content: AsyncIterable<Uint8Array>) {
	const source = { sizeBytes: 0, error: undefined as unknown, content: pass() }
	return source
	async function* pass() {
		try {
			for await (const chunk of content) {
				source.sizeBytes += chunk.length
				yield chunk
			}
		} catch (error) {
			source.error = error
			throw error
		}
	}
}

const isMissing = (error: unknown) =>
	error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.name === 'NotFound')

const unavailable = (cause: unknown) =>
	new Problem(503, 'files-unavailable', 'The file storage did not answer. Please try again.', {
		retryable: true,
		cause,
	})

const asProblem = (error: unknown) => (isMissing(error) ? fileNotFound(error) : unavailable(error))

function throwProblem(error: unknown): never {
	throw asProblem(error)
}

function nullWhenMissing(error: unknown) {
	if (isMissing(error)) return null
	throw asProblem(error)
}
