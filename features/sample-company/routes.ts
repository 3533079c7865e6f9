import { createRoute } from '@hono/zod-openapi'
import type { SignedIn } from '#features/people/index.ts'
import { json, newRouter } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { SampleCompany, SampleRemoval } from './contract.ts'
import { readSampleCompany } from './read-sample-company.ts'
import { removeSampleCompany } from './remove-sample-company.ts'

const state = createRoute({
	method: 'get',
	path: '/api/sample-company',
	responses: { 200: json(SampleCompany, 'How far the sample company is loaded') },
})
const removal = createRoute({
	method: 'delete',
	path: '/api/admin/sample-company',
	responses: { 200: json(SampleRemoval, 'What was removed') },
})

export function sampleCompanyRoutes(services: Services) {
	return newRouter<SignedIn>()
		.openapi(state, async (c) => c.json(await readSampleCompany(services.db), 200))
		.openapi(removal, async (c) => c.json(await removeSampleCompany(services, c.get('person')), 200))
}
