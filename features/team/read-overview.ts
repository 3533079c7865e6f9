import type { Db } from '#platform/db/database.ts'
import { type BrokenRule, formulas, type Period, type TeamOverview } from './contract.ts'
import { type Broken, countBrokenRules } from './figures/count-broken-rules.ts'
import { type Calendar, readCalendar } from './figures/read-calendar.ts'
import { type RepRow, readReps } from './figures/read-reps.ts'
import { addUp, sumUpCalls } from './figures/sum-up-calls.ts'
import {
	complianceAlert,
	fewestCallsToRank,
	mostAlerts,
	mostRepsPictured,
	topPerformersShown,
} from './limits.ts'

/** The team at a glance: its figures, who does best and who needs a look. `now` is the moment it is read for. */
export async function readOverview(db: Db, period: Period, now?: Date): Promise<TeamOverview> {
	const calendar = await readCalendar(db, period.timeZone, period.days, now)
	const reps = await readReps(db, calendar)
	const byCompliance = reps
		.flatMap((rep) =>
			rep.isActive && rep.complianceScore !== null ? [asFigure(rep, rep.complianceScore)] : [],
		)
		.sort((a, b) => b.complianceScore - a.complianceScore || b.scoredCalls - a.scoredCalls)
	const underAlert = byCompliance.filter((rep) => rep.complianceScore < complianceAlert).reverse()
	const shown = underAlert.slice(0, mostAlerts)
	const broken = await countBrokenRules(
		db,
		shown.map(({ id }) => id),
		calendar.period,
	)
	return {
		period: presentPeriod(period, calendar),
		cards: { ...readCards(reps), repsUnderAlert: underAlert.length },
		complianceByRep: byCompliance.slice(-mostRepsPictured),
		topPerformers: rankReps(reps),
		alerts: shown.map((rep) => ({ ...rep, mostBroken: mostBroken(broken.get(rep.id)) })),
		formulas,
	}
}

export const presentPeriod = ({ days, timeZone }: Period, calendar: Calendar): TeamOverview['period'] => ({
	days,
	timeZone,
	from: calendar.period.toISOString(),
})

/** The rule that a person broke on most of their calls. */
export const mostBroken = (broken: Broken | undefined): BrokenRule | null => broken?.rules[0] ?? null

const asFigure = ({ id, name, scoredCalls }: RepRow, complianceScore: number) => ({
	id,
	name,
	complianceScore,
	scoredCalls,
})

function readCards(reps: RepRow[]) {
	const team = sumUpCalls(addUp(reps.map(({ tally }) => tally)))
	const sum = (figure: 'callsToday' | 'callsThisMonth') => reps.reduce((total, rep) => total + rep[figure], 0)
	return {
		totalReps: reps.length,
		activeReps: reps.filter(({ isActive }) => isActive).length,
		callsToday: sum('callsToday'),
		callsThisMonth: sum('callsThisMonth'),
		averagePerformance: team.avgScore,
		repsWithScoredCalls: reps.filter(({ scoredCalls }) => scoredCalls > 0).length,
		scoredCalls: team.scoredCalls,
		averageCompliance: team.complianceScore,
	}
}

function rankReps(reps: RepRow[]): TeamOverview['topPerformers'] {
	return reps
		.flatMap((rep) => {
			const { closingRate, complianceScore, scoredCalls } = rep
			if (!rep.isActive || scoredCalls < fewestCallsToRank) return []
			if (closingRate === null || complianceScore === null) return []
			return { ...asFigure(rep, complianceScore), closingRate, sum: closingRate + complianceScore }
		})
		.sort((a, b) => b.sum - a.sum || b.scoredCalls - a.scoredCalls)
		.slice(0, topPerformersShown)
}
