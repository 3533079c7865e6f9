import { and, asc, eq, getTableColumns, gte, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import { people } from '#features/people/tables.ts'
import { recordings } from '#features/recordings/tables.ts'
import type { Db } from '#platform/db/database.ts'
import type { Rep } from '../contract.ts'
import { type Calendar, thisWeek } from './read-calendar.ts'
import { sumUpCalls, type Tally } from './sum-up-calls.ts'

export type RepRow = Awaited<ReturnType<typeof readReps>>[number]

/** Whose calls are coached: everyone but administrators, managers included. */
export const isRep = and(ne(people.role, 'admin'), isNotNull(people.username))

const { uploadedAt, ownerId, overallScore, complianceScore, isClosedDeal } = recordings

/**
 * The reps that are meant, by name, each with their calls of today, this week, this month and the period. Reads one
 * index of the calls since the earliest of these; a figure of a rep without calls is 0.
 */
export async function readReps(db: Db, calendar: Calendar, which?: SQL) {
	const made = countCalls(db, calendar)
	const scored = tallyCalls(db, calendar)
	const rows = await db
		.select({
			person: getTableColumns(people),
			callsToday: made.today,
			callsThisWeek: made.week,
			callsThisMonth: made.month,
			scoredCalls: scored.calls,
			scoreSum: scored.scores,
			complianceSum: scored.compliance,
			closedDeals: scored.closed,
		})
		.from(people)
		.leftJoin(made, eq(made.ownerId, people.id))
		.leftJoin(scored, eq(scored.ownerId, people.id))
		.where(and(isRep, which))
		.orderBy(asc(people.name), asc(people.id))
	return rows.map(({ person, ...row }) => {
		const tally: Tally = {
			scoredCalls: row.scoredCalls ?? 0,
			scoreSum: row.scoreSum ?? 0,
			complianceSum: row.complianceSum ?? 0,
			closedDeals: row.closedDeals ?? 0,
		}
		return {
			...person,
			isActive: !person.banned,
			callsToday: row.callsToday ?? 0,
			callsThisWeek: row.callsThisWeek ?? 0,
			callsThisMonth: row.callsThisMonth ?? 0,
			tally,
			...sumUpCalls(tally),
		}
	})
}

function countCalls(db: Db, calendar: Calendar) {
	const { today, month } = calendar
	const week = thisWeek(calendar)
	const since = (start: Date) => sql<number>`(count(*) filter (where ${gte(uploadedAt, start)}))::int`
	return db
		.select({
			ownerId,
			today: since(today).as('today'),
			week: since(week).as('week'),
			month: since(month).as('month'),
		})
		.from(recordings)
		.where(gte(uploadedAt, week < month ? week : month))
		.groupBy(ownerId)
		.as('made')
}

/** Apart from the counts: a condition on each of the sums doubles what they cost. */
function tallyCalls(db: Db, { period }: Calendar) {
	return db
		.select({
			ownerId,
			calls: sql<number>`count(*)::int`.as('calls'),
			scores: sql<number>`sum(${overallScore})::int`.as('scores'),
			compliance: sql<number>`sum(${complianceScore})::int`.as('compliance'),
			closed: sql<number>`(count(*) filter (where ${isClosedDeal}))::int`.as('closed'),
		})
		.from(recordings)
		.where(and(gte(uploadedAt, period), isNotNull(overallScore)))
		.groupBy(ownerId)
		.as('scored')
}

/** A rep as the API shows one. */
export function presentRep(row: RepRow): Rep {
	const { id, name, email, callsToday, callsThisWeek, callsThisMonth } = row
	const { avgScore, closingRate, complianceScore, scoredCalls, weeklyCallTarget } = row
	return {
		id,
		name,
		email,
		status: row.isActive ? 'active' : 'inactive',
		lastLogin: row.lastSignInAt?.toISOString() ?? null,
		performance: {
			callsToday,
			callsThisWeek,
			callsThisMonth,
			avgScore,
			closingRate,
			complianceScore,
			scoredCalls,
		},
		goals: { weeklyCallTarget },
	}
}
