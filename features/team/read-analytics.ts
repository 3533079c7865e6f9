import { and, gte, inArray, isNotNull, sql } from 'drizzle-orm'
import { passMark } from '#features/analysis/limits.ts'
import { recordings } from '#features/recordings/tables.ts'
import type { Db } from '#platform/db/database.ts'
import type { AnalyticsPeriod, TeamAnalytics } from './contract.ts'
import { countBrokenRules } from './figures/count-broken-rules.ts'
import { readCalendar } from './figures/read-calendar.ts'
import { type RepRow, readReps } from './figures/read-reps.ts'
import { addUp, mean, sumUpCalls, type Tally } from './figures/sum-up-calls.ts'

/** How the reps' calls developed over twelve weeks, by week and department, and the rules broken on most calls. */
export async function readAnalytics(
	db: Db,
	{ timeZone }: AnalyticsPeriod,
	now?: Date,
): Promise<TeamAnalytics> {
	const calendar = await readCalendar(db, timeZone, 1, now)
	const [from = calendar.today] = calendar.weeks
	const reps = await readReps(db, { ...calendar, period: from })
	const ids = reps.map(({ id }) => id)
	const weeks = await tallyWeeks(db, ids, calendar.weeks)
	const total = addUp(weeks)
	return {
		from: from.toISOString(),
		scoredCalls: total.scoredCalls,
		weeks: weeks.map((week) => ({ start: week.start.toISOString(), ...presentTally(week) })),
		departments: byDepartment(reps),
		rules: await countRules(db, ids, from),
	}
}

type WeekTally = Tally & { start: Date; passing: number }

const presentTally = (tally: Tally & { passing: number }) => ({
	...sumUpCalls(tally),
	passRate: mean(100 * tally.passing, tally.scoredCalls),
})

async function tallyWeeks(
	db: Db,
	personIds: readonly string[],
	starts: readonly Date[],
): Promise<WeekTally[]> {
	const { ownerId, uploadedAt, overallScore, complianceScore, isClosedDeal } = recordings
	const [first] = starts
	if (!first || personIds.length === 0) return []
	const bounds = `{${starts.map((start) => start.toISOString()).join(',')}}`
	const rows = await db
		.select({
			/** 1 is the first week. */
			week: sql<number>`width_bucket(${uploadedAt}, ${bounds}::timestamptz[])`,
			scoredCalls: sql<number>`count(*)::int`,
			scoreSum: sql<number>`sum(${overallScore})::int`,
			complianceSum: sql<number>`sum(${complianceScore})::int`,
			closedDeals: sql<number>`(count(*) filter (where ${isClosedDeal}))::int`,
			passing: sql<number>`(count(*) filter (where ${overallScore} >= ${passMark}::int))::int`,
		})
		.from(recordings)
		.where(and(inArray(ownerId, [...personIds]), gte(uploadedAt, first), isNotNull(overallScore)))
		.groupBy(sql`1`)
	const none = { scoredCalls: 0, scoreSum: 0, complianceSum: 0, closedDeals: 0, passing: 0 }
	return starts.map((start, at) => {
		const { week: _, ...tally } = rows.find(({ week }) => week === at + 1) ?? { week: at + 1, ...none }
		return { start, ...tally }
	})
}

const noDepartment = 'No department'

function byDepartment(reps: readonly RepRow[]): TeamAnalytics['departments'] {
	const groups = Map.groupBy(reps, ({ department }) => department || noDepartment)
	return [...groups]
		.map(([name, members]) => ({
			name,
			reps: members.length,
			...sumUpCalls(addUp(members.map(({ tally }) => tally))),
		}))
		.sort((a, b) => (b.avgScore ?? -1) - (a.avgScore ?? -1) || a.name.localeCompare(b.name))
}

async function countRules(db: Db, ids: readonly string[], from: Date): Promise<TeamAnalytics['rules']> {
	const broken = await countBrokenRules(db, ids, from)
	const byCode = Map.groupBy(
		[...broken.values()].flatMap(({ rules }) => rules),
		({ code }) => code,
	)
	return [...byCode.values()]
		.flatMap(([rule, ...others]) =>
			rule ? [{ ...rule, calls: others.reduce((sum, { calls }) => sum + calls, rule.calls) }] : [],
		)
		.sort((a, b) => b.calls - a.calls || a.title.localeCompare(b.title))
}
