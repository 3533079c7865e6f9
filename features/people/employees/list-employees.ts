import { and, asc, count, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { readCursor, writeCursor } from '#platform/http/page-cursor.ts'
import type { EmployeesQuery } from '../contract.ts'
import { people } from '../tables.ts'
import { presentEmployee, selectEmployees } from './select-employees.ts'

/**
 * One page of the people who work here, by name, the cursor of the next (null on the last) and how many match. Throws
 * Problem 400 for a cursor that no page gave.
 */
export async function listEmployees(db: Db, query: EmployeesQuery) {
	const asked = and(hasStatus(query.status), hasRole(query.role), query.q ? mentions(query.q) : undefined)
	const rows = await selectEmployees(db)
		.where(and(asked, after(query.cursor)))
		.orderBy(asc(people.name), asc(people.id))
		.limit(query.limit + 1)
	const [counted] = await db.select({ total: count() }).from(people).where(asked)
	const last = rows[query.limit - 1]?.person
	return {
		page: rows.slice(0, query.limit).map(presentEmployee),
		nextCursor: rows.length > query.limit && last ? writeCursor({ position: last.name, id: last.id }) : null,
		total: counted?.total ?? 0,
	}
}

const hasStatus = (status: EmployeesQuery['status']) =>
	status === 'all' ? undefined : eq(people.banned, status === 'inactive')

function hasRole(role: EmployeesQuery['role']) {
	if (!role) return undefined
	if (role === 'admin') return eq(people.role, 'admin')
	return and(ne(people.role, 'admin'), eq(people.isManager, role === 'manager'))
}

function mentions(words: string): SQL | undefined {
	const { name, email, username, title, department } = people
	const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
	return or(...[name, email, username, title, department].map((column) => sql`${column} ilike ${pattern}`))
}

const byName = { position: z.string(), id: z.string() }

function after(cursor: string | undefined) {
	if (!cursor) return undefined
	const { position, id } = readCursor(cursor, byName)
	return sql`(${people.name}, ${people.id}) > (${position}, ${id})`
}
