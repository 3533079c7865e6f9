import { Problem } from '#platform/http/problem.ts'
import type { Invitation, Person } from '../contract.ts'
import { readEmployee } from '../employees/read-employee.ts'
import type { PeopleContext } from '../people-context.ts'
import { makeLink } from './make-link.ts'
import { sendLinks } from './send-links.ts'

/**
 * Makes a new invitation for someone who has not used theirs; the old one stops working. Throws Problem 404 for an
 * unknown id, 409 for people who have set a password or are deactivated.
 */
export async function inviteAgain(
	context: PeopleContext,
	actor: Person,
	id: string,
	origin: string,
): Promise<Invitation> {
	const { db, recordFact } = context
	const employee = await readEmployee(db, id)
	if (!employee.isInvited)
		throw new Problem(409, 'not-invited', 'This person already has a password. Reset it instead.')
	if (!employee.isActive)
		throw new Problem(409, 'deactivated', 'This person is deactivated. Reactivate them first.')
	const link = await db.transaction(async (tx) => {
		const made = await makeLink(tx, employee, 'invitation', origin)
		await recordFact(tx, {
			personId: actor.id,
			action: 'person.changed',
			subjectId: id,
			details: { fields: 'invitation' },
		})
		return made
	})
	const [invitation] = await sendLinks(context, [link])
	if (!invitation) throw new Error('a link was created but not returned')
	return invitation
}
