import { and, eq, ilike, or } from 'drizzle-orm'
import { people } from '#features/people/tables.ts'
import type { RepsQuery } from '../contract.ts'

/** Those of a status whose name or email has these words. */
export function matchReps({ q, status }: Pick<RepsQuery, 'q' | 'status'>) {
	const pattern = `%${q?.replace(/[\\%_]/g, '\\$&')}%`
	return and(
		status === 'all' ? undefined : eq(people.banned, status === 'inactive'),
		q ? or(ilike(people.name, pattern), ilike(people.email, pattern)) : undefined,
	)
}
