import { createRoute } from '@hono/zod-openapi'
import { asc } from 'drizzle-orm'
import { z } from 'zod'
import type { SignedIn } from '#features/people/index.ts'
import { people } from '#features/people/tables.ts'
import { json, newRouter } from '#platform/http/api.ts'
import { setPageHeaders } from '#platform/http/set-page-headers.ts'
import type { Services } from '#platform/services.ts'
import { AuditFilter, AuditLine, AuditPerson } from '../contract.ts'
import { exportAuditEvents } from './export-audit-events.ts'
import { AuditQuery, listAuditEvents } from './list-audit-events.ts'

const list = createRoute({
	method: 'get',
	path: '/api/admin/audit',
	request: { query: AuditQuery },
	responses: { 200: json(z.array(AuditLine), 'One page, newest first; the next one in `Link`') },
})
const csv = createRoute({
	method: 'get',
	path: '/api/admin/audit.csv',
	request: { query: AuditFilter },
	responses: {
		200: { description: 'All matching entries', content: { 'text/csv': { schema: z.string() } } },
	},
})
const everybody = createRoute({
	method: 'get',
	path: '/api/admin/audit/people',
	responses: { 200: json(z.array(AuditPerson), 'Everyone who has or had an account, by name') },
})

/** Reading the audit trail. There is no address by which it is changed. */
export function trailRoutes({ db }: Services) {
	return newRouter<SignedIn>()
		.openapi(list, async (c) => {
			const { page, nextCursor } = await listAuditEvents(db, c.req.valid('query'))
			setPageHeaders(c, { nextCursor })
			return c.json(page, 200)
		})
		.openapi(csv, async (c) => {
			const lines = await exportAuditEvents(db, c.get('person'), c.req.valid('query'))
			const headers = {
				'Content-Type': 'text/csv; charset=utf-8',
				'Content-Disposition': `attachment; filename="audit-trail-${new Date().toISOString().slice(0, 10)}.csv"`,
				'Cache-Control': 'no-store',
			}
			return c.body(lines, 200, headers)
		})
		.openapi(everybody, async (c) => {
			const { id, name } = people
			return c.json(await db.select({ id, name }).from(people).orderBy(asc(name), asc(id)), 200)
		})
}
