import { and, asc, desc, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { readAnalyzedCalls } from '#features/analysis/index.ts'
import type { Person } from '#features/people/contract.ts'
import { requireAdmin } from '#features/people/index.ts'
import { recordings, transcripts } from '#features/recordings/tables.ts'
import type { Db } from '#platform/db/database.ts'
import {
	type CallBook,
	type CallScope,
	type Extreme,
	type KnownCall,
	mostCallsRead,
	mostTranscriptsRead,
} from './call-book.ts'
import { countFigures } from './count-figures.ts'
import { presentCall } from './present-call.ts'

/** The most calls with one name that a coach can still distinguish in an answer. */
const mostNamed = 5

const newest = [desc(recordings.uploadedAt), desc(recordings.id)]
/** How calls are ordered and filtered. Score expressions match the database indexes. */
const extremes: Readonly<
	Record<Exclude<Extreme, 'most flagged' | 'least flagged'>, { which?: SQL; order: SQL }>
> = {
	best: {
		which: isNotNull(recordings.overallScore),
		order: desc(sql`coalesce(${recordings.overallScore}, -1)`),
	},
	worst: {
		which: isNotNull(recordings.overallScore),
		order: asc(sql`coalesce(${recordings.overallScore}, 101)`),
	},
	longest: { which: isNotNull(recordings.durationSeconds), order: desc(recordings.durationSeconds) },
	shortest: { which: isNotNull(recordings.durationSeconds), order: asc(recordings.durationSeconds) },
	newest: { order: desc(recordings.uploadedAt) },
	oldest: { order: asc(recordings.uploadedAt) },
}

/**
 * What a person's calls show, read from the analyses that count when it is asked. A rep has their own calls and no
 * others: asked for the team's it throws Problem 403. Each question is one query.
 */
export function openCallBook(db: Db, person: Person): CallBook {
	const read = async (which: SQL | undefined, order: SQL[], most: number) =>
		(await readAnalyzedCalls(db, which, order, most)).map((call) => presentCall(call, person))
	const readOne = async (which: SQL | undefined, order: SQL[]) => (await read(which, order, 1))[0] ?? null
	return {
		list: (scope, most) => read(inScope(person, scope), newest, Math.min(most, mostCallsRead)),
		latest: async (scope) => readOne(inScope(person, scope), newest),
		named: async (name, scope) => {
			const scoped = inScope(person, scope)
			const isNamed = hasName(name)
			return isNamed ? read(and(scoped, isNamed), newest, mostNamed) : []
		},
		byId: async (id) =>
			z.uuid().safeParse(id).success
				? readOne(and(eq(recordings.id, id), mayBeSeenBy(person)), newest)
				: null,
		extreme: async (which, scope) => {
			if (which === 'most flagged' || which === 'least flagged')
				return byFlags(which, await read(inScope(person, scope), newest, mostCallsRead))
			const { which: having, order } = extremes[which]
			return readOne(and(inScope(person, scope), having), [order, ...newest])
		},
		figures: async (scope) =>
			countFigures(await readAnalyzedCalls(db, inScope(person, scope), newest, mostCallsRead)),
		turns: (ids) =>
			readTurns(
				db,
				person,
				ids.filter((id) => z.uuid().safeParse(id).success),
			),
	}
}

async function readTurns(db: Db, person: Person, ids: string[]) {
	const calls = await db
		.select({ id: recordings.id, segments: transcripts.segments })
		.from(recordings)
		.innerJoin(transcripts, eq(transcripts.recordingId, recordings.id))
		.where(and(inArray(recordings.id, ids.slice(0, mostTranscriptsRead)), mayBeSeenBy(person)))
	return calls.map(({ id, segments }) => ({
		id,
		turns: segments.map(({ speaker, text, start }) => ({ speaker, text, start })),
	}))
}

/** The scored call with the most or the fewest flagged statements; the newest wins a tie. */
function byFlags(which: 'most flagged' | 'least flagged', calls: readonly KnownCall[]): KnownCall | null {
	const most = which === 'most flagged' ? 1 : -1
	const scored = calls.filter(({ score }) => score !== null)
	return scored.toSorted((a, b) => most * (b.statements.length - a.statements.length))[0] ?? null
}

function inScope(person: Person, { of, since, until }: CallScope) {
	if (of === 'team') requireAdmin(person)
	return and(
		of === 'team' ? undefined : eq(recordings.ownerId, person.id),
		since ? gte(recordings.uploadedAt, since) : undefined,
		until ? lt(recordings.uploadedAt, until) : undefined,
	)
}

function mayBeSeenBy(person: Person) {
	return person.role === 'admin' ? undefined : eq(recordings.ownerId, person.id)
}

/**
 * Whole names of the customer, or beginnings of words in the call's name: 'Ann' is Ann Lee and `ann2.mp3`, and not
 * Joanna. Only letters and digits are looked at, so nothing typed is a wildcard; null where there are none. The index
 * of the search narrows it down, which also knows the rep's name: whose call it is, is not what it is called.
 */
function hasName(name: string) {
	const words = name.replaceAll(/['’]s?(?=\s|$)/gi, '').match(/[\p{L}\p{N}]+/gu)
	if (!words) return null
	const whole = words.join(' & ')
	const beginnings = words.map((word) => `${word}:*`).join(' & ')
	const indexed = words.map((word) => `${word}:*A`).join(' & ')
	return sql`${recordings.search} @@ to_tsquery('simple', ${indexed})
		and (${wordsOf(recordings.prospectName)} @@ to_tsquery('simple', ${whole})
			or ${wordsOf(recordings.originalName)} @@ to_tsquery('simple', ${beginnings}))`
}

/** Named one by one: which letters are letters depends on the database's locale. */
const betweenWords = '[^0-9A-Za-z\\u00aa-\\uffff]+|[\\u2000-\\u206f]+'

const wordsOf = (column: typeof recordings.prospectName | typeof recordings.originalName) =>
	sql`to_tsvector('simple', regexp_replace(${column}, ${betweenWords}, ' ', 'g'))`
