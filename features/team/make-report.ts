import { inArray } from 'drizzle-orm'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import { people } from '#features/people/tables.ts'
import { type CsvColumn, writeCsv } from '#platform/csv/write-csv.ts'
import type { Db } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import { formulas, type ReportLine, type ReportQuery, type TeamReport } from './contract.ts'
import { countBrokenRules } from './figures/count-broken-rules.ts'
import { readCalendar } from './figures/read-calendar.ts'
import { presentRep, readReps } from './figures/read-reps.ts'
import { mostBroken, presentPeriod } from './read-overview.ts'

/** The figures of the reps named, or of all, by name. Throws Problem 404 where an id is no rep's. */
async function makeReport(db: Db, query: ReportQuery, now = new Date()): Promise<TeamReport> {
	const { ids } = query
	const calendar = await readCalendar(db, query.timeZone, query.days, now)
	const reps = await readReps(db, calendar, ids && inArray(people.id, ids))
	if (ids && reps.length < ids.length) throw new Problem(404, 'no-such-employee', 'Employee not found')
	const broken = await countBrokenRules(
		db,
		reps.map(({ id }) => id),
		calendar.period,
	)
	return {
		period: presentPeriod(query, calendar),
		madeAt: now.toISOString(),
		reps: reps.map((rep) => ({
			...presentRep(rep),
			title: rep.title,
			department: rep.department,
			mostBroken: mostBroken(broken.get(rep.id)),
		})),
		formulas,
	}
}

/** The report to be printed, written down in the audit trail. */
export function showReport(db: Db, person: Person, query: ReportQuery) {
	return recordReport(db, person, query, 'page')
}

/** The report as CSV, written down in the audit trail. */
export async function exportReport(db: Db, person: Person, query: ReportQuery) {
	const { reps, period } = await recordReport(db, person, query, 'csv')
	return writeCsv(columnsOf(period.days), reps)
}

async function recordReport(db: Db, person: Person, query: ReportQuery, form: 'page' | 'csv') {
	const report = await makeReport(db, query)
	const details = { days: report.period.days, reps: report.reps.length, form }
	await recordAuditEvent(db, { personId: person.id, action: 'report.exported', subjectId: null, details })
	return report
}

function columnsOf(days: number): CsvColumn<ReportLine>[] {
	const ofPeriod = (heading: string) => `${heading}, last ${days} days`
	return [
		{ heading: 'Name', value: ({ name }) => name },
		{ heading: 'Email', value: ({ email }) => email },
		{ heading: 'Title', value: ({ title }) => title },
		{ heading: 'Department', value: ({ department }) => department },
		{ heading: 'Status', value: ({ status }) => status },
		{ heading: 'Last sign-in (UTC)', value: ({ lastLogin }) => lastLogin },
		{ heading: 'Calls today', value: ({ performance }) => performance.callsToday },
		{ heading: 'Calls this week', value: ({ performance }) => performance.callsThisWeek },
		{ heading: 'Weekly call target', value: ({ goals }) => goals.weeklyCallTarget },
		{ heading: 'Calls this month', value: ({ performance }) => performance.callsThisMonth },
		{ heading: ofPeriod('Scored calls'), value: ({ performance }) => performance.scoredCalls },
		{ heading: ofPeriod('Average score (out of 100)'), value: ({ performance }) => performance.avgScore },
		{ heading: ofPeriod('Closing rate (%)'), value: ({ performance }) => performance.closingRate },
		{ heading: ofPeriod('Compliance (%)'), value: ({ performance }) => performance.complianceScore },
		{ heading: ofPeriod('Most-broken rule'), value: ({ mostBroken }) => mostBroken?.title ?? null },
		{
			heading: ofPeriod('Calls with that rule broken'),
			value: ({ mostBroken }) => mostBroken?.calls ?? null,
		},
	]
}
