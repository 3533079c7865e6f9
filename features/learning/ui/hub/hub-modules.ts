import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import {
	HubModule,
	HubModuleSummary,
	type LearningProgress,
	ModuleProgress,
	ModuleRating,
	OwnCall,
	type QuizResult,
	type TrainedSubject,
} from '#features/learning/contract.ts'
import { parseAnswer, readJson, request, requestJson } from '#platform/browser/request.ts'
import { progressKey } from '../learning-progress.ts'

const root = '/api/learning'
const ratingsKey = [`${root}/ratings`]
/** Lessons change with the product alone. */
const staleTime = Number.POSITIVE_INFINITY

/** The eight modules, without their lessons' text. */
export const hubModules = queryOptions({
	queryKey: [`${root}/modules`],
	queryFn: ({ signal }) => readJson(`${root}/modules`, z.array(HubModuleSummary), signal),
	staleTime,
})

/** One module with its lessons. */
export const hubModule = (id: string) =>
	queryOptions({
		queryKey: [`${root}/modules`, id],
		queryFn: ({ signal }) => readJson(`${root}/modules/${id}`, HubModule, signal),
		staleTime,
	})

/** Only what people of the company gave. */
export const moduleRatings = queryOptions({
	queryKey: ratingsKey,
	queryFn: ({ signal }) => readJson(`${root}/ratings`, z.array(ModuleRating), signal),
})

/** Where a subject went wrong on the person's own calls. */
export const ownCalls = ({ kind, code }: TrainedSubject) =>
	queryOptions({
		queryKey: [`${root}/own-calls`, kind, code],
		queryFn: ({ signal }) =>
			readJson(`${root}/own-calls?${new URLSearchParams({ kind, code })}`, z.array(OwnCall), signal),
	})

type FinishedLesson = {
	moduleId: string
	lessonId: string
	/** Given with the last lesson of a module, which completes it. */
	completes: { quiz: QuizResult | null } | null
}

/** Marks a lesson as done and, with the last one, the module as completed. */
export function useFinishLesson() {
	const queries = useQueryClient()
	return useMutation({
		mutationFn: async ({ moduleId, lessonId, completes }: FinishedLesson) => {
			const module = `${root}/modules/${moduleId}`
			let answer = await request('PUT', `${module}/lessons/${lessonId}`, { isDone: true })
			if (completes)
				answer = await request('POST', `${module}/complete`, completes.quiz ? { quiz: completes.quiz } : {})
			return parseAnswer(answer, ModuleProgress)
		},
		onSuccess: (done) => {
			queries.setQueryData<LearningProgress>(progressKey, (now) =>
				now
					? { ...now, modules: [...now.modules.filter(({ moduleId }) => moduleId !== done.moduleId), done] }
					: now,
			)
			queries.invalidateQueries({ queryKey: [`${root}/effects`] })
		},
	})
}

/** Rates a completed module, 1-5 stars. */
export function useRateModule(moduleId: string) {
	const queries = useQueryClient()
	return useMutation({
		mutationFn: (stars: number) =>
			requestJson('PUT', `${root}/ratings/${moduleId}`, z.array(ModuleRating), { stars }),
		onSuccess: (ratings) => queries.setQueryData(ratingsKey, ratings),
	})
}
