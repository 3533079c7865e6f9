import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { AuditAction, type SubjectKind } from '#features/audit/contract.ts'
import { auditEvents } from '#features/audit/tables.ts'
import { subjectKindOf } from '#features/audit/texts/audit-actions.ts'
import { people } from '#features/people/tables.ts'
import type { RecordingReference } from '#features/recordings/contract.ts'
import { presentReference, referenceColumns } from '#features/recordings/index.ts'
import { recordings } from '#features/recordings/tables.ts'
import type { Db } from '#platform/db/database.ts'
import { readCursor, writeCursor } from '#platform/http/page-cursor.ts'
import { AuditFilter, type AuditLine } from '../contract.ts'

export const AuditQuery = AuditFilter.extend({
	limit: z.coerce.number().int().min(1).max(200).default(50),
	cursor: z.string().max(300).optional(),
})
export type AuditQuery = z.infer<typeof AuditQuery>

/** One page of the audit trail, the newest line first, with the names that people and calls have now. */
export async function listAuditEvents(db: Db, query: AuditQuery) {
	const rows = await db
		.select({
			id: auditEvents.id,
			at: auditEvents.at,
			// To the microsecond, where a date of JavaScript would stop at milliseconds.
			position: sql<string>`${auditEvents.at}::text`,
			personId: auditEvents.personId,
			personName: people.name,
			action: auditEvents.action,
			subjectId: auditEvents.subjectId,
			details: auditEvents.details,
		})
		.from(auditEvents)
		.leftJoin(people, eq(people.id, auditEvents.personId))
		.where(and(...conditions(query)))
		.orderBy(desc(auditEvents.at), desc(auditEvents.id))
		.limit(query.limit + 1)
	const page = rows.slice(0, query.limit).map((row) => ({ ...row, action: AuditAction.parse(row.action) }))
	const last = page.at(-1)
	const names = await readNames(db, page)
	return {
		page: page.map((row): AuditLine => {
			const { id, at, action, personId, personName, subjectId, details } = row
			return {
				id,
				at: at.toISOString(),
				person: personId === null ? null : { id: personId, name: personName ?? personId },
				action,
				subject:
					subjectId === null
						? null
						: { id: subjectId, kind: subjectKindOf(action), ...(names.get(subjectId) ?? unnamed) },
				details,
			}
		}),
		nextCursor: rows.length > query.limit && last ? writeCursor(last) : null,
	}
}

function conditions({ person, action, subject, from, to, cursor }: AuditQuery) {
	return [
		person === undefined ? undefined : eq(auditEvents.personId, person),
		action === undefined ? undefined : eq(auditEvents.action, action),
		subject === undefined ? undefined : eq(auditEvents.subjectId, subject),
		from === undefined ? undefined : gte(auditEvents.at, new Date(from)),
		to === undefined ? undefined : lt(auditEvents.at, new Date(to)),
		cursor === undefined ? undefined : before(cursor),
	]
}

function before(cursor: string) {
	const { position, id } = readCursor(cursor)
	return sql`(${auditEvents.at}, ${auditEvents.id}) < (${position}::timestamptz, ${id}::uuid)`
}

async function readNames(db: Db, rows: { action: AuditAction; subjectId: string | null }[]) {
	const idsOf = (kind: SubjectKind) => [
		...new Set(
			rows.flatMap(({ action, subjectId }) =>
				subjectId !== null && subjectKindOf(action) === kind ? [subjectId] : [],
			),
		),
	]
	const callIds = idsOf('call').filter((id) => z.uuid().safeParse(id).success)
	const personIds = idsOf('person')
	const calls = callIds.length
		? await db
				.select({ ...referenceColumns, owner: { id: people.id, name: people.name } })
				.from(recordings)
				.innerJoin(people, eq(people.id, recordings.ownerId))
				.where(inArray(recordings.id, callIds))
		: []
	const persons = personIds.length
		? await db.select({ id: people.id, name: people.name }).from(people).where(inArray(people.id, personIds))
		: []
	return new Map<string, Named>([
		...calls.map(({ owner, ...call }): [string, Named] => [
			call.id,
			{ name: call.originalName, call: presentReference(call, owner) },
		]),
		...persons.map(({ id, name }): [string, Named] => [id, { name, call: null }]),
	])
}

type Named = { name: string | null; call: RecordingReference | null }
const unnamed: Named = { name: null, call: null }
