import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import {
	Learned,
	PracticeSession,
	PracticeSummary,
	Prospects,
	Scenario,
} from '#features/role-play/contract.ts'
import { readPage } from '#platform/browser/read-page.ts'
import { readJson } from '#platform/browser/request.ts'

const root = '/api/roleplay/sessions'

/** Every practice call there is, those made from the person's calls included. */
export const scenarios = queryOptions({
	queryKey: ['/api/roleplay/scenarios'],
	queryFn: ({ signal }) => readJson('/api/roleplay/scenarios', z.array(Scenario), signal),
})

/** Who can play prospects. */
export const prospects = queryOptions({
	queryKey: ['/api/roleplay/prospects'],
	queryFn: ({ signal }) => readJson('/api/roleplay/prospects', Prospects, signal),
})

/** One session with all that was said. */
export function practiceSession(id: string) {
	return queryOptions({
		queryKey: [root, 'one', id],
		queryFn: ({ signal }) => readJson(addressOf(id), PracticeSession, signal),
		refetchInterval: ({ state }) => (isBeingJudged(state.data) ? judgmentPolled : false),
	})
}

/** Milliseconds between looks for what a language model makes of a completed session. */
const judgmentPolled = 4_000

const isBeingJudged = (session: PracticeSession | undefined) =>
	session?.modelJudgment?.promptVersion === null && session.modelJudgment.failure === null

export const addressOf = (id: string) => `${root}/${encodeURIComponent(id)}`

/** The person's sessions, newest first, page after page. */
export function practiceSessions(status?: PracticeSession['status']) {
	return infiniteQueryOptions({
		queryKey: [root, 'list', status ?? 'all'],
		queryFn: ({ pageParam, signal }) => {
			const query = new URLSearchParams({ limit: '50' })
			if (status) query.set('status', status)
			if (pageParam) query.set('cursor', pageParam)
			return readPage(`${root}?${query}`, PracticeSummary, signal)
		},
		initialPageParam: null as string | null,
		getNextPageParam: ({ next }) => next,
	})
}

/** What the prospects have learned from the team's calls. */
export const learned = queryOptions({
	queryKey: ['/api/roleplay/learned'],
	queryFn: ({ signal }) => readJson('/api/roleplay/learned', Learned, signal),
})

export function refreshLists(queries: QueryClient): void {
	queries.invalidateQueries({ queryKey: [root, 'list'] })
}

export function refreshScenarios(queries: QueryClient): void {
	queries.invalidateQueries({ queryKey: scenarios.queryKey })
}
