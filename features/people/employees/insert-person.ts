import { randomUUID } from 'node:crypto'
import type { Transaction } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { NewEmployee } from '../contract.ts'
import { lockedPassword } from '../passwords/locked-password.ts'
import type { PeopleContext } from '../people-context.ts'
import { accounts, people } from '../tables.ts'
import { pickUsername } from './pick-username.ts'
import { storedRole } from './select-employees.ts'

/** Makes an account with a password that no one knows. Throws Problem 409 for an address or username that is taken. */
export async function insertPerson({ auth }: PeopleContext, tx: Transaction, employee: NewEmployee) {
	const { name, email } = employee
	const password = await lockedPassword(auth)
	const id = randomUUID()
	const displayUsername = employee.username ?? (await pickUsername(tx, employee))
	const username = displayUsername.toLowerCase()
	const added = await tx
		.insert(people)
		.values({
			id,
			name,
			email,
			username,
			displayUsername,
			...storedRole(employee.role),
			title: employee.title,
			department: employee.department,
			phone: employee.phone,
			startedOn: employee.startDate,
			weeklyCallTarget: employee.weeklyCallTarget,
		})
		.onConflictDoNothing()
		.returning({ id: people.id })
	if (!added.length)
		throw new Problem(409, 'added-meanwhile', 'Someone else was added at the same time. Please try again.', {
			retryable: true,
		})
	await tx
		.insert(accounts)
		.values({ id: randomUUID(), accountId: id, providerId: 'credential', userId: id, password })
	return { id, name, email, username }
}
