import { and, desc, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm'
import { type AnalyzedCall, readAnalyzedCalls } from '#features/analysis/index.ts'
import { disclosureKey, findingKey } from '#features/analysis/pure.ts'
import { readEmployee } from '#features/people/index.ts'
import { recordings } from '#features/recordings/tables.ts'
import type { Db } from '#platform/db/database.ts'
import { readCursor, writeCursor } from '#platform/http/page-cursor.ts'
import type { CallBehind, CallsBehindQuery } from './contract.ts'
import { readCalendar } from './figures/read-calendar.ts'

const { id, uploadedAt, ownerId, overallScore, complianceScore, brokenRules } = recordings
const newestFirst = [desc(uploadedAt), desc(id)]

/**
 * One page of the scored calls of a person's that a figure of the period is made of, the newest first: all of them, or
 * those on which a rule was broken. Throws Problem 404 for an id that no one has.
 */
export async function listCallsBehind(db: Db, personId: string, query: CallsBehindQuery, now?: Date) {
	const { name } = await readEmployee(db, personId)
	const calendar = await readCalendar(db, query.timeZone, query.days, now)
	const rows = await db
		.select({ id, complianceScore, position: sql<string>`${uploadedAt}::text` })
		.from(recordings)
		.where(
			and(
				eq(ownerId, personId),
				isNotNull(overallScore),
				gte(uploadedAt, calendar.period),
				query.rule === undefined ? undefined : sql`${query.rule} = any(${brokenRules})`,
				before(query.cursor),
			),
		)
		.orderBy(...newestFirst)
		.limit(query.limit + 1)
	const page = rows.slice(0, query.limit)
	const last = page.at(-1)
	const ids = page.map((row) => row.id)
	const calls = ids.length ? await readAnalyzedCalls(db, inArray(id, ids), newestFirst, ids.length) : []
	const compliance = new Map(page.map((row) => [row.id, row.complianceScore]))
	return {
		page: calls.map((call) =>
			presentCall(call, { id: personId, name }, compliance.get(call.id) ?? null, query.rule),
		),
		nextCursor: rows.length > query.limit && last ? writeCursor(last) : null,
	}
}

function before(cursor: string | undefined) {
	if (cursor === undefined) return undefined
	const { position, id: lastId } = readCursor(cursor)
	return sql`(${uploadedAt}, ${id}) < (${position}::timestamptz, ${lastId}::uuid)`
}

function presentCall(
	call: AnalyzedCall,
	owner: CallBehind['owner'],
	compliance: number | null,
	rule: string | undefined,
): CallBehind {
	return {
		recordingId: call.id,
		name: call.originalName,
		callMetadata: { salesAgentName: call.salesAgentName, prospectName: call.prospectName },
		owner,
		uploadedAt: call.uploadedAt.toISOString(),
		overallScore: call.overallScore ?? 0,
		complianceScore: compliance,
		isClosedDeal: call.isClosedDeal,
		broken: [...brokenStatements(call), ...brokenDisclosures(call)].filter(
			({ code }) => rule === undefined || code === rule,
		),
	}
}

function brokenStatements({ statements }: AnalyzedCall): CallBehind['broken'] {
	return statements.map(({ code, title, turn, quote, start }) => ({
		key: findingKey({ code, turn, quote }),
		code,
		title,
		kind: 'prohibited statement',
		status: 'found',
		quote,
		start,
	}))
}

/** Of a disclosure given in part, the words that gave the first of it. */
function brokenDisclosures({ disclosures, disclosuresWereDue }: AnalyzedCall): CallBehind['broken'] {
	if (!disclosuresWereDue) return []
	return disclosures.flatMap(({ code, title, status, elements }) => {
		if (status === 'given') return []
		const said = status === 'missing' ? undefined : elements.find(({ evidence }) => evidence)?.evidence
		const words = { quote: said?.quote ?? null, start: said?.start ?? null }
		const key = disclosureKey({ code, status })
		return { key, code, title, kind: 'required disclosure' as const, status, ...words }
	})
}
