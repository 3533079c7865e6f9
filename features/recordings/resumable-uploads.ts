import { createHash, randomUUID } from 'node:crypto'
import { type DataStore, Metadata, Server, type Upload } from '@tus/server'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { requireAllowance } from '#features/billing/index.ts'
import type { Person } from '#features/people/contract.ts'
import { describeFault, storageFull } from '#platform/http/describe-fault.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { cleanFileName } from './clean-file-name.ts'
import { maxUploadBytes, type Uploaded } from './contract.ts'
import { createRecording } from './create-recording.ts'
import { discardAudio } from './receive-upload.ts'
import { emptyAudio, requireAudioName, sniffAudio } from './sniff-audio.ts'
import { audioKey, readHead, tooLarge } from './store-audio.ts'
import { recordings } from './tables.ts'
import { openUploadStore, type UploadStore } from './upload-store.ts'

export const uploadsPath = '/api/uploads'

/** Whether a request uploads audio. Its body may be large and slow, and its route limits the size while storing it. */
export const isUploadRequest = (method: string, path: string) =>
	(method === 'POST' && path === '/api/recordings') ||
	(['POST', 'PATCH'].includes(method) && (path === uploadsPath || path.startsWith(`${uploadsPath}/`)))

/** On the response that completes an upload: the new recording, `Uploaded` as URI-encoded JSON. */
const recordingHeader = 'x-recording'

/**
 * Uploads that go on where they stopped, after a dropped line or a restart (tus 1.0.0, https://tus.io). The id of
 * an upload is the id of its recording, so that completing one twice makes one recording. An upload belongs to
 * the person who began it; to others it does not exist.
 */
export function openResumableUploads(services: Services) {
	const uploads = openUploadStore(services)
	/** Whose request it is, for the library's hooks, which are given the request alone. */
	const people = new WeakMap<object, Person>()
	const ids = new WeakMap<object, string>()
	const tus = new Server({
		path: uploadsPath,
		datastore: uploads.store,
		maxSize: maxUploadBytes,
		relativeLocation: true,
		// The web app is served from the same origin; the library would allow every other.
		allowedOrigins: () => false,
		namingFunction: (request) => uploads.nameOf(ids.get(request) ?? randomUUID()),
		getFileIdFromRequest: (_request, id) => (id && isId(id) ? uploads.nameOf(id) : undefined),
		generateUrl: (_request, { path, id }) => `${path}/${id.split('/').at(-1)}`,
		onResponseError: (_request, error) => {
			const fault = describeFault(error)
			return fault ? { status_code: fault.status, body: fault.message } : undefined
		},
		onUploadCreate: async (request, { metadata }) => ({
			metadata: { ...metadata, owner: people.get(request)?.id ?? null },
		}),
	})
	const completing = new Map<string, Promise<Uploaded>>()

	/** The recording of a complete upload, made once however many requests ask for it at a time. */
	function complete(id: string, upload: Upload, owner: Person) {
		const begun = completing.get(id) ?? completeUpload(services, uploads, id, upload, owner)
		completing.set(id, begun)
		return begun.finally(() => completing.delete(id))
	}

	return {
		/** Answers one request of the tus protocol. Throws Problems, also in place of the library's own errors. */
		async answer(request: Request, person: Person): Promise<Response> {
			const { method } = request
			const named = new URL(request.url).pathname.slice(uploadsPath.length + 1)
			if (method === 'POST') {
				requireUsable(request)
				await requireAllowance(services.db, { settings: services.settings, person, kind: 'recording' })
			} else if (method !== 'OPTIONS') {
				if (!isId(named)) throw noSuchUpload()
				const recorded = await findRecorded(services, named, person)
				if (recorded) return answerRecorded(method, recorded)
				await requireOwn(uploads.store, uploads.nameOf(named), person)
			}
			const id = method === 'POST' ? randomUUID() : named
			ids.set(request, id)
			people.set(request, person)
			const response = await tus.handleWeb(request)
			if (!response.ok) throw await asProblem(response)
			if (!response.headers.has('upload-offset')) return response
			const upload = await findUpload(uploads.store, uploads.nameOf(id))
			if (!upload || upload.offset !== upload.size) return response
			return withRecording(response, await complete(id, upload, person))
		},
		/** Removes what no one has continued for a day. */
		removeExpired: () => uploads.removeExpired(),
	}
}

