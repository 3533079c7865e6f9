import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import type { SignedIn } from '#features/people/index.ts'
import { json, newRouter } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import {
	ChecklistItemId,
	CompleteModule,
	HubModule,
	HubModuleSummary,
	LearningProgress,
	LessonId,
	MarkChecklistItem,
	MarkLesson,
	ModuleId,
	ModuleProgress,
	ModuleRating,
	OwnCall,
	PracticeEffect,
	RateModule,
	TrainedSubject,
} from './contract.ts'
import { listOwnCalls } from './effects/list-own-calls.ts'
import { readEffects } from './effects/read-effects.ts'
import { findModule } from './hub/find-module.ts'
import { listModules } from './hub/list-modules.ts'
import { clearChecklist } from './progress/clear-checklist.ts'
import { completeModule } from './progress/complete-module.ts'
import { markChecklistItem } from './progress/mark-checklist-item.ts'
import { markLesson } from './progress/mark-lesson.ts'
import { readProgress } from './progress/read-progress.ts'
import { listRatings } from './ratings/list-ratings.ts'
import { rateModule } from './ratings/rate-module.ts'

const OfModule = z.object({ moduleId: ModuleId })
const body = <T extends z.ZodType>(schema: T) => ({
	required: true,
	content: { 'application/json': { schema } },
})

const modules = createRoute({
	method: 'get',
	path: '/api/learning/modules',
	responses: { 200: json(z.array(HubModuleSummary), 'The modules of the learning hub') },
})
const module = createRoute({
	method: 'get',
	path: '/api/learning/modules/{moduleId}',
	request: { params: OfModule },
	responses: { 200: json(HubModule, 'One module with its lessons') },
})
const progress = createRoute({
	method: 'get',
	path: '/api/learning/progress',
	responses: { 200: json(LearningProgress, 'The person’s learning progress') },
})
const complete = createRoute({
	method: 'post',
	path: '/api/learning/modules/{moduleId}/complete',
	request: { params: OfModule, body: { ...body(CompleteModule), required: false } },
	responses: { 200: json(ModuleProgress, 'Completed; the first date is kept') },
})
const lesson = createRoute({
	method: 'put',
	path: '/api/learning/modules/{moduleId}/lessons/{lessonId}',
	request: { params: OfModule.extend({ lessonId: LessonId }), body: body(MarkLesson) },
	responses: { 200: json(ModuleProgress, 'The current progress in the module') },
})
const checklistItem = createRoute({
	method: 'put',
	path: '/api/learning/checklist/{itemId}',
	request: { params: z.object({ itemId: ChecklistItemId }), body: body(MarkChecklistItem) },
	responses: { 200: json(LearningProgress, 'The full progress') },
})
const checklist = createRoute({
	method: 'delete',
	path: '/api/learning/checklist',
	responses: { 200: json(LearningProgress, 'The full progress, with nothing checked') },
})
const ratings = createRoute({
	method: 'get',
	path: '/api/learning/ratings',
	responses: { 200: json(z.array(ModuleRating), 'Every module with a rating') },
})
const rate = createRoute({
	method: 'put',
	path: '/api/learning/ratings/{moduleId}',
	request: { params: OfModule, body: body(RateModule) },
	responses: { 200: json(z.array(ModuleRating), 'Every module with a rating') },
})
const effects = createRoute({
	method: 'get',
	path: '/api/learning/effects',
	request: { query: z.object({ personId: z.string().min(1).max(100).optional() }) },
	responses: { 200: json(z.array(PracticeEffect), 'Calls before and after practice') },
})
const ownCalls = createRoute({
	method: 'get',
	path: '/api/learning/own-calls',
	request: { query: TrainedSubject },
	responses: { 200: json(z.array(OwnCall), 'Related problems on the person’s own calls, newest first') },
})

/** Modules and lessons, what people have learned of them, and what it did to their calls. */
export function learningRoutes({ db }: Services) {
	return newRouter<SignedIn>()
		.openapi(modules, (c) => c.json(listModules(), 200))
		.openapi(module, (c) => c.json(findModule(c.req.valid('param').moduleId), 200))
		.openapi(progress, async (c) => c.json(await readProgress(db, c.get('person')), 200))
		.openapi(complete, async (c) => {
			const { moduleId } = c.req.valid('param')
			return c.json(await completeModule(db, c.get('person'), moduleId, c.req.valid('json').quiz), 200)
		})
		.openapi(lesson, async (c) => {
			const { moduleId, lessonId } = c.req.valid('param')
			const { isDone } = c.req.valid('json')
			return c.json(await markLesson(db, c.get('person'), moduleId, lessonId, isDone), 200)
		})
		.openapi(checklistItem, async (c) => {
			const { isChecked } = c.req.valid('json')
			await markChecklistItem(db, c.get('person'), c.req.valid('param').itemId, isChecked)
			return c.json(await readProgress(db, c.get('person')), 200)
		})
		.openapi(checklist, async (c) => {
			await clearChecklist(db, c.get('person'))
			return c.json(await readProgress(db, c.get('person')), 200)
		})
		.openapi(ratings, async (c) => c.json(await listRatings(db, c.get('person')), 200))
		.openapi(rate, async (c) => {
			await rateModule(db, c.get('person'), c.req.valid('param').moduleId, c.req.valid('json').stars)
			return c.json(await listRatings(db, c.get('person')), 200)
		})
		.openapi(ownCalls, async (c) =>
			c.json(await listOwnCalls(db, c.get('person'), c.req.valid('query')), 200),
		)
		.openapi(effects, async (c) =>
			c.json(await readEffects(db, c.get('person'), c.req.valid('query').personId), 200),
		)
}
