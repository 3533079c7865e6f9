import type { Person } from '#features/people/contract.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { findRecording } from './find-recording.ts'
import { eraseRecording } from './retention/erase-recording.ts'

/** Deletes a recording permanently. Throws Problem 409 while it is under a legal hold, for anyone. */
export async function deleteRecording(services: Services, id: string, person: Person) {
	await findRecording(services.db, id, person)
	const because = { personId: person.id, action: 'recording.deleted' } as const
	if (!(await eraseRecording(services, id, because)))
		throw new Problem(409, 'legal-hold', 'This call is under a legal hold and cannot be deleted.')
}
