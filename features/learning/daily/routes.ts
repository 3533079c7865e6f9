import { createRoute } from '@hono/zod-openapi'
import type { SignedIn } from '#features/people/index.ts'
import { json, newRouter } from '#platform/http/api.ts'
import { HealthTip, Motivation } from '../contract.ts'
import { dailyInspiration } from './daily-inspiration.ts'
import { dailyTip } from './daily-tip.ts'

const motivation = createRoute({
	method: 'get',
	path: '/api/motivation',
	responses: { 200: json(Motivation, 'The line of this minute, and who wrote it') },
})
const healthTips = createRoute({
	method: 'get',
	path: '/api/health-tips',
	responses: { 200: json(HealthTip, 'The tip of this minute, and whose advice it rests on') },
})

/** Nothing here depends on the person or the database: what is shown depends on the clock alone. */
export function dailyRoutes() {
	return newRouter<SignedIn>()
		.openapi(motivation, (c) => c.json(dailyInspiration(new Date()), 200))
		.openapi(healthTips, (c) => c.json(dailyTip(new Date()), 200))
}
