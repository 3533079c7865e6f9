import { listEmployees } from '#features/people/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { ScoredEmployee, ScoredEmployeesQuery } from './contract.ts'
import { averageOfWeeks } from './figures/average-of-weeks.ts'
import { readCalendar } from './figures/read-calendar.ts'
import { readWeeks } from './figures/read-weeks.ts'

/**
 * One page of the people who work here, as `listEmployees`, each with the average score that their profile shows: all of
 * them are read together.
 */
export async function listScoredEmployees(db: Db, { timeZone, ...query }: ScoredEmployeesQuery) {
	const { page, ...rest } = await listEmployees(db, query)
	const { weeks } = await readCalendar(db, timeZone, 1)
	const ids = page.map(({ id }) => id)
	const scored = await readWeeks(db, ids, weeks)
	return {
		...rest,
		page: page.map(
			(employee): ScoredEmployee => ({
				...employee,
				averageScore: averageOfWeeks(scored.get(employee.id) ?? []),
			}),
		),
	}
}
