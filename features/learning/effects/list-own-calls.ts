import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { readAnalyzedCalls } from '#features/analysis/index.ts'
import type { Person } from '#features/people/contract.ts'
import { recordings } from '#features/recordings/tables.ts'
import type { Db } from '#platform/db/database.ts'
import type { OwnCall, TrainedSubject } from '../contract.ts'
import { type Judged, wentWrong } from './went-wrong.ts'

/** How far back is looked, in scored calls: about 0.3 ms each. */
const callsRead = 40
const mostCalls = 3
/** A skill below this, out of ten, is one to work on. */
const weakSkill = 6

/** The newest of the person's own calls on which a subject went wrong. */
export async function listOwnCalls(db: Db, person: Person, subject: TrainedSubject): Promise<OwnCall[]> {
	const { ownerId, overallScore, uploadedAt, id } = recordings
	const scored = and(eq(ownerId, person.id), isNotNull(overallScore))
	const calls = await readAnalyzedCalls(db, scored, [desc(uploadedAt), desc(id)], callsRead)
	return calls
		.filter((call) => wentWrong(call, subject) || isWeak(call, subject))
		.slice(0, mostCalls)
		.map((call) => ({
			id: call.id,
			name: call.originalName,
			uploadedAt: call.uploadedAt.toISOString(),
			at: momentOf(call, subject),
		}))
}

function isWeak({ skills }: Judged, { kind, code }: TrainedSubject) {
	return kind === 'skill' && skills.some((skill) => skill.code === code && skill.score < weakSkill)
}

function momentOf({ statements, objections }: Judged, { kind, code }: TrainedSubject): number | null {
	if (kind === 'statement') return statements.find((each) => each.code === code)?.start ?? null
	if (kind === 'objection')
		return objections.find((each) => each.code === code && !each.handled)?.start ?? null
	return null
}
