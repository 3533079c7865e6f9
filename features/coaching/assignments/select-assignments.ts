import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { people } from '#features/people/tables.ts'
import type { Db, Transaction } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Assignment, Task } from '../contract.ts'
import { assignments } from '../tables.ts'

const givers = alias(people, 'givers')

/** Assignments with those who have them and those who gave them. */
export const selectAssignments = (db: Db | Transaction) =>
	db
		.select({
			assignment: assignments,
			person: { id: people.id, name: people.name },
			by: { id: givers.id, name: givers.name },
		})
		.from(assignments)
		.innerJoin(people, eq(people.id, assignments.personId))
		.innerJoin(givers, eq(givers.id, assignments.assignedBy))

type PersonReference = { id: string; name: string }
type Row = { assignment: typeof assignments.$inferSelect; person: PersonReference; by: PersonReference }

export function presentAssignment({ assignment, person, by }: Row): Assignment {
	const { id, title, recordingId, note, dueOn, createdAt } = assignment
	return {
		id,
		person,
		by,
		task: taskOf(assignment),
		title,
		recordingId,
		note,
		dueOn,
		createdAt: createdAt.toISOString(),
		acknowledgedAt: assignment.acknowledgedAt?.toISOString() ?? null,
		completedAt: assignment.completedAt?.toISOString() ?? null,
		withdrawnAt: assignment.withdrawnAt?.toISOString() ?? null,
	}
}

function taskOf({ kind, targetId, lessonId }: Row['assignment']): Task {
	if (kind === 'role_play') return { kind, scenarioId: targetId }
	return { kind, moduleId: targetId, lessonId: lessonId ?? '' }
}

/** The current state of an assignment. Throws Problem 404 for one that doesn't exist. */
export async function readAssignment(db: Db | Transaction, id: string): Promise<Assignment> {
	const [row] = await selectAssignments(db).where(eq(assignments.id, id))
	if (!row) throw assignmentNotFound()
	return presentAssignment(row)
}

export const assignmentNotFound = () =>
	new Problem(404, 'assignment-not-found', 'This assignment was not found.')
