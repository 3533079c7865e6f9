import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { and, eq, gt, sql } from 'drizzle-orm'
import { type AuditEvent, recordAuditEvent } from '#features/audit/index.ts'
import { auditEvents } from '#features/audit/tables.ts'
import type { Person } from '#features/people/contract.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { findRecording } from './find-recording.ts'

/** `range` and `ifNoneMatch` are the headers of that name; `isHead` asks for the headers of the answer alone. */
type AudioRequest = {
	id: string
	person: Person
	range: string | undefined
	ifNoneMatch: string | undefined
	isDownload: boolean
	isHead: boolean
}

/**
 * The audio of a recording, whole or the range asked for (RFC 9110, section 14: one range; several get the
 * whole), to those who may hear it. That it was heard is recorded. Throws Problem 404 when there is none.
 */
export async function streamAudio(services: Services, request: AudioRequest): Promise<Response> {
	const { id, person, range, isDownload } = request
	const { fileKey, contentType, originalName, sha256 } = await findRecording(services.db, id, person)
	const size = fileKey && (await services.files.stat(fileKey))
	if (!fileKey || !size) throw new Problem(404, 'no-audio', 'There is no audio to play for this recording.')
	const { sizeBytes } = size
	const headers = new Headers({
		'Accept-Ranges': 'bytes',
		'Cache-Control': 'private, no-cache',
		'Content-Type': contentType ?? 'application/octet-stream',
		'Content-Disposition': disposition(isDownload, originalName),
		ETag: `"${sha256}"`,
	})
	const record = () =>
		recordOnce(services, person, id, isDownload ? 'recording.downloaded' : 'recording.listened')
	if (request.ifNoneMatch === headers.get('etag')) {
		// The browser plays what it kept: that is heard all the same.
		if (!request.isHead) await record()
		return new Response(null, { status: 304, headers })
	}
	const wanted = readRange(range, sizeBytes)
	if (wanted === 'unsatisfiable') return answerUnsatisfiable(sizeBytes)
	headers.set('Content-Length', String(wanted ? wanted.end - wanted.start + 1 : sizeBytes))
	if (wanted) headers.set('Content-Range', `bytes ${wanted.start}-${wanted.end}/${sizeBytes}`)
	const status = wanted ? 206 : 200
	if (request.isHead) return new Response(null, { status, headers })

	await record()
	const { stream } = await services.files.read(fileKey, wanted ?? undefined)
	return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, { status, headers })
}

/** Null for the whole: no range, one that cannot be read, or several. */
function readRange(header: string | undefined, sizeBytes: number) {
	const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
	if (!first && !last) return null
	const start = first ? Number(first) : Math.max(0, sizeBytes - Number(last))
	const end = first && last ? Math.min(Number(last), sizeBytes - 1) : sizeBytes - 1
	if (first && last && Number(last) < start) return null
	return start >= sizeBytes || (!first && Number(last) === 0) ? 'unsatisfiable' : { start, end }
}

function answerUnsatisfiable(sizeBytes: number) {
	const error = 'The recording is shorter than the requested range.'
	return Response.json(
		{ error, message: error, code: 'range-not-satisfiable' },
		{ status: 416, headers: { 'Content-Range': `bytes */${sizeBytes}` } },
	)
}

/** RFC 6266: a name in ASCII for old clients, the true one (RFC 8187) for all others. */
function disposition(isDownload: boolean, name: string) {
	const ascii = name.replace(/[^ !#$&+.0-9A-Z^_`a-z{}~()-]/g, '_')
	const percentEncoded = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
	const encoded = encodeURIComponent(name).replace(/['()*]/g, percentEncoded)
	return `${isDownload ? 'attachment' : 'inline'}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/** A player asks for many ranges of one call: within an hour they are one listening. */
async function recordOnce({ db }: Services, person: Person, subjectId: string, action: AuditEvent['action']) {
	const [already] = await db
		.select({ id: auditEvents.id })
		.from(auditEvents)
		.where(
			and(
				eq(auditEvents.subjectId, subjectId),
				eq(auditEvents.personId, person.id),
				eq(auditEvents.action, action),
				gt(auditEvents.at, sql`now() - interval '1 hour'`),
			),
		)
		.limit(1)
	if (!already) await recordAuditEvent(db, { personId: person.id, action, subjectId })
}
