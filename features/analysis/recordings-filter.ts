import { and, eq, gte, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import { requireAdmin } from '#features/people/index.ts'
import { searchQuery } from '#features/recordings/index.ts'
import { recordings, transcripts } from '#features/recordings/tables.ts'
import { type CallState, passMark, type RecordingFilter, type RecordingsFilter } from './contract.ts'

/** An administrator sees all recordings, a rep their own. */
export function mayBeSeenBy(person: Person) {
	return person.role === 'admin' ? undefined : eq(recordings.ownerId, person.id)
}

/** The recordings that match a filter, of those a person may see. Throws Problem 403 when a rep asks for another person's. */
export function areAskedFor(person: Person, filter: RecordingsFilter): SQL | undefined {
	const { rep, from, to, minScore, maxScore, rule, state } = filter
	if (rep !== undefined && rep !== person.id) requireAdmin(person)
	const { ownerId, uploadedAt, overallScore } = recordings
	return and(
		mayBeSeenBy(person),
		matches(filter.q),
		rep === undefined ? undefined : eq(ownerId, rep),
		from === undefined ? undefined : gte(uploadedAt, new Date(from)),
		to === undefined ? undefined : lt(uploadedAt, new Date(to)),
		minScore === undefined ? undefined : gte(overallScore, minScore),
		maxScore === undefined ? undefined : lte(overallScore, maxScore),
		rule === undefined ? undefined : brokeRule(rule),
		state === undefined ? undefined : states[state],
	)
}

/** Whether a filter asks for anything but the recordings of one person, of whom counts are kept. */
export const isNarrowed = ({ q, from, to, minScore, maxScore, rule, state }: RecordingsFilter) =>
	matches(q) !== undefined || [from, to, minScore, maxScore, rule, state].some((value) => value !== undefined)

/** A recording without a score is neither passing nor failed. */
export function inTab(tab: RecordingFilter) {
	if (tab === 'passing')
		return and(isNotNull(recordings.overallScore), gte(recordings.overallScore, passMark))
	if (tab === 'failed') return and(isNotNull(recordings.overallScore), lt(recordings.overallScore, passMark))
	return undefined
}

function matches(q: string): SQL | undefined {
	return /[\p{L}\p{N}]/u.test(q) ? sql`${recordings.search} @@ ${searchQuery(q)}` : undefined
}

/** The first condition is what the index of broken rules is limited to. */
const brokeRule = (code: string) =>
	sql`${recordings.brokenRules} <> '{}' and ${code} = any(${recordings.brokenRules})`

const states: Record<CallState, SQL | undefined> = {
	processing: eq(recordings.status, 'processing'),
	failed: eq(recordings.status, 'failed'),
	scored: isNotNull(recordings.overallScore),
	provisional: sql`${recordings.status} = 'analyzed' and exists (select from ${transcripts}
		where ${transcripts.recordingId} = ${recordings.id} and (${transcripts.source} ->> 'isDraft')::boolean)`,
}
