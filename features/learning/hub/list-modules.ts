import type { HubModuleSummary } from '../contract.ts'
import { hubModules } from './modules/index.ts'

/** The modules of the learning hub with the names of their lessons, without the lessons themselves. */
export function listModules(): HubModuleSummary[] {
	return hubModules.map((module) => ({
		...module,
		lessons: module.lessons.map(({ id, title, minutes, trains }) => ({ id, title, minutes, trains })),
	}))
}
