import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { endTestCalls } from '#features/live-coaching/index.ts'
import { requireAdmin, type SignedIn } from '#features/people/index.ts'
import { json, newRouter } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { SampleCompany, SampleLiveCall, SampleRemoval } from './contract.ts'
import { playLiveCall } from './play-live-call.ts'
import { readSampleCompany } from './read-sample-company.ts'
import { removeSampleCompany } from './remove-sample-company.ts'

const state = createRoute({
	method: 'get',
	path: '/api/sample-company',
	responses: { 200: json(SampleCompany, 'How much of the sample company is loaded') },
})
const removal = createRoute({
	method: 'delete',
	path: '/api/admin/sample-company',
	responses: { 200: json(SampleRemoval, 'What was removed') },
})
const liveCall = createRoute({
	method: 'post',
	path: '/api/admin/sample-company/live-call',
	responses: { 201: json(SampleLiveCall, 'The call has started') },
})
const endLiveCall = createRoute({
	method: 'delete',
	path: '/api/admin/sample-company/live-call',
	responses: { 200: json(z.object({ ok: z.literal(true) }), 'The call has ended') },
})

export function sampleCompanyRoutes(services: Services) {
	return newRouter<SignedIn>()
		.openapi(state, async (c) => c.json(await readSampleCompany(services.db), 200))
		.openapi(removal, async (c) => c.json(await removeSampleCompany(services, c.get('person')), 200))
		.openapi(liveCall, async (c) => c.json(await playLiveCall(services, c.get('person')), 201))
		.openapi(endLiveCall, async (c) => {
			requireAdmin(c.get('person'))
			await endTestCalls(services, c.get('person').id)
			return c.json({ ok: true as const }, 200)
		})
}
