import type { SignedIn } from '#features/people/index.ts'
import { newRouter } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { packRoutes } from './packs/routes.ts'
import { trailRoutes } from './trail/routes.ts'

/** For administrators alone: everything here lies under /api/admin. */
export function recordsRoutes(services: Services) {
	return newRouter<SignedIn>().route('/', trailRoutes(services)).route('/', packRoutes(services))
}
