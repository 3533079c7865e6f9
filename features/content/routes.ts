import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import type { SignedIn } from '#features/people/index.ts'
import { json, newRouter } from '#platform/http/api.ts'
import { setPageHeaders } from '#platform/http/set-page-headers.ts'
import type { Services } from '#platform/services.ts'
import {
	ChangeContent,
	ContentItem,
	GenerateRequest,
	ListQuery,
	QuickPiece,
	QuickRequest,
} from './contract.ts'
import { changeItem } from './library/change-item.ts'
import { deleteItem } from './library/delete-item.ts'
import { duplicateItem } from './library/duplicate-item.ts'
import { listItems } from './library/list-items.ts'
import { readItem } from './library/read-item.ts'
import { useItem } from './library/use-item.ts'
import { writeQuickly, writeToLibrary } from './write-to-order.ts'

const Params = z.object({ id: z.string() })

const quick = createRoute({
	method: 'post',
	path: '/api/sales-content/cordoba',
	request: { body: { required: true, ...json(QuickRequest, 'The request') } },
	responses: { 200: json(QuickPiece, 'The piece; it is not saved') },
})
const generate = createRoute({
	method: 'post',
	path: '/api/sales-content/generate',
	request: { body: { required: true, ...json(GenerateRequest, 'The request') } },
	responses: { 201: json(ContentItem, 'The piece, saved in the library') },
})
const list = createRoute({
	method: 'get',
	path: '/api/sales-content',
	request: { query: ListQuery },
	responses: {
		200: json(z.array(ContentItem), 'One page, newest first; the next one in `Link`, all in `X-Total-Count`'),
	},
})
const detail = createRoute({
	method: 'get',
	path: '/api/sales-content/{id}',
	request: { params: Params },
	responses: { 200: json(ContentItem, 'One item') },
})
const change = createRoute({
	method: 'put',
	path: '/api/sales-content/{id}',
	request: { params: Params, body: { required: true, ...json(ChangeContent, 'The fields to change') } },
	responses: { 200: json(ContentItem, 'The updated item') },
})
const remove = createRoute({
	method: 'delete',
	path: '/api/sales-content/{id}',
	request: { params: Params },
	responses: { 200: json(z.object({ ok: z.literal(true) }), 'Permanently deleted') },
})
const use = createRoute({
	method: 'post',
	path: '/api/sales-content/{id}/use',
	request: { params: Params },
	responses: { 200: json(ContentItem, 'Counted as copied or printed') },
})
const duplicate = createRoute({
	method: 'post',
	path: '/api/sales-content/{id}/duplicate',
	request: { params: Params },
	responses: { 201: json(ContentItem, 'Your own copy') },
})

export function contentRoutes(services: Services) {
	const { db } = services
	return newRouter<SignedIn>()
		.openapi(quick, async (c) =>
			c.json(await writeQuickly(services, c.get('person'), c.req.valid('json')), 200),
		)
		.openapi(generate, async (c) =>
			c.json(await writeToLibrary(services, c.get('person'), c.req.valid('json')), 201),
		)
		.openapi(list, async (c) => {
			const listed = await listItems(db, c.get('person'), c.req.valid('query'))
			setPageHeaders(c, listed)
			return c.json(listed.page, 200)
		})
		.openapi(detail, async (c) => c.json(await readItem(db, c.req.valid('param').id, c.get('person')), 200))
		.openapi(change, async (c) =>
			c.json(await changeItem(services, c.req.valid('param').id, c.get('person'), c.req.valid('json')), 200),
		)
		.openapi(remove, async (c) => {
			await deleteItem(db, c.req.valid('param').id, c.get('person'))
			return c.json({ ok: true as const }, 200)
		})
		.openapi(use, async (c) => c.json(await useItem(db, c.req.valid('param').id, c.get('person')), 200))
		.openapi(duplicate, async (c) =>
			c.json(await duplicateItem(db, c.req.valid('param').id, c.get('person')), 201),
		)
}
