import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import { readEmployee, requireAdmin } from '#features/people/index.ts'
import { findRecording } from '#features/recordings/index.ts'
import { hideNumbers } from '#features/recordings/pure.ts'
import type { Db } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import { changeTime } from '#platform/time/change-time.ts'
import type { Assignment, NewAssignment } from '../contract.ts'
import { latestDueDays } from '../limits.ts'
import { assignments } from '../tables.ts'
import { completeAssignments } from './complete-assignments.ts'
import { nameTask } from './name-task.ts'
import { readAssignment } from './select-assignments.ts'

/**
 * An administrator gives someone a lesson or a role-play to do until a day. Throws Problem 403 for a rep, 404 where
 * there is no such person, lesson, scenario or call, 400 for a day that is past or too far, 409 for someone inactive
 * and for what they have to do already.
 */
export async function giveAssignment(db: Db, giver: Person, given: NewAssignment): Promise<Assignment> {
	requireAdmin(giver)
	requireDueDay(given.dueOn)
	const { id: personId, name, username, role, isActive } = await readEmployee(db, given.personId)
	if (!isActive) throw new Problem(409, 'inactive-person', 'This person is inactive.')
	const person: Person = { id: personId, name, username, role: role === 'admin' ? 'admin' : 'salesrep' }
	const { task, dueOn, recordingId = null } = given
	if (recordingId) await requireOwnCall(db, recordingId, person)
	const title = await nameTask(db, task, person)
	return db.transaction(async (tx) => {
		// What was done in the meantime can be given again.
		await completeAssignments(tx, personId)
		const [added] = await tx
			.insert(assignments)
			.values({
				...rowOf(task),
				personId,
				assignedBy: giver.id,
				title,
				recordingId,
				note: given.note ? hideNumbers(given.note) : null,
				dueOn,
			})
			.onConflictDoNothing()
			.returning({ id: assignments.id })
		if (!added) throw new Problem(409, 'already-given', `${name} already has this assignment.`)
		await recordAuditEvent(tx, {
			personId: giver.id,
			action: 'assignment.given',
			subjectId: personId,
			details: { assignment: added.id, ...task, dueOn, ...(recordingId && { recording: recordingId }) },
		})
		return readAssignment(tx, added.id)
	})
}

const rowOf = (task: NewAssignment['task']) =>
	task.kind === 'lesson'
		? { kind: task.kind, targetId: task.moduleId, lessonId: task.lessonId }
		: { kind: task.kind, targetId: task.scenarioId }

const dayMilliseconds = 24 * 3_600_000

/** Today is not over anywhere until it is over twelve hours west of Greenwich. */
function requireDueDay(dueOn: string) {
	const dayAt = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)
	const now = changeTime().getTime()
	if (dueOn < dayAt(now - dayMilliseconds / 2))
		throw new Problem(400, 'day-is-past', 'The due date is in the past.')
	if (dueOn > dayAt(now + latestDueDays * dayMilliseconds))
		throw new Problem(400, 'day-is-far', 'The due date is more than a year away.')
}

async function requireOwnCall(db: Db, recordingId: string, person: Person) {
	// As the person themselves: someone else's call isn't found.
	const { ownerId } = await findRecording(db, recordingId, person)
	if (ownerId !== person.id) throw new Problem(404, 'recording-not-found', 'This recording was not found.')
}
