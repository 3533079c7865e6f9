import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/**
 * As much of the S3 protocol as the adapter uses, over real HTTP and in memory: for tests, where no store can be
 * reached. Signatures are not checked. Answers follow the S3 API reference of 2006-03-01.
 */
export async function startS3StandIn(bucket: string) {
	const objects: Store['objects'] = new Map()
	const metadata: Store['metadata'] = new Map()
	const uploads = new Map() as Store['uploads']
	const server = createServer((request, response) => {
		answer({ bucket, objects, metadata, uploads }, request, response).catch(() => request.destroy())
	})
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
	return {
		endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		objects,
		uploads,
		close: () => {
			server.closeAllConnections()
			return new Promise((closed) => server.close(closed))
		},
	}
}

type Store = {
	bucket: string
	objects: Map<string, Buffer>
	/** What was said of an object when it was put: the headers x-amz-meta-*. */
	metadata: Map<string, Record<string, string>>
	uploads: Map<string, { key: string; parts: Map<number, Buffer>; initiated: Date }>
}

async function answer(store: Store, request: IncomingMessage, response: ServerResponse) {
	const url = new URL(request.url ?? '/', 'http://s3')
	const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/')
	const key = rest.join('/')
	const body = await buffer(request)
	if (bucket !== store.bucket) return refuse(response, 404, 'NoSuchBucket')
	const uploadId = url.searchParams.get('uploadId')
	if (url.searchParams.has('uploads') || uploadId)
		return answerParts(store, { request, response, url, key, body })
	switch (request.method) {
		case 'PUT':
			store.objects.set(key, body)
			store.metadata.set(key, metadataIn(request))
			return response.writeHead(200, { etag: etag(body) }).end()
		case 'DELETE':
			store.objects.delete(key)
			return response.writeHead(204).end()
		case 'POST':
			for (const [, name] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g))
				store.objects.delete(name ?? '')
			return xml(response, '<DeleteResult/>')
		default:
			return key ? send(store, request, response, key) : list(store, response, url)
	}
}

type Call = { request: IncomingMessage; response: ServerResponse; url: URL; key: string; body: Buffer }

function answerParts(store: Store, { request, response, url, key, body }: Call) {
	const uploadId = url.searchParams.get('uploadId')
	if (!uploadId) {
		if (request.method === 'GET') return listUploads(store, response)
		const started = randomUUID()
		store.uploads.set(started, { key, parts: new Map(), initiated: new Date() })
		return xml(
			response,
			`<InitiateMultipartUploadResult><UploadId>${started}</UploadId></InitiateMultipartUploadResult>`,
		)
	}
	const upload = store.uploads.get(uploadId)
	if (!upload) return refuse(response, 404, 'NoSuchUpload')
	const parts = [...upload.parts].sort(([one], [other]) => one - other)
	switch (request.method) {
		case 'PUT':
			upload.parts.set(Number(url.searchParams.get('partNumber')), body)
			return response.writeHead(200, { etag: etag(body) }).end()
		case 'GET': {
			const listed = parts.map(
				([number, bytes]) =>
					`<Part><PartNumber>${number}</PartNumber><Size>${bytes.length}</Size><ETag>${etag(bytes)}</ETag></Part>`,
			)
			return xml(
				response,
				`<ListPartsResult><IsTruncated>false</IsTruncated>${listed.join('')}</ListPartsResult>`,
			)
		}
		case 'POST':
			store.objects.set(key, Buffer.concat(parts.map(([, bytes]) => bytes)))
			store.uploads.delete(uploadId)
			return xml(response, `<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`)
		default:
			store.uploads.delete(uploadId)
			return response.writeHead(204).end()
	}
}

function send({ objects, metadata }: Store, request: IncomingMessage, response: ServerResponse, key: string) {
	const found = objects.get(key)
	if (!found) return refuse(response, 404, 'NoSuchKey')
	const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
	const bytes = from ? found.subarray(Number(from), Number(to) + 1) : found
	const range = from && {
		'content-range': `bytes ${from}-${Number(from) + bytes.length - 1}/${found.length}`,
	}
	response.writeHead(from ? 206 : 200, {
		...range,
		...metadata.get(key),
		'content-length': bytes.length,
		etag: etag(found),
	})
	return response.end(request.method === 'HEAD' ? undefined : bytes)
}

function list({ objects }: Store, response: ServerResponse, url: URL) {
	const prefix = url.searchParams.get('prefix') ?? ''
	const isDeeper = (key: string) =>
		url.searchParams.has('delimiter') && key.slice(prefix.length).includes('/')
	const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && !isDeeper(key)).sort()
	const written = new Date().toISOString()
	const contents = keys
		.slice(0, 1000)
		.map((key) => `<Contents><Key>${key}</Key><LastModified>${written}</LastModified></Contents>`)
	return xml(
		response,
		`<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`,
	)
}

function listUploads({ uploads }: Store, response: ServerResponse) {
	const listed = [...uploads].map(
		([id, { key, initiated }]) =>
			`<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${initiated.toISOString()}</Initiated></Upload>`,
	)
	return xml(
		response,
		`<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${listed.join('')}</ListMultipartUploadsResult>`,
	)
}

const metadataIn = ({ headers }: IncomingMessage) =>
	Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('x-amz-meta-'))) as Record<
		string,
		string
	>

const etag = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`

const xml = (response: ServerResponse, text: string) =>
	response.writeHead(200, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${text}`)

const refuse = (response: ServerResponse, status: number, code: string) =>
	response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)
