import { eq } from 'drizzle-orm'
import type { Db, Transaction } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Employee } from '../contract.ts'
import { people } from '../tables.ts'
import { presentEmployee, selectEmployees } from './select-employees.ts'

/** Throws Problem 404 for an id that no one here has. */
export async function readEmployee(db: Db | Transaction, id: string): Promise<Employee> {
	const [row] = await selectEmployees(db).where(eq(people.id, id))
	if (!row) throw new Problem(404, 'no-such-employee', 'Employee not found')
	return presentEmployee(row)
}
