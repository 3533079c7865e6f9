import type { HubModule } from '../contract.ts'

/** A practice call takes about this long, in minutes; every module ends with one. */
const practiceCall = 10

/** A module of our own academy. Its duration is that of its lessons and of one practice call. */
export function hubModule(module: Omit<HubModule, 'provider' | 'duration'>): HubModule {
	const minutes = module.lessons.reduce((sum, lesson) => sum + lesson.minutes, 0)
	return { ...module, provider: 'Candor Academy', duration: minutes + practiceCall }
}
