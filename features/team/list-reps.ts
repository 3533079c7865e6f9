import type { Db } from '#platform/db/database.ts'
import type { ListedRep, RepsQuery } from './contract.ts'
import { matchReps } from './figures/match-reps.ts'
import { pageOf } from './figures/page-of.ts'
import { readCalendar } from './figures/read-calendar.ts'
import { presentRep, type RepRow, readReps } from './figures/read-reps.ts'
import { presentWeek, readWeeks } from './figures/read-weeks.ts'
import { sparklineWeeks } from './limits.ts'

const sorts: Record<RepsQuery['sort'], (rep: RepRow) => string | number | null> = {
	name: ({ name }) => name,
	score: ({ avgScore }) => avgScore,
	compliance: ({ complianceScore }) => complianceScore,
	closing: ({ closingRate }) => closingRate,
	calls: ({ callsThisWeek }) => callsThisWeek,
	lastLogin: ({ lastSignInAt }) => lastSignInAt?.getTime() ?? null,
}

/** One page of the reps with their figures, the cursor of the next (null on the last) and how many match. */
export async function listReps(db: Db, query: RepsQuery, now?: Date) {
	const calendar = await readCalendar(db, query.timeZone, query.days, now)
	const direction = query.direction ?? (query.sort === 'name' ? 'rising' : 'falling')
	const order = { by: sorts[query.sort], isFalling: direction === 'falling' }
	const { page, ...rest } = pageOf(await readReps(db, calendar, matchReps(query)), order, query)
	const ids = page.map(({ id }) => id)
	const weeks = await readWeeks(db, ids, calendar.weeks.slice(-sparklineWeeks))
	return {
		...rest,
		page: page.map(
			(rep): ListedRep => ({ ...presentRep(rep), weeks: (weeks.get(rep.id) ?? []).map(presentWeek) }),
		),
	}
}
