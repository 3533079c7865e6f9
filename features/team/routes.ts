import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { RecordingSummary } from '#features/analysis/contract.ts'
import type { SignedIn } from '#features/people/index.ts'
import { json, newRouter } from '#platform/http/api.ts'
import { setPageHeaders } from '#platform/http/set-page-headers.ts'
import type { Services } from '#platform/services.ts'
import {
	AnalyticsPeriod,
	CallBehind,
	CallsBehindQuery,
	ComplianceQuery,
	EmployeePage,
	ListedRep,
	Performance,
	PerformanceQuery,
	Period,
	RepCompliance,
	ReportQuery,
	RepsQuery,
	SavedChat,
	ScoredEmployee,
	ScoredEmployeesQuery,
	TeamAnalytics,
	TeamOverview,
	TeamReport,
} from './contract.ts'
import { listCallsBehind } from './list-calls-behind.ts'
import { listCompliance } from './list-compliance.ts'
import { listReps } from './list-reps.ts'
import { listScoredEmployees } from './list-scored-employees.ts'
import { exportReport, showReport } from './make-report.ts'
import { listEmployeeRecordings } from './profile/list-employee-recordings.ts'
import { listSavedChats } from './profile/list-saved-chats.ts'
import { readPerformance } from './profile/read-performance.ts'
import { readAnalytics } from './read-analytics.ts'
import { readOverview } from './read-overview.ts'

const params = z.object({ id: z.string() })

const overview = createRoute({
	method: 'get',
	path: '/api/admin/overview',
	request: { query: Period },
	responses: { 200: json(TeamOverview, 'The team at a glance') },
})
const analytics = createRoute({
	method: 'get',
	path: '/api/admin/analytics',
	request: { query: AnalyticsPeriod },
	responses: { 200: json(TeamAnalytics, 'Twelve weeks of the reps’ scored calls') },
})
const reps = createRoute({
	method: 'get',
	path: '/api/admin/reps',
	request: { query: RepsQuery },
	responses: { 200: json(z.array(ListedRep), 'Sales reps with their figures') },
})
const compliance = createRoute({
	method: 'get',
	path: '/api/admin/compliance',
	request: { query: ComplianceQuery },
	responses: { 200: json(z.array(RepCompliance), 'Compliance by rep, lowest first') },
})
const callsBehind = createRoute({
	method: 'get',
	path: '/api/admin/compliance/{id}/calls',
	request: { params, query: CallsBehindQuery },
	responses: { 200: json(z.array(CallBehind), 'The calls behind a rep’s figure') },
})
const report = createRoute({
	method: 'get',
	path: '/api/admin/report',
	request: { query: ReportQuery },
	responses: { 200: json(TeamReport, 'The report for the printable page') },
})
const csv = createRoute({
	method: 'get',
	path: '/api/admin/report.csv',
	request: { query: ReportQuery },
	responses: {
		200: { description: 'The report, one row per rep', content: { 'text/csv': { schema: z.string() } } },
	},
})
const employees = createRoute({
	method: 'get',
	path: '/api/admin/employees',
	request: { query: ScoredEmployeesQuery },
	responses: { 200: json(z.array(ScoredEmployee), 'One page of employees, by name, with their scores') },
})
const employeeRecordings = createRoute({
	method: 'get',
	path: '/api/employees/{id}/recordings',
	request: { params, query: EmployeePage },
	responses: { 200: json(z.array(RecordingSummary), 'The calls of a person, newest first') },
})
const employeeChats = createRoute({
	method: 'get',
	path: '/api/employees/{id}/chats',
	request: { params, query: EmployeePage },
	responses: { 200: json(z.array(SavedChat), 'Titles and dates of a person’s saved conversations') },
})
const performance = createRoute({
	method: 'get',
	path: '/api/employees/{id}/performance',
	request: { params, query: PerformanceQuery },
	responses: { 200: json(Performance, 'A person’s performance compared with the team') },
})

/** For administrators alone: everything here lies under /api/admin and /api/employees. */
export function teamRoutes({ db }: Services) {
	return newRouter<SignedIn>()
		.openapi(overview, async (c) => c.json(await readOverview(db, c.req.valid('query')), 200))
		.openapi(analytics, async (c) => c.json(await readAnalytics(db, c.req.valid('query')), 200))
		.openapi(reps, async (c) => {
			const { page, ...rest } = await listReps(db, c.req.valid('query'))
			setPageHeaders(c, rest)
			return c.json(page, 200)
		})
		.openapi(compliance, async (c) => {
			const { page, ...rest } = await listCompliance(db, c.req.valid('query'))
			setPageHeaders(c, rest)
			return c.json(page, 200)
		})
		.openapi(callsBehind, async (c) => {
			const { page, ...rest } = await listCallsBehind(db, c.req.valid('param').id, c.req.valid('query'))
			setPageHeaders(c, rest)
			return c.json(page, 200)
		})
		.openapi(report, async (c) => c.json(await showReport(db, c.get('person'), c.req.valid('query')), 200))
		.openapi(csv, async (c) => {
			const lines = await exportReport(db, c.get('person'), c.req.valid('query'))
			return c.body(lines, 200, {
				'Content-Type': 'text/csv; charset=utf-8',
				'Content-Disposition': `attachment; filename="team-report-${new Date().toISOString().slice(0, 10)}.csv"`,
				'Cache-Control': 'no-store',
			})
		})
		.openapi(employees, async (c) => {
			const { page, ...rest } = await listScoredEmployees(db, c.req.valid('query'))
			setPageHeaders(c, rest)
			return c.json(page, 200)
		})
		.openapi(employeeRecordings, async (c) => {
			const { page, ...rest } = await listEmployeeRecordings(
				db,
				c.req.valid('param').id,
				c.req.valid('query'),
			)
			setPageHeaders(c, rest)
			return c.json(page, 200)
		})
		.openapi(employeeChats, async (c) => {
			const { page, ...rest } = await listSavedChats(db, c.req.valid('param').id, c.req.valid('query'))
			setPageHeaders(c, rest)
			return c.json(page, 200)
		})
		.openapi(performance, async (c) => {
			const { timeZone } = c.req.valid('query')
			return c.json(await readPerformance(db, c.req.valid('param').id, timeZone), 200)
		})
}
