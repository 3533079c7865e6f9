import { createRoute } from '@hono/zod-openapi'
import { requireAdmin, type SignedIn } from '#features/people/index.ts'
import { json, newRouter } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { LanguageModelStatus, ModelTrial } from './contract.ts'
import { readStatus } from './read-status.ts'
import { tryModel } from './try-model.ts'

const status = createRoute({
	method: 'get',
	path: '/api/admin/language-model',
	responses: { 200: json(LanguageModelStatus, 'The configured language model, and its token use by day') },
})
const trial = createRoute({
	method: 'post',
	path: '/api/admin/language-model/try',
	responses: { 200: json(ModelTrial, 'The test results') },
})

export function languageModelRoutes(services: Services) {
	return newRouter<SignedIn>()
		.openapi(status, async (c) => {
			requireAdmin(c.get('person'))
			return c.json(await readStatus(services), 200)
		})
		.openapi(trial, async (c) => {
			requireAdmin(c.get('person'))
			return c.json(await tryModel(services), 200)
		})
}
