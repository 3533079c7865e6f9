import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { OpenDispute, RuleReview, ScoringSettings } from '#features/analysis/contract.ts'
import { readPage } from '#platform/browser/read-page.ts'
import { readJson } from '#platform/browser/request.ts'

/** Agreement of reviewers with Candor, by rule. For administrators. */
export const ruleReviews = queryOptions({
	queryKey: ['/api/admin', 'rule-reviews'],
	queryFn: ({ signal }) => readJson('/api/admin/rule-reviews', z.array(RuleReview), signal),
})

/** What counts toward scores. For administrators. */
export const scoringSettings = queryOptions({
	queryKey: ['/api/admin', 'scoring-settings'],
	queryFn: ({ signal }) => readJson('/api/admin/scoring-settings', ScoringSettings, signal),
})

/** What waits for a decision, page after page, the oldest first. For administrators. */
export const openDisputes = infiniteQueryOptions({
	queryKey: ['/api/admin', 'disputes'],
	queryFn: ({ pageParam, signal }) => {
		const query = new URLSearchParams(pageParam ? { cursor: pageParam } : {})
		return readPage(`/api/admin/disputes?${query}`, OpenDispute, signal)
	},
	initialPageParam: null as string | null,
	getNextPageParam: ({ next }) => next,
})
