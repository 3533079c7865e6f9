import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import type { SignedIn } from '#features/people/index.ts'
import { json, newRouter } from '#platform/http/api.ts'
import { setPageHeaders } from '#platform/http/set-page-headers.ts'
import type { Services } from '#platform/services.ts'
import {
	ExportCalls,
	FilterChoices,
	ListQuery,
	RecordingDetail,
	RecordingSummary,
	RecordingsFilter,
	ScoredRecording,
	Stats,
} from './contract.ts'
import { countRecordings, readStats } from './count-recordings.ts'
import { exportRecordings } from './export-recordings.ts'
import { listFilterChoices } from './list-filter-choices.ts'
import { listRecordings } from './list-recordings.ts'
import { presentRecording, presentSummary } from './present-recording.ts'
import { readRecording } from './read-recording.ts'

const Counts = z.object({ all: z.int(), passing: z.int(), failed: z.int() })

const list = createRoute({
	method: 'get',
	path: '/api/recordings',
	request: { query: ListQuery },
	responses: {
		200: json(
			z.union([z.array(ScoredRecording), z.array(RecordingSummary)]),
			'One page; the next one in `Link`, the number of all in `X-Total-Count`',
		),
	},
})
const counts = createRoute({
	method: 'get',
	path: '/api/recordings/counts',
	request: { query: RecordingsFilter },
	responses: { 200: json(Counts, 'Numbers on the tabs') },
})
const filters = createRoute({
	method: 'get',
	path: '/api/recordings/filters',
	responses: { 200: json(FilterChoices, 'What the list can be filtered by') },
})
const csv = createRoute({
	method: 'post',
	path: '/api/recordings/export',
	request: { body: { required: true, ...json(ExportCalls, 'Which calls') } },
	responses: {
		200: {
			description: 'A line for each call that the person may see; their number in `X-Total-Count`',
			content: { 'text/csv': { schema: z.string() } },
		},
	},
})
const detail = createRoute({
	method: 'get',
	path: '/api/recordings/{id}',
	request: { params: z.object({ id: z.string() }) },
	responses: { 200: json(RecordingDetail, 'One call with its transcript and analysis') },
})
const stats = createRoute({
	method: 'get',
	path: '/api/stats',
	responses: { 200: json(Stats, 'Passing and failed calls') },
})

export function analysisRoutes(services: Services) {
	const { db } = services
	return newRouter<SignedIn>()
		.openapi(list, async (c) => {
			const query = c.req.valid('query')
			const person = c.get('person')
			const { page, nextCursor } = await listRecordings(db, person, query)
			const totals = await countRecordings(db, person, query)
			setPageHeaders(c, { nextCursor, total: totals[query.filter] })
			return c.json(query.view === 'full' ? page.map(presentRecording) : page.map(presentSummary), 200)
		})
		.openapi(counts, async (c) =>
			c.json(await countRecordings(db, c.get('person'), c.req.valid('query')), 200),
		)
		.openapi(filters, async (c) => c.json(await listFilterChoices(db, c.get('person')), 200))
		.openapi(csv, async (c) => {
			const { csv, total } = await exportRecordings(db, c.get('person'), c.req.valid('json').ids)
			const headers = {
				'Content-Type': 'text/csv; charset=utf-8',
				'Content-Disposition': `attachment; filename="calls-${new Date().toISOString().slice(0, 10)}.csv"`,
				'X-Total-Count': String(total),
				'Cache-Control': 'no-store',
			}
			return c.body(csv, 200, headers)
		})
		.openapi(detail, async (c) =>
			c.json(await readRecording(services, c.req.valid('param').id, c.get('person')), 200),
		)
		.openapi(stats, async (c) => c.json(await readStats(db, c.get('person')), 200))
}