async function completeUpload(
	services: Services,
	uploads: UploadStore,
	id: string,
	{ metadata, size = 0 }: Upload,
	owner: Person,
): Promise<Uploaded> {
	const originalName = nameIn(metadata)
	try {
		const { head, whole } = await readHead(await uploads.read(id))
		const contentType = await sniffAudio(head, originalName)
		const hash = createHash('sha256')
		for await (const chunk of whole) hash.update(chunk)
		await uploads.handOver(id)
		const audio = { fileKey: audioKey(id), contentType, sizeBytes: size, sha256: hash.digest('hex') }
		const uploaded = await createRecording(services, {
			id,
			owner,
			originalName,
			audio,
			transcriptFile: null,
			isCounted: true,
		})
		await uploads.clear(id)
		return uploaded
	} catch (error) {
		// What was refused cannot become a recording; anything else may, when the client asks again.
		if (error instanceof Problem && (error.status === 415 || error.status === 402)) {
			await uploads.clear(id)
			await discardAudio(services, id)
		}
		throw error
	}
}

/** Rejects uploads at the start that would be rejected at the end. */
function requireUsable(request: Request) {
	if (request.headers.has('upload-concat'))
		throw new Problem(400, 'bad-upload', 'Uploads in several parts (Upload-Concat) are not supported.')
	const size = Number(request.headers.get('upload-length') ?? Number.NaN)
	if (Number.isNaN(size))
		throw new Problem(400, 'bad-upload', 'Uploads must state their size in the Upload-Length header.')
	if (size > maxUploadBytes) throw tooLarge()
	const metadata = readMetadata(request.headers.get('upload-metadata') ?? '')
	requireAudioName(nameIn(metadata), metadata?.filetype ?? '')
	if (!size) throw emptyAudio(nameIn(metadata))
}

function readMetadata(header: string): Upload['metadata'] {
	try {
		return Metadata.parse(header)
	} catch (error) {
		throw new Problem(400, 'bad-upload', 'The header Upload-Metadata could not be read.', { cause: error })
	}
}

const nameIn = (metadata: Upload['metadata']) => cleanFileName(metadata?.filename ?? '')

const isId = (text: string) => z.uuid().safeParse(text).success

async function findUpload(store: DataStore, name: string): Promise<Upload | null> {
	return store.getUpload(name).catch((error: unknown) => {
		// The library throws plain objects; a description that a killed process wrote half is a SyntaxError.
		const status = (error as { status_code?: number }).status_code
		if (status === 404 || status === 410 || error instanceof SyntaxError) return null
		throw error
	})
}

async function requireOwn(store: DataStore, name: string, person: Person) {
	const upload = await findUpload(store, name)
	if (upload?.metadata?.owner !== person.id) throw noSuchUpload()
}

async function findRecorded(services: Services, id: string, person: Person) {
	const [row] = await services.db.select().from(recordings).where(eq(recordings.id, id))
	if (!row) return null
	const { originalName, fileKey, contentType, sizeBytes, sha256 } = row
	if (row.ownerId !== person.id || !fileKey || !contentType || !sizeBytes || !sha256) throw noSuchUpload()
	const audio = { fileKey, contentType, sizeBytes, sha256 }
	// Nothing is created: the same answer as the first time.
	return {
		sizeBytes,
		uploaded: await createRecording(services, {
			id,
			owner: person,
			originalName,
			audio,
			transcriptFile: null,
		}),
	}
}

/** A client whose answer got lost asks again: where did I stop? At the end, and this is your recording. */
function answerRecorded(method: string, { sizeBytes, uploaded }: { sizeBytes: number; uploaded: Uploaded }) {
	if (method === 'DELETE')
		throw new Problem(409, 'already-recorded', 'This upload is complete. Delete the recording instead.')
	const headers = {
		'Tus-Resumable': '1.0.0',
		'Cache-Control': 'no-store',
		'Upload-Offset': String(sizeBytes),
		'Upload-Length': String(sizeBytes),
	}
	return withRecording(new Response(null, { status: method === 'HEAD' ? 200 : 204, headers }), uploaded)
}

function withRecording(response: Response, uploaded: Uploaded) {
	response.headers.set(recordingHeader, encodeURIComponent(JSON.stringify(uploaded)))
	return response
}

const noSuchUpload = () => new Problem(404, 'no-such-upload', 'This upload does not exist or has expired.')

async function asProblem(response: Response) {
	if (response.status === 404 || response.status === 410) return noSuchUpload()
	if (response.status === 413) return tooLarge()
	const reason = (await response.text()).trim()
	if (response.status === 507) return storageFull(reason)
	if (response.status >= 500)
		return new Problem(500, 'unexpected', 'The upload could not be stored. Please try again.', {
			cause: reason,
		})
	return new Problem(response.status, 'bad-upload', reason || 'The upload was refused.')
}
