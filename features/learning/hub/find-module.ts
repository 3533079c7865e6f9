import { Problem } from '#platform/http/problem.ts'
import type { HubModule } from '../contract.ts'
import { hubModules } from './modules/index.ts'

/** A module of the learning hub. Throws Problem 404 for a module that has no lessons here. */
export function findModule(moduleId: string): HubModule {
	const module = hubModules.find(({ id }) => id === moduleId)
	if (!module) throw new Problem(404, 'module-not-found', 'This module was not found.')
	return module
}
