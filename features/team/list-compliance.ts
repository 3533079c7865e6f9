import type { Db } from '#platform/db/database.ts'
import type { ComplianceQuery, RepCompliance } from './contract.ts'
import { countBrokenRules } from './figures/count-broken-rules.ts'
import { matchReps } from './figures/match-reps.ts'
import { pageOf } from './figures/page-of.ts'
import { readCalendar } from './figures/read-calendar.ts'
import { readReps } from './figures/read-reps.ts'

/** One page of the reps by how they keep the rules, the worst first, with what they broke. */
export async function listCompliance(db: Db, query: ComplianceQuery, now?: Date) {
	const calendar = await readCalendar(db, query.timeZone, query.days, now)
	const reps = await readReps(db, calendar, matchReps(query))
	const worstFirst = {
		by: ({ complianceScore }: (typeof reps)[number]) => complianceScore,
		isFalling: false,
	}
	const { page, ...rest } = pageOf(reps, worstFirst, query)
	const ids = page.map(({ id }) => id)
	const broken = await countBrokenRules(db, ids, calendar.period)
	return {
		...rest,
		page: page.map(
			({ id, name, isActive, complianceScore, scoredCalls }): RepCompliance => ({
				id,
				name,
				status: isActive ? 'active' : 'inactive',
				complianceScore,
				scoredCalls,
				callsWithBrokenRules: broken.get(id)?.calls ?? 0,
				rules: broken.get(id)?.rules ?? [],
			}),
		),
	}
}
